import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// A header that wants to be taller than a row allows.
private final class TallBanner: UICollectionReusableView, Updatable {
  func update(viewData: String) {}

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: 90)
  }
}

/// A header that is as tall as its data.
private final class GrowingBanner: UICollectionReusableView, Updatable {
  private var points: CGFloat = 0

  func update(viewData points: Double) { self.points = CGFloat(points) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: points)
  }
}

@MainActor
struct `A row that can be deleted in a collection view` {
  private let screen = LayoutScreen()

  private func show(_ layout: SectionLayout) {
    screen.apply {
      ListSection(id: "photos") {
        Row(PhotoCell.self, Photo(id: 1)).on(.commitEdit) { _, _ in }
      }
      .layout(layout)
    }
  }

  @Test(.enabled(if: isDebugBuild, "release builds don't look for it"))
  func `is reported if its section has no swipes and its cell no accessories`() {
    show(.grid(columns: 2))
    #expect(
      screen.failures.map(\.description) == [
        "Row '1' (section 'photos', index 0): the host doesn't deliver 'commitEdit', which the row handles: only rows "
          + "of lists can be deleted by a swipe. Give the section the layout '.list(…)', or let the cell inherit "
          + "from UICollectionViewListCell and give the row the accessory '.delete()'"
      ])
  }

  @Test func `isn't reported in a list, where the user swipes`() {
    show(.list(.plain))
    #expect(screen.view.user.swipeItem(at: path(0, 0), from: .trailing)?.titles == ["Delete"])
    #expect(screen.failures.isEmpty)
  }
}

@MainActor
struct `The title of a section` {
  private let screen = LayoutScreen()

  private var font: UIFont? {
    let title = screen.header(0) as? CollectionTitle
    return (title?.contentConfiguration as? UIListContentConfiguration)?.textProperties.font
  }

  private let fontOfLists = CollectionTitle(frame: .zero).defaultContentConfiguration()
    .textProperties.font
  private let fontOfGrids = UIListContentConfiguration.plainHeader().textProperties.font

  private func show(_ layout: SectionLayout, animated: Bool = true) {
    screen.list.apply(animated: animated) {
      ListSection(id: "lines", header: "A") {
        Row(LineCell.self, "a").on(.trailingSwipeActions) { _ in [RowAction("Pin") {}] }
      }
      .layout(layout)
    }
    screen.view.layoutIfNeeded()
  }

  @Test func `has the style of a list in each list, whose rows have swipes`() {
    show(.list(.plain))
    #expect(font == fontOfLists)
    show(.list(.plain) { $0.showsSeparators = false })
    #expect(font == fontOfLists)
    #expect(screen.view.user.separators(ofItemAt: path(0, 0)) == nil)
    show(SectionLayout.list(.plain).adapting { section, _ in section.contentInsets.top = 5 })
    #expect(font == fontOfLists)
    #expect(screen.failures.isEmpty)
  }

  @Test(.enabled(if: isDebugBuild, "release builds don't look for it"))
  func `has the style of a grid in a carousel, whose rows have no swipes`() {
    show(.carousel(itemWidth: .points(50), itemHeight: .points(50)))
    #expect(font == fontOfGrids)
    #expect(screen.failures.count == 1)
  }

  @Test(arguments: [true, false])
  func `follows a closure that makes a list at one time, and a column at another`(
    animated: Bool
  ) throws {
    let host = screen.list.host
    func change(asList: Bool) {
      show(
        SectionLayout { environment in
          guard asList else { return column() }
          var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
          host.prepare(&configuration, forSection: 0)
          return .list(using: configuration, layoutEnvironment: environment)
        }, animated: animated)
    }
    change(asList: false)
    let title = try #require(screen.header(0))
    #expect(font == fontOfGrids)
    change(asList: true)
    #expect(font == fontOfLists)
    change(asList: false)
    #expect(font == fontOfGrids)
    #expect(screen.header(0) === title)
  }

  @Test func `keeps its style beside a section whose layout changes`() {
    func show(columns: Int) {
      screen.apply {
        photos(0..<2, header: "A").layout(.list(.plain))
        photos(0..<2, id: "grid", header: "B").layout(.grid(columns: columns))
        photos(0..<2, id: "own", header: "C").layout { _ in column() }
      }
    }
    show(columns: 2)
    show(columns: 3)
    let fonts = (0..<3).map { section in
      let title = screen.header(section) as? CollectionTitle
      return (title?.contentConfiguration as? UIListContentConfiguration)?.textProperties.font
    }
    #expect(fonts == [fontOfLists, fontOfGrids, fontOfGrids])
  }

  @Test func `isn't measured if it is a view with a height`() {
    screen.apply {
      photos(0..<1, id: "a").layout(.grid(columns: 1)).header(Row(TallBanner.self, "A").height(20))
      photos(0..<1, id: "b").layout(.grid(columns: 1)).header(Row(TallBanner.self, "B"))
    }
    #expect(screen.header(0)?.frame.height == 20)
    #expect(screen.header(1)?.frame.height == 90)
  }

  @Test(arguments: [true, false])
  func `grows in place with the content of its view`(hasNewRow: Bool) throws {
    func show(_ header: Double, _ footer: Double, _ numbers: Range<Int>) {
      screen.apply {
        photos(numbers).layout(.grid(columns: 1, itemHeight: .points(50)))
          .header(Row(GrowingBanner.self, header)).footer(Row(GrowingBanner.self, footer))
      }
    }
    show(40, 20, 0..<1)
    let header = try #require(screen.header(0))
    #expect(header.frame.height == 40)
    show(90, 20, 0..<(hasNewRow ? 2 : 1))
    #expect(screen.header(0) === header)
    #expect(header.frame.height == 90)
    #expect(screen.frame(0, 0)?.minY == 90)
    #expect(screen.footer(0)?.frame.height == 20)
  }

  @Test func `has the estimated height that the section declares until it is shown`() {
    screen.apply {
      photos(0..<20, id: "a").layout(.grid(columns: 1, itemHeight: .points(100)))
      photos(0..<1, id: "b").layout(.grid(columns: 1, itemHeight: .points(100)))
        .header(Row(BannerView.self, "A").estimatedHeight(80))
      photos(0..<1, id: "c", header: "C").layout(.grid(columns: 1, itemHeight: .points(100)))
    }
    func height(_ section: Int) -> CGFloat? {
      screen.view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: path(section, 0))?.frame.height
    }
    #expect(height(1) == 80)
    #expect(height(2) == CollectionTitle.height)
  }
}
