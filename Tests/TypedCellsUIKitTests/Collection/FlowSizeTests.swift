import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// The height that a cell measured, as an app keeps it for its delegate.
@MainActor
private final class MeasuredHeight {
  var points: CGFloat = 44
}

private struct Message {
  let height: CGFloat
  let measured: MeasuredHeight
}

/// A cell that measures its content when it is updated.
private final class MeasuringTile: UICollectionViewCell, Updatable {
  func update(viewData message: Message) { message.measured.points = message.height }
}

private final class MeasuringDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let measured = MeasuredHeight()

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 320, height: measured.points)
  }
}

private final class HeaderWidths: NSObject, UICollectionViewDelegateFlowLayout {
  var width: CGFloat = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: width, height: 1)
  }
}

/// A layout that counts how often it is invalidated.
private final class CountingLayout: UICollectionViewFlowLayout {
  var invalidations = 0

  override func invalidateLayout() {
    invalidations += 1
    super.invalidateLayout()
  }
}

@MainActor
struct `Sizes in a flow layout` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let layout = CountingLayout()
  private let view: CountingView
  private let list: TypedCellsUIKit.CollectionList

  init() {
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    view = CountingView(frame: window.bounds, collectionViewLayout: layout)
    window.addSubview(view)
    list = TypedCellsUIKit.CollectionList(view)
  }

  private func frame(_ section: Int, _ item: Int) -> CGRect? {
    view.cellForItem(at: path(section, item))?.frame
  }

  @Test func `change with the heights of rows, while the cells stay`() throws {
    func show(_ height: Double) {
      list.apply {
        ListSection(id: 0) {
          Row(PatientTile.self, "a").id("a").height(height)
          Row(PatientTile.self, "b").id("b")
        }
      }
    }
    show(20)
    view.layoutIfNeeded()
    let first = try #require(view.cellForItem(at: path(0, 0)) as? PatientTile)
    let second = try #require(view.cellForItem(at: path(0, 1)) as? PatientTile)
    view.batches = 0
    show(33)
    #expect(first.frame.height == 33)
    #expect(second.frame.minY == 33)
    #expect((first.reuses, second.reuses) == (0, 0))
    #expect(view.batches == 0, "nothing was inserted, deleted or moved")
  }

  @Test func `change with the heights of headers, while the views stay`() throws {
    func show(_ height: Double) {
      list.apply {
        ListSection(id: 0) { Row(PatientTile.self, "a").id("a") }
          .header(Row(TitleView.self, "header").height(height))
      }
    }
    show(20)
    view.layoutIfNeeded()
    let header = try #require(list.host.visibleHeaderFooters.first?.view)
    show(33)
    #expect(list.host.visibleHeaderFooters.first?.view === header)
    #expect(header.frame.height == 33)
    #expect(frame(0, 0)?.minY == 33)
  }

  @Test func `change with the heights of headers also in a layout that measures its cells`() {
    layout.estimatedItemSize = layout.itemSize
    func show(_ height: Double) -> CGFloat? {
      list.apply {
        ListSection(id: 0) { Row(PatientTile.self, "a").id("a") }
          .header(Row(TitleView.self, "header").height(height))
      }
      view.layoutIfNeeded()
      return list.host.visibleHeaderFooters.first?.view.frame.height
    }
    #expect(show(20) == 20)
    #expect(show(33) == 33)
  }

  @Test func `of headers are widths in a layout that scrolls horizontally`() {
    let own = HeaderWidths()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 44, height: 440)
    list.apply {
      ListSection(id: 0, header: "A") { Row(PatientTile.self, "a") }
      ListSection(id: 1) { Row(PatientTile.self, "b") }.footer(Row(TitleView.self, "B").height(30))
    }
    func frames() -> [CGRect?] {
      view.layoutIfNeeded()
      let header = UICollectionView.elementKindSectionHeader
      let footer = UICollectionView.elementKindSectionFooter
      return [(header, 0), (footer, 1)].map { kind, section in
        view.supplementaryView(forElementKind: kind, at: path(section, 0))?.frame
      }
    }
    func frame(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(x: x, y: 0, width: width, height: 440)
    }
    #expect(frames() == [frame(0, 120), frame(120 + 88, 120)])
    (layout.headerReferenceSize, layout.footerReferenceSize) = (
      CGSize(width: 60, height: 1), CGSize(width: 50, height: 1)
    )
    #expect(frames() == [frame(0, 60), frame(60 + 88, 50)])
    list.host.delegate = own
    for width in [70.0, 80] {
      own.width = width
      list.refreshVisible()
      #expect(frames().first == frame(0, width))
    }
  }

  @Test(arguments: [true, false])
  func `that cells measure follow an animated change in an animation`(animated: Bool) {
    let own = MeasuringDelegate()
    list.host.delegate = own
    func show(_ numbers: Range<Int>, _ height: CGFloat) {
      list.apply(animated: animated) {
        ListSection(id: 0) {
          for number in numbers {
            Row(MeasuringTile.self, Message(height: height, measured: own.measured)).id(number)
          }
        }
      }
    }
    show(0..<1, 44)
    view.layoutIfNeeded()
    view.batches = 0
    show(0..<2, 70)
    #expect(frame(0, 0)?.height == 70)
    #expect(frame(0, 1)?.minY == 70)
    #expect(view.batches == (animated ? 2 : 1), "the insertion, and the new sizes")
  }

  @Test func `are requested again only if one changed`() {
    list.apply {
      ListSection(id: 0, header: "A", footer: "end") {
        Row(PatientTile.self, "a").height(20)
        Row(PatientTile.self, "b")
      }
      ListSection(id: 1) { Row(PatientTile.self, "c") }.header(Row(TitleView.self, "C").height(30))
    }
    view.layoutIfNeeded()
    layout.invalidations = 0
    list.refreshVisible()
    #expect(layout.invalidations == 0)
  }

  @Test func `are those of the layout if the list doesn't ask for sizes`() {
    let view = CountingView(frame: window.bounds, collectionViewLayout: CountingLayout())
    window.addSubview(view)
    let list = TypedCellsUIKit.CollectionList(view, options: CollectionOptions(asksForSizes: false))
    list.apply { ListSection(id: 0) { Row(PatientTile.self, "a").height(20) } }
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(0, 0))?.frame.height == 50)
    (view.collectionViewLayout as? CountingLayout)?.invalidations = 0
    list.refreshVisible()
    #expect((view.collectionViewLayout as? CountingLayout)?.invalidations == 0)
  }

  @Test func `fill the width at once, also if the list doesn't ask for sizes otherwise`() {
    let view = CountingView(frame: window.bounds, collectionViewLayout: CountingLayout())
    window.addSubview(view)
    let list = TypedCellsUIKit.CollectionList(view, options: CollectionOptions(asksForSizes: false))
    list.apply { ListSection(id: 0) { Row(PatientTile.self, "a") } }
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(0, 0))?.frame.width == 50)
    list.host.fillsWidth = true
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(0, 0))?.frame.width == 320)
  }

  @Test func `fill the width between all insets, also after a rotation`() {
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    view.contentInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4)
    let insets: CGFloat = 10 + 20 + 3 + 4
    list.host.fillsWidth = true
    list.apply { ListSection(id: 0) { Row(PatientTile.self, "a") } }
    view.layoutIfNeeded()
    #expect(frame(0, 0)?.width == 320 - insets)
    view.frame.size.width = 440
    view.layoutIfNeeded()
    #expect(frame(0, 0)?.width == 440 - insets)
    view.frame.size.width = 320
    view.layoutIfNeeded()
    #expect(frame(0, 0)?.width == 320 - insets)
    view.frame.size.width = 30
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: path(0, 0))?.frame.width == 0, "not negative")
  }

  @Test func `are the layout's again when items needn't fill the width any more`() {
    layout.itemSize = CGSize(width: 50, height: 50)
    list.host.fillsWidth = true
    list.apply { ListSection(id: 0) { Row(PatientTile.self, "a") } }
    view.layoutIfNeeded()
    #expect(list.host.fillsWidth)
    #expect(frame(0, 0)?.width == 320)
    list.host.fillsWidth = false
    view.layoutIfNeeded()
    #expect(!list.host.fillsWidth)
    #expect(frame(0, 0)?.width == 50)
  }
}
