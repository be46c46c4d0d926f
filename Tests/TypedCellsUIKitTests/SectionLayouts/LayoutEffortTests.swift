import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// Laying out all sections takes longer the more rows they have, and a batch update for it is animated.
@MainActor
struct `Sections are laid out again` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  private func makeList(
    _ layout: SectionLayout
  ) -> (TypedCellsUIKit.CollectionList, CountingView) {
    let view = CountingView(
      frame: window.bounds, collectionViewLayout: CollectionListLayout(layout))
    window.addSubview(view)
    return (TypedCellsUIKit.CollectionList(view), view)
  }

  @Test(arguments: [true, false])
  func `by no batch of their own while no section has another layout`(isList: Bool) {
    let (list, view) = makeList(isList ? .list(.plain) : .grid(columns: 2))
    func show(_ numbers: Range<Int>) {
      list.apply { photos(numbers, header: "A") }
      view.layoutIfNeeded()
    }
    show(0..<2)
    view.batches = 0
    show(0..<2)
    #expect(view.batches == 0)
    show(0..<3)
    #expect(view.batches == 1, "the insertion")
  }

  @Test func `when the only section with a layout of its own has none any more`() {
    let (list, view) = makeList(.list(.plain))
    func show(_ layout: SectionLayout?) {
      list.apply {
        if let layout { photos(0..<2).layout(layout) } else { photos(0..<2) }
      }
      view.layoutIfNeeded()
    }
    func frame() -> CGRect? { view.layoutAttributesForItem(at: path(0, 1))?.frame }
    show(nil)
    #expect(frame() == CGRect(x: 0, y: 70, width: 300, height: 70))
    show(.grid(columns: 2, itemHeight: .points(50)))
    #expect(frame() == CGRect(x: 150, y: 0, width: 150, height: 50))
    show(nil)
    #expect(frame()?.width == 300)
  }

  @Test func `if the layout of one changes while another is inserted`() {
    let (list, view) = makeList(.list(.plain))
    func show(_ ids: [String], columns: Int) {
      list.apply {
        for id in ids { photos(0..<2, id: id).layout(.grid(columns: columns)) }
      }
      view.layoutIfNeeded()
    }
    show(["a"], columns: 1)
    view.batches = 0
    show(["b", "a"], columns: 2)
    #expect(view.batches == 2)
    show(["c", "b", "a"], columns: 2)
    #expect(view.batches == 3, "only the insertion")
  }

  @Test func `if the height of a header changes, but not in lists, which measure theirs`() {
    let (list, view) = makeList(.list(.plain))
    func show(inList: Double, inGrid: Double) {
      list.apply {
        photos(0..<1, id: "list").header(Row(BannerView.self, "A").height(inList))
        photos(0..<1, id: "grid").header(Row(BannerView.self, "B").height(inGrid))
          .layout(.grid(columns: 2))
      }
      view.layoutIfNeeded()
    }
    show(inList: 20, inGrid: 20)
    view.batches = 0
    show(inList: 30, inGrid: 20)
    #expect(view.batches == 0)
    show(inList: 30, inGrid: 30)
    #expect(view.batches == 1)
  }

  @Test func `by their closures only if content is applied, not if it is refreshed`() {
    let (list, view) = makeList(.list(.plain))
    var calls = 0
    list.apply {
      // Without rows, because UIKit lays out again when cells are measured again.
      photos(0..<0).layout { _ in
        calls += 1
        return column()
      }
    }
    view.layoutIfNeeded()
    #expect(calls > 0)
    calls = 0
    list.refreshVisible()
    view.layoutIfNeeded()
    #expect(calls == 0)
  }
}
