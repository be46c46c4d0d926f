import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// A section is reloaded only if its header or footer needs another view, because its cells would be replaced and the
/// keyboard dismissed.
@MainActor
struct `A title that changes in a collection view` {
  private let list = CollectionList()

  private func show(_ titles: [String?]) {
    list.apply {
      for (number, title) in titles.enumerated() {
        ListSection(id: number, header: title) { Row(PatientTile.self, "\(number)").id(number) }
      }
    }
  }

  private var titles: [String?] { (0..<2).map { (list.header($0) as? CollectionTitle)?.title } }

  private var reuses: [Int?] { (0..<2).map { (list.cell($0, 0) as? PatientTile)?.reuses } }

  @Test func `keeps the cells of its section`() {
    show(["a", "b"])
    show(["a", "c"])
    #expect(titles == ["a", "c"])
    #expect(reuses == [0, 0])
  }

  @Test func `keeps them also when it disappears`() {
    show(["a", "b"])
    show(["a", nil])
    #expect(titles == ["a", nil])
    #expect(reuses == [0, 0])
  }

  @Test func `is replaced by a view of your own with the cells of its section only`() {
    show(["a", "b"])
    list.apply {
      ListSection(id: 0, header: "a") { Row(PatientTile.self, "0").id(0) }
      ListSection(id: 1) { Row(PatientTile.self, "1").id(1) }.header(Row(TitleView.self, "view"))
    }
    #expect((list.header(1) as? TitleView)?.title == "view")
    #expect(titles == ["a", nil])
    #expect(reuses == [0, 1])
  }

  @Test(arguments: [true, false])
  func `keeps the cells in a grid, or in lists of your own layout, when it disappears`(
    isGrid: Bool
  ) {
    let host = list.host
    list.collection.collectionViewLayout =
      isGrid
      ? CollectionListLayout(.grid(columns: 1, itemHeight: .points(40)))
      : UICollectionViewCompositionalLayout { section, environment in
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        host.prepare(&configuration, forSection: section)
        return .list(using: configuration, layoutEnvironment: environment)
      }
    show(["a", "b"])
    #expect(titles == ["a", "b"])
    show(["a", nil])
    #expect(titles == ["a", nil])
    #expect(reuses == [0, 0])
  }

  @Test func `is hidden in a layout that has headers in any case`() throws {
    let section = column()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    list.collection.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    show(["a", "b"])
    #expect(titles == ["a", "b"])
    show(["a", nil])
    #expect(titles == ["a", nil])
    #expect(list.header(1) != nil, "an empty view, because the layout has a place for it")
  }

  /// A layout that notes what invalidates it.
  private final class NotingLayout: UICollectionViewCompositionalLayout {
    var asked: [Int] = []
    var invalidations: [String] = []

    override func invalidateLayout() {
      invalidations.append("all")
      super.invalidateLayout()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      for (_, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
        invalidations += paths.map { "section \($0.section)" }
      }
      super.invalidateLayout(with: context)
    }
  }

  /// HeadlessUIKit doesn't measure texts: each line of 20 characters is 30 points high.
  private final class MeasuredTitle: CollectionTitle {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      CGSize(width: targetSize.width, height: 30 * CGFloat(1 + title.count / 20))
    }
  }

  @Test(arguments: [true, false])
  func `invalidates no section, or its own if it needs another height`(isPrepared: Bool) {
    list.collection.register(
      MeasuredTitle.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: CollectionTitle.identifier)
    var asked: [Int] = []
    let host = list.host
    let layout = NotingLayout { section, environment in
      asked.append(section)
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      if isPrepared {
        host.prepare(&configuration, forSection: section)
      } else {
        configuration.headerMode = .supplementary
      }
      return .list(using: configuration, layoutEnvironment: environment)
    }
    list.collection.collectionViewLayout = layout
    var seen = (0..<5).map { "\($0)" }
    show(seen)
    for (section, title, expected) in [
      (0, "another", []), (2, "word", []), (40, "off screen", []),
      (1, String(repeating: "a long title ", count: 20), ["section 1"]),
      (1, "short", ["section 1"]),
    ] {
      while seen.count <= section { seen.append("\(seen.count)") }
      show(seen)
      (asked, layout.invalidations) = ([], [])
      seen[section] = title
      show(seen)
      #expect(layout.invalidations == expected, "title \(title)")
      #expect(expected != [] || asked == [], "title \(title)")
      #expect((list.header(min(section, 1)) as? CollectionTitle)?.title == seen[min(section, 1)])
    }
  }

  @Test func `is laid out again only where the layout needs another place`() {
    let layout = NotingLayout { [host = list.host] section, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      host.prepare(&configuration, forSection: section)
      return .list(using: configuration, layoutEnvironment: environment)
    }
    list.collection.collectionViewLayout = layout
    for (titles, expected) in [
      (["a", nil], ["all"]), (["a", "b"], ["all"]), (["c", "b"], []), ([nil, nil], ["all"]),
    ] as [([String?], [String])] {
      layout.invalidations = []
      show(titles)
      #expect(self.titles == titles)
      if titles != ["a", nil] { #expect(layout.invalidations == expected) }
    }
  }

  @Test func `keeps the layout of a flow layout, which has one height for titles`() {
    final class NotingFlow: UICollectionViewFlowLayout {
      var invalidations = 0
      override func invalidateLayout() {
        invalidations += 1
        super.invalidateLayout()
      }
    }
    let layout = NotingFlow()
    layout.itemSize = CGSize(width: 320, height: 44)
    list.collection.collectionViewLayout = layout
    show(["a", "b"])
    layout.invalidations = 0
    show(["a", "c"])
    #expect(titles == ["a", "c"])
    #expect(layout.invalidations == 0)
    show(["a", nil])
    #expect(titles == ["a", nil])
    #expect(layout.invalidations > 0)
    show(["b", "d"])
    #expect(titles == ["b", "d"])
  }
}
