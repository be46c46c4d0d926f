import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

@MainActor
struct `A section whose layout changes` {
  private let screen = LayoutScreen()
  private let journal = Journal()

  @Test func `has a header of another height if only its height changes`() {
    func show(_ height: Double) {
      screen.apply {
        photos(0..<2).layout(.grid(columns: 2, itemHeight: .points(50)))
          .header(Row(BannerView.self, "A").height(height))
      }
    }
    show(20)
    #expect(screen.frame(0, 0)?.minY == 20)
    show(40)
    #expect(screen.header(0)?.frame.height == 40)
    #expect(screen.frame(0, 0)?.minY == 40)
  }

  @Test func `has a header of another height in a list whose own layout is a grid`() {
    let screen = LayoutScreen(.grid(columns: 2, itemHeight: .points(50)))
    func show(_ height: Double) {
      screen.apply { photos(0..<2).header(Row(BannerView.self, "A").height(height)) }
    }
    show(20)
    show(40)
    #expect(screen.header(0)?.frame.height == 40)
  }

  @Test func `isn't laid out again by a batch of its own when sections change around it`() {
    let view = CountingView(
      frame: screen.window.bounds, collectionViewLayout: CollectionListLayout())
    screen.window.addSubview(view)
    let list = TypedCellsUIKit.CollectionList(view)
    func show(_ ids: [String]) {
      list.apply {
        for id in ids {
          photos(0..<2, id: id).layout(.grid(columns: id.count, itemHeight: .points(50)))
        }
      }
      view.layoutIfNeeded()
    }
    show(["a", "bb"])
    view.batches = 0
    show(["ccc", "bb"])
    #expect(view.batches == 1)
    #expect(view.cellForItem(at: path(0, 1))?.frame.minX == 100)
    list.apply { photos(0..<2).layout { _ in column() } }
    view.batches = 0
    list.refreshVisible()
    #expect(view.batches == 0, "a refresh keeps the closure")
  }

  @Test func `is left alone while the user moves a row to another section`() async {
    final class StrictView: UICollectionView {
      var isMoving = false
      var batchesDuringMove = 0

      override func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
      ) {
        if isMoving { batchesDuringMove += 1 }
        super.performBatchUpdates(updates, completion: completion)
      }
    }
    let view = StrictView(
      frame: screen.window.bounds, collectionViewLayout: CollectionListLayout())
    screen.window.addSubview(view)
    let list = TypedCellsUIKit.CollectionList(view)
    func show(_ a: [Int], _ b: [Int], height: CGFloat) {
      list.apply {
        for (id, numbers) in [("a", a), ("b", b)] {
          ListSection(id: id) {
            for number in numbers {
              Row(PhotoCell.self, Photo(id: number)).on(.move) { _, _ in
                show([2], [1, 3], height: 80)
                #expect(view.batchesDuringMove == 0)
              }
            }
          }
          .layout { _ in column(height: height) }
        }
      }
    }
    show([1, 2], [3], height: 50)
    view.layoutIfNeeded()
    view.isMoving = true
    view.user.moveItem(from: path(0, 0), to: path(1, 0))
    view.isMoving = false
    #expect(view.batchesDuringMove == 0)
    await nextTurn()
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: path(1, 1))?.frame.minY == 160, "the new layout")
  }

  @Test func `keeps its layout when sections are inserted, moved and deleted`() {
    func show(_ order: [String]) {
      screen.apply {
        for id in order {
          switch id {
          case "grid": photos(0..<2, id: id).layout(.grid(columns: 2, itemHeight: .points(50)))
          case "tall": photos(2..<4, id: id).layout { _ in column(height: 90) }
          default: ListSection(id: id) { Row(LineCell.self, id) }
          }
        }
      }
    }
    show(["grid", "tall"])
    #expect(screen.frame(0, 1) == CGRect(x: 150, y: 0, width: 150, height: 50))
    show(["line", "tall", "grid"])
    #expect(screen.frame(1, 0)?.size == CGSize(width: 300, height: 90))
    #expect(screen.frame(2, 1)?.size == CGSize(width: 150, height: 50))
    show(["tall"])
    #expect(screen.frame(0, 1) == CGRect(x: 0, y: 90, width: 300, height: 90))
    #expect(screen.failures.isEmpty)
  }

  @Test func `is laid out again when only its layout changes`() {
    func show(columns: Int) {
      screen.apply {
        photos(0..<4).layout(.grid(columns: columns, itemHeight: .points(50)))
      }
    }
    show(columns: 2)
    let cell = screen.view.cellForItem(at: path(0, 2))
    #expect(cell?.frame == CGRect(x: 0, y: 50, width: 150, height: 50))
    show(columns: 4)
    #expect(cell?.frame == CGRect(x: 150, y: 0, width: 75, height: 50))
    #expect(screen.view.cellForItem(at: path(0, 2)) === cell, "the cell is kept")
  }

  @Test func `changes its layout with an animation unless you don't want one`() {
    let view = CountingView(
      frame: screen.window.bounds, collectionViewLayout: CollectionListLayout())
    screen.window.addSubview(view)
    let list = TypedCellsUIKit.CollectionList(view)
    func show(columns: Int, animated: Bool) {
      list.apply(animated: animated) {
        photos(0..<4).layout(.grid(columns: columns, itemHeight: .points(50)))
      }
      view.layoutIfNeeded()
    }
    show(columns: 2, animated: true)
    view.batches = 0
    show(columns: 4, animated: false)
    #expect(view.batches == 0)
    #expect(view.cellForItem(at: path(0, 3))?.frame.minX == 225)
    show(columns: 2, animated: true)
    #expect(view.batches == 1)
    #expect(view.cellForItem(at: path(0, 3))?.frame.minX == 150)
    show(columns: 2, animated: true)
    #expect(view.batches == 1, "the same layout again")
  }

  @Test func `is laid out again by a closure unless its values are the same`() {
    func show(_ height: CGFloat, hasID: Bool) {
      let make: @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection = {
        [journal] _ in
        journal.note("\(Int(height))")
        return column(height: height)
      }
      screen.apply {
        if hasID {
          photos(0..<2).layout(id: height, make)
        } else {
          photos(0..<2).layout(make)
        }
      }
    }
    show(50, hasID: true)
    journal.removeAll()
    show(50, hasID: true)
    #expect(journal.entries.isEmpty)
    show(60, hasID: true)
    #expect(journal.entries.last == "60")
    #expect(screen.frame(0, 1)?.minY == 60)
    show(70, hasID: false)
    show(80, hasID: false)
    #expect(screen.frame(0, 1)?.minY == 80)
  }
}
