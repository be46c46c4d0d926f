import Foundation
import GalleryModels
import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsTesting
import TypedCellsUIKitTesting

@testable import GalleryScreens

@MainActor
struct `A shopping list in a list layout` {
  private let shown: ShownScreen<ShoppingScreen>
  private let collection: UICollectionView

  init() throws {
    shown = ShownScreen(try Gallery().shopping)
    collection = try #require(shown.screen.list.host.collectionView)
  }

  private func names(_ section: Int) -> [String] {
    collection.layoutIfNeeded()
    return collection.indexPathsForVisibleItems.filter { $0.section == section }.sorted()
      .compactMap { collection.cellForItem(at: $0) }
      .map { ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "–" }
  }

  @Test func `ticks purchases off by a tap or a swipe`() {
    collection.user.tapItem(at: path(0, 1))
    #expect(collection.user.swipeItem(at: path(0, 0), from: .leading)?.swipeOn() == true)
    #expect(names(0) == ["Eggs", "Milk", "Apples", "Coffee"])
    #expect(names(1) == ["2 bought", "Flour", "Butter"])
    #expect(collection.user.accessories(ofItemAt: path(1, 1)) == [.checkmark])
    assertAccessories([.delete, .checkmark], ofRowWithID: 0, in: shown.screen.list)
    assertSwipeActions(["Buy again"], from: .leading, ofRowWithID: 0, in: shown.screen.list)
    collection.user.tapItem(at: path(1, 2))
    collection.user.tapItem(at: path(1, 1))
    #expect(names(0) == ["Eggs", "Milk", "Apples", "Coffee", "Butter", "Flour"])
    #expect(collection.numberOfSections == 1)
    #expect(shown.messages == ["5 left", "4 left", "5 left", "6 left"])
  }

  @Test func `is edited by its controls and by swipes`() async {
    collection.user.swipeItem(at: path(0, 0), from: .trailing)?.tap("Delete")
    shown.screen.setEditing(true, animated: false)
    #expect(collection.user.accessories(ofItemAt: path(0, 0)) == [.delete, .reorder])
    collection.user.dragItem(from: path(0, 0), to: path(0, 2))
    #expect(names(0) == ["Eggs", "Milk", "Butter", "Apples", "Coffee"])
    // UIKit ends the move in this turn.
    await wait { !shown.screen.list.host.holdsChanges }
    collection.user.tapAccessory(.delete, ofItemAt: path(0, 0))
    collection.user.swipeOnScreen(ofItemAt: path(0, 0))?.tap("Delete")
    #expect(names(0) == ["Milk", "Butter", "Apples", "Coffee"])
    #expect(shown.messages == ["deleted Flour", "deleted Eggs"])
  }

  @Test func `is sorted by drag and drop, and takes texts of other apps`() async {
    collection.user.tapItem(at: path(0, 0))
    #expect(collection.user.dragAndDropItem(from: path(0, 0), to: path(1, 1)))
    #expect(names(0) == ["Eggs", "Milk", "Apples", "Coffee"])
    #expect(names(1) == ["2 bought", "Butter", "Flour"])
    #expect(collection.user.dragAndDropItem(from: path(1, 2), to: path(0, 2)))
    #expect(names(0) == ["Eggs", "Milk", "Flour", "Apples", "Coffee"])
    assertDrop(
      .move, ofRowWithID: 2, in: shown.screen.list, intoSectionWithID: "left", at: 4,
      in: shown.screen.list)
    #expect(names(0) == ["Milk", "Flour", "Apples", "Coffee", "Eggs"])
    #expect(shown.messages == ["5 left", "4 left", "5 left", "5 left"])
    let text = UIDragItem(itemProvider: NSItemProvider(object: "Tea" as NSString))
    #expect(collection.user.drop([text], to: path(0, 0)))
    await wait { names(0).count != 5 }
    #expect(names(0) == ["Tea", "Milk", "Flour", "Apples", "Coffee", "Eggs"])
  }

  @Test func `collapses what is bought`() async {
    for _ in 0..<2 { collection.user.tapItem(at: path(0, 0)) }
    assertExpands("bought", showing: [1, 0], in: shown.screen.list)
    assertAccessories([.outlineDisclosure], ofRowWithID: "bought", in: shown.screen.list)
    collection.user.tapItem(at: path(1, 0))
    await wait { names(1).count == 1 }
    #expect(names(1) == ["2 bought"])
    collection.user.tapItem(at: path(0, 0))
    #expect(names(1) == ["3 bought"], "it stays collapsed")
  }

  @Test func `shows a row if nothing is left`() {
    for _ in 0..<6 { collection.user.tapItem(at: path(0, 0)) }
    #expect(names(0) == ["Everything is bought."])
    #expect(names(1).first == "6 bought")
  }

  @Test func `scrolls to what is bought again`() async {
    let texts = (0..<30).map {
      UIDragItem(itemProvider: NSItemProvider(object: "Tea \($0)" as NSString))
    }
    #expect(collection.user.drop(texts, to: path(0, 0)))
    await wait { collection.numberOfItems(inSection: 0) >= 36 }
    let names = names(0)
    collection.user.tapItem(at: path(0, 0))
    let bought = IndexPath(item: 1, section: 1)
    collection.scrollToItem(at: bought, at: .bottom, animated: false)
    collection.layoutIfNeeded()
    collection.scrollToItem(at: path(0, 0), at: .top, animated: false)
    let action = shown.screen.list.send(
      .leadingSwipeActions, toRowAt: RowPath(section: 1, row: 1))?[0]
    action?()
    #expect(self.names(0).last == names[0])
  }

  @Test func `is loaded, and again when the user pulls it down`() async throws {
    var loaded: [CheckedContinuation<ShoppingPage, Never>] = []
    let shown = ShownScreen(
      ShoppingScreen(nil) { await withCheckedContinuation { loaded.append($0) } })
    let collection = try #require(shown.screen.list.host.collectionView)
    func text() -> String? {
      collection.layoutIfNeeded()
      let cell = collection.cellForItem(at: path(0, 0))
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }
    #expect(text() == "Loading…")
    await wait { !loaded.isEmpty }
    try #require(loaded.count == 1)
    loaded[0].resume(returning: ShoppingPage())
    await wait { text() != "Loading…" }
    #expect(text() == "Flour")
    #expect(collection.user.pullToRefresh())
    await wait { loaded.count != 1 }
    try #require(loaded.count == 2)
    #expect(collection.refreshControl?.isRefreshing == true && text() == "Flour")
    loaded[1].resume(returning: ShoppingPage(left: []))
    await wait { collection.refreshControl?.isRefreshing != true }
    #expect(text() == "Everything is bought.")
    #expect(collection.refreshControl?.isRefreshing == false)
  }

  @Test func `keeps the laws of screens`() {
    assertScreen { ShoppingScreen(ShoppingPage()) }
  }
}
