import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// A view beside a row that a nib contains.
private final class NibBadge: UICollectionReusableView, Updatable, ReusableCell {
  static var cellSource: CellSource {
    .nib(name: "ReplacedViewTests.NibBadge", bundlePath: Bundle.main.bundlePath)
  }

  private(set) var count = 0
  private(set) var isFromNib = false

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isFromNib = true
  }

  func update(viewData count: Int) { self.count = count }
}

private final class OtherCountView: UICollectionReusableView, Updatable {
  func update(viewData count: Int) {}
}

@MainActor
struct `A view beside a row that needs another class` {
  private let screen = LayoutScreen()

  private func badge(_ section: Int, _ item: Int = 0) -> UICollectionReusableView? {
    screen.view.supplementaryView(forElementKind: "badge", at: path(section, item))
  }

  private enum Shown {
    case count, banner, nothing, nib
  }

  /// Shows a section of one row for each view.
  private func show(_ views: [Shown]) {
    screen.apply {
      for (number, view) in views.enumerated() {
        ListSection(id: number) {
          switch view {
          case .count:
            Row(PatientTile.self, "a").id(number).supplementary("badge") { _ in
              Row(CountView.self, 1)
            }
          case .banner:
            Row(PatientTile.self, "a").id(number).supplementary("badge") { _ in
              Row(BannerView.self, "new")
            }
          case .nib:
            Row(PatientTile.self, "a").id(number).supplementary("badge") { _ in
              Row(NibBadge.self, 7)
            }
          case .nothing: Row(PatientTile.self, "a").id(number)
          }
        }
        .layout(id: 0) { _ in column(withItemOfKind: "badge") }
      }
    }
  }

  private func tile(_ section: Int) -> PatientTile? {
    screen.view.cellForItem(at: path(section, 0)) as? PatientTile
  }

  @Test func `is replaced, with the cells of its section only`() {
    show([.count, .count])
    show([.count, .banner])
    #expect((badge(1) as? BannerView)?.text == "new")
    #expect((badge(0) as? CountView)?.count == 1)
    #expect(tile(0)?.reuses == 0)
    #expect(screen.failures.isEmpty)
  }

  @Test func `is replaced before the rows of its section get their accessories`() throws {
    func show<View: HostedHeaderFooter>(_ badge: Row<View, Int>)
    where View.BaseCell == UICollectionViewCell {
      screen.apply {
        ListSection(id: 0) {
          Row(LineCell.self, "a").id("a").accessories([.checkmark()])
            .supplementary("badge") { _ in badge }
          Row(LineCell.self, "b").id("b").accessories([.disclosureIndicator()])
        }
        .layout(id: 0) { _ in column(withItemOfKind: "badge") }
      }
    }
    show(Row(CountView.self, 1))
    show(Row(OtherCountView.self, 1))
    #expect(badge(0) is OtherCountView)
    let accessories = (0..<2).map { item in
      let cell = screen.view.cellForItem(at: path(0, item)) as? UICollectionViewListCell
      return cell?.accessories.map(\.accessoryType)
    }
    #expect(accessories == [[.checkmark], [.disclosureIndicator]])
  }

  @Test func `appears in a place for which no row declared a view when it was first shown`() {
    show([.nothing])
    #expect(badge(0).map { !($0 is CountView) } == true, "an empty view")
    show([.count])
    #expect((badge(0) as? CountView)?.count == 1)
    #expect(screen.failures.isEmpty)
  }

  @Test func `is replaced without an animation`() {
    show([.count])
    var wasAnimated: Bool?
    screen.list.host.otherSupplementaryView = { view, kind, path in
      wasAnimated = UIView.areAnimationsEnabled
      view.register(BannerView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "own")
      return view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "own", for: path)
    }
    #expect(screen.list.host.otherSupplementaryView != nil)
    show([.nothing])
    #expect(badge(0) is BannerView, "your own view, because the row doesn't declare one any more")
    #expect(wasAnimated == false)
  }

  @Test func `is created once if its row never declared a view`() {
    var requests = 0
    screen.list.host.otherSupplementaryView = { view, kind, path in
      requests += 1
      view.register(BannerView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "own")
      return view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "own", for: path)
    }
    show([.count, .nothing])
    #expect(requests == 1)
    show([.count, .nothing])
    screen.list.refreshVisible()
    #expect(requests == 1)
    #expect(tile(1)?.reuses == 0)
  }

  @Test func `is empty and reported if the nib has another class`() throws {
    NibLibrary.provide("ReplacedViewTests.NibBadge", OtherCountView.self)
    let raised = UIKitException.recording { show([.nib]) }
    #expect(raised.isEmpty)
    #expect(badge(0) is OtherCountView, "the only view that was dequeued for the row")
    #expect(screen.failures.map(\.path) == [RowPath(section: 0, row: 0)])
  }

  @Test func `can be in a nib`() throws {
    NibLibrary.provide("ReplacedViewTests.NibBadge", NibBadge.self)
    show([.nib])
    let badge = try #require(badge(0) as? NibBadge)
    #expect(badge.isFromNib)
    #expect(badge.count == 7)
    #expect(screen.failures.isEmpty)
  }
}
