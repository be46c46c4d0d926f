import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit
import TypedCellsUIKitTesting

@testable import ExampleApp

/// The list of the SwiftUI screen, on a stand-in for SwiftUI.
@MainActor
struct `The contacts` {
  private let shown = OnScreen(UIHostingController(rootView: ContactsScreen()))

  private var collection: UICollectionView { shown.screen.view.first(UICollectionView.self)! }

  private func layOut() async {
    for _ in 0..<20 { await Task.yield() }
    shown.window.layoutIfNeeded()
  }

  /// The names in a section.
  private func names(_ section: Int) -> [String] {
    (0..<collection.numberOfItems(inSection: section)).compactMap {
      collection.cellForItem(at: IndexPath(item: $0, section: section))?.shownTexts.first
    }
  }

  private func cell(_ name: String) throws -> UICollectionViewCell {
    try #require(collection.visibleCells.first { $0.shownTexts.first == name })
  }

  @Test func `show the favorites first`() async {
    await layOut()
    #expect(names(0) == ["Ada Lovelace", "Grace Hopper"])
    #expect(collection.numberOfItems(inSection: 1) == 8)
  }

  @Test func `are found by name and city`() async throws {
    shown.screen.search?.wrappedValue = "london"
    await layOut()
    #expect(names(0) == ["Ada Lovelace"])
    #expect(names(1) == ["Alan Turing"])
    shown.screen.search?.wrappedValue = "nobody"
    await layOut()
    #expect(collection.numberOfSections == 1)
    #expect(collection.visibleCells.count == 1)
    shown.screen.search?.wrappedValue = ""
    await layOut()
    #expect(collection.numberOfItems(inSection: 1) == 8)
  }

  @Test func `keep the selection over a search that doesn't find it`() async throws {
    await layOut()
    collection.user.tapItem(at: IndexPath(item: 1, section: 0))
    await layOut()
    #expect(try cell("Grace Hopper").isSelected)
    shown.screen.search?.wrappedValue = "zuse"
    await layOut()
    shown.screen.search?.wrappedValue = ""
    await layOut()
    #expect(try cell("Grace Hopper").isSelected)
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test func `become favorites in their own cells`() async throws {
    await layOut()
    let cell = try cell("Emmy Noether")
    cell.first(UIButton.self)?.sendActions(for: .primaryActionTriggered)
    await layOut()
    #expect(names(0) == ["Ada Lovelace", "Emmy Noether", "Grace Hopper"])
    #expect(try self.cell("Emmy Noether").shownTexts == ["Emmy Noether", "Erlangen", "★"])
  }

  @Test func `are deleted by a swipe, and restored by a refresh`() async throws {
    await layOut()
    let swipe = collection.user.swipeItem(at: IndexPath(item: 0, section: 0), from: .trailing)
    #expect(try #require(swipe).tap("Delete"))
    await layOut()
    #expect(names(0) == ["Grace Hopper"])
    collection.user.pullToRefresh()
    await wait { collection.refreshControl?.isRefreshing == false }
    await layOut()
    #expect(names(0) == ["Ada Lovelace", "Grace Hopper"])
  }

  @Test func `keep the laws of screens`() {
    assertScreen({ UIHostingController(rootView: ContactsScreen()) })
  }
}
