import HeadlessUIKit
import Testing

/// The methods of a snapshot that return its sections and items.
@MainActor
struct `Questions to a snapshot` {
  private var snapshot = NSDiffableDataSourceSnapshot<String, Int>()

  init() {
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4], toSection: "b")
  }

  @Test func `return numbers and positions`() {
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems == 4)
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.indexOfItem(3) == 2)
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.indexOfItem(5) == nil)
    #expect(snapshot.indexOfSection("b") == 1)
    #expect(snapshot.indexOfSection("c") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 5) == nil)
  }

  @Test func `return the items and sections that will be reloaded and reconfigured`() {
    var snapshot = snapshot
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2, 3])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    #expect(snapshot.reconfiguredItemIdentifiers == [2, 3])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
  }

  @Test func `return each identifier once, in the order in which it was marked first`() {
    var snapshot = snapshot
    snapshot.reloadItems([3, 1, 3])
    snapshot.reloadItems([2, 1])
    snapshot.reconfigureItems([4, 4])
    snapshot.reconfigureItems([1, 4])
    snapshot.reloadSections(["b", "b"])
    snapshot.reloadSections(["a", "b"])
    #expect(snapshot.reloadedItemIdentifiers == [3, 1, 2])
    #expect(snapshot.reconfiguredItemIdentifiers == [4, 1])
    #expect(snapshot.reloadedSectionIdentifiers == ["b", "a"])
  }

  @Test func `deleted sections and items are gone`() {
    var snapshot = snapshot
    snapshot.deleteSections(["a"])
    #expect(snapshot.sectionIdentifiers == ["b"])
    #expect(snapshot.itemIdentifiers == [4])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0)
    #expect(snapshot.indexOfItem(4) == nil)
  }

  @Test func `an outline without its items is empty`() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([3], to: 1)
    #expect(outline.index(of: 3) == 1)
    #expect(outline.parent(of: 3) == 1)
    #expect(outline.items == [1, 3, 2])
    outline.deleteAll()
    #expect(outline.items.isEmpty)
    #expect(!outline.contains(1))
  }
}
