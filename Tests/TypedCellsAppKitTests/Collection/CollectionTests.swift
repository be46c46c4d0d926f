import Testing
import TypedCells

@testable import TypedCellsAppKit

@MainActor
@Suite(.serialized)
struct `A list in an NSCollectionView` {
  private let screen = CollectionScreen()
  private var list: CollectionList { screen.list }
  private var collection: NSCollectionView { screen.collection }

  private func header(
    _ section: Int, _ kind: String = NSCollectionView.elementKindSectionHeader
  ) -> String? {
    let path = IndexPath(item: 0, section: section)
    let view = collection.supplementaryView(forElementKind: kind, at: path)
    return (view as? ItemHeader)?.text ?? (view as? CollectionTitle)?.label.stringValue
  }

  @Test func `shows items, headers and footers`() {
    list.apply {
      ListSection(id: 0, header: "Fruit", footer: "2 items") {
        Row(TextItem.self, "Apple")
        Row(OtherItem.self, "Pear")
      }
      ListSection<NSCollectionViewItem>(id: 1) { Row(TextItem.self, "Leek") }
        .header(Row(ItemHeader.self, "Vegetables"))
    }
    #expect(screen.items == ["Apple", "Pear", "Leek"])
    #expect(header(0) == "Fruit")
    #expect(header(0, NSCollectionView.elementKindSectionFooter) == "2 items")
    #expect(header(1) == "Vegetables")
    #expect(header(1, NSCollectionView.elementKindSectionFooter) == nil)
    #expect(screen.failures.isEmpty)
  }

  @Test(arguments: [false, true])
  func `keeps the items of rows that stay or move`(animated: Bool) {
    func show(_ sections: [(Int, [String])]) {
      list.apply(
        sections.map { id, texts in
          ListSection(id: id) { for text in texts { Row(TextItem.self, text).id(text) } }
        }, animated: animated)
    }
    func items() -> [String: ObjectIdentifier] {
      Dictionary(
        uniqueKeysWithValues: list.host.visibleCells.map {
          (($0.cell as? BaseItem)?.text ?? "", ObjectIdentifier($0.cell))
        })
    }
    show([(0, ["a", "b", "c"]), (1, ["d"])])
    settle(collection)
    let old = items()
    show([(1, ["d", "a"]), (0, ["c", "new"])])
    #expect(screen.items == ["d", "a", "c", "new"])
    let new = items()
    for text in ["c", "d"] { #expect(new[text] == old[text], "item \(text)") }
  }

  @Test func `changes headers of sections that stay`() {
    list.apply { ListSection(id: 0, header: "old") { Row(TextItem.self, "a").id(0) } }
    settle(collection)
    list.apply {
      ListSection<NSCollectionViewItem>(id: 0) { Row(TextItem.self, "a").id(0) }
        .header(Row(ItemHeader.self, "new"))
    }
    settle(collection)
    #expect(header(0) == "new")
    list.apply { ListSection(id: 0) { Row(TextItem.self, "a").id(0) } }
    settle(collection)
    #expect(header(0) == nil)
    #expect(screen.items == ["a"])
  }

  @Test func `gives items, headers and footers the heights that they declare`() {
    list.apply {
      ListSection<NSCollectionViewItem>(id: 0, footer: "title") {
        Row(TextItem.self, "fixed").height(50)
        Row(TextItem.self, "automatic")
      }
      .header(Row(ItemHeader.self, "header").height(30))
    }
    settle(collection)
    #expect(list.host.visibleCells.map(\.cell.view.frame.height) == [50, 20])
    let heights = CollectionAdapter.kinds.map { _, kind in
      collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?
        .frame.height
    }
    #expect(heights == [30, CollectionAdapter.headerHeight])
  }

  @Test func `selects what the user selects and rows allow`() {
    var log: [String] = []
    list.apply {
      ListSection(id: 0) {
        for text in ["a", "b", "locked"] {
          Row(TextItem.self, text).id(text)
            .on(.select) { log.append("+\($0)") }
            .on(.deselect) { log.append("-\($0)") }
            .on(.shouldSelect) { $0 != "locked" }
        }
      }
    }
    settle(collection)
    screen.click(RowPath(section: 0, row: 0))
    screen.click(RowPath(section: 0, row: 1))
    screen.click(RowPath(section: 0, row: 2))
    #expect(log == ["+a", "-a", "+b"])
    #expect(list.selectedPaths.map(\.row) == [1])
    #expect(list.select("a"))
    #expect(collection.selectionIndexPaths == [IndexPath(item: 0, section: 0)])
    #expect(log.count == 3)
    list.selectionMode = .none
    #expect(!collection.isSelectable)
    #expect(list.selectedPaths.isEmpty)
  }

  @Test func `keeps the selection of items whose section appears or disappears`() {
    list.selectionMode = .multiple
    func show(pinned: [String], others: [String]) {
      list.apply {
        if !pinned.isEmpty {
          ListSection(id: "pinned") { for text in pinned { Row(TextItem.self, text).id(text) } }
        }
        ListSection(id: "others") { for text in others { Row(TextItem.self, text).id(text) } }
      }
      settle(collection)
    }
    show(pinned: [], others: ["a", "b", "c"])
    list.select(ids: ["a", "b"])
    show(pinned: ["a"], others: ["b", "c"])
    #expect(list.selectedPaths == [RowPath(section: 0, row: 0), RowPath(section: 1, row: 0)])
    show(pinned: [], others: ["c", "b", "a"])
    #expect(list.isSelected("a") && list.isSelected("b") && !list.isSelected("c"))
    list.selectAll()
    #expect(list.selectedPaths.count == 3)
    list.selectionMode = .none
    #expect(collection.selectionIndexPaths.isEmpty)
  }

  @Test func `selects several items if the list allows it`() {
    list.apply {
      ListSection(id: 0) { for text in ["a", "b"] { Row(TextItem.self, text).id(text) } }
    }
    settle(collection)
    #expect(list.selectionMode == .single)
    list.selectionMode = .multiple
    #expect(collection.allowsMultipleSelection)
    screen.click(RowPath(section: 0, row: 0))
    screen.click(RowPath(section: 0, row: 1))
    #expect(list.selectedPaths.map(\.row) == [0, 1])
    #expect(list.selectionMode == .multiple)
    list.selectionMode = .single
    #expect(!collection.allowsMultipleSelection)
  }

  @Test func `requests each header with the path of its section`() {
    final class NotingCollection: NSCollectionView {
      var paths: [IndexPath] = []

      override func makeSupplementaryView(
        ofKind elementKind: NSCollectionView.SupplementaryElementKind,
        withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
      ) -> NSView {
        paths.append(indexPath)
        return super.makeSupplementaryView(
          ofKind: elementKind, withIdentifier: identifier, for: indexPath)
      }
    }
    let collection = NotingCollection(frame: .zero)
    let screen = CollectionScreen(collection)
    screen.list.apply {
      for section in 0..<2 {
        ListSection(id: section, header: "title") { Row(TextItem.self, "a") }
      }
    }
    settle(collection)
    #expect(collection.paths == [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)])
  }

  @Test func `invalidates the layout when a header appears, because it decides where it is`() {
    final class NotingLayout: NSCollectionViewFlowLayout {
      var count = 0

      override func invalidateLayout() {
        count += 1
        super.invalidateLayout()
      }
    }
    let layout = NotingLayout()
    layout.itemSize = CGSize(width: 320, height: 20)
    collection.collectionViewLayout = layout
    list.apply { ListSection(id: 0) { Row(TextItem.self, "a").id(0) } }
    settle(collection)
    let before = layout.count
    list.apply { ListSection(id: 0, header: "new") { Row(TextItem.self, "a").id(0) } }
    #expect(layout.count > before)
    settle(collection)
    #expect(header(0) == "new")
  }

  @Test func `keeps the selection when items move`() {
    func show(_ texts: [String]) {
      list.apply { ListSection(id: 0) { for text in texts { Row(TextItem.self, text).id(text) } } }
    }
    show(["a", "b"])
    list.select("b")
    show(["b", "new", "a"])
    settle(collection)
    #expect(list.selectedPaths.map(\.row) == [0])
    show(["a"])
    #expect(list.selectedPaths.isEmpty)
  }

  @Test func `calls the completion once, after the animation`() {
    list.apply { ListSection(id: 0) { Row(TextItem.self, "a") } }
    settle(collection)
    var completed: [String] = []
    list.apply([], animated: false, completion: { _ in completed.append("unanimated") })
    #expect(completed == ["unanimated"])
    let sections = [ListSection<NSCollectionViewItem>(id: 0) { Row(TextItem.self, "a") }]
    list.apply(sections, completion: { _ in completed.append("animated") })
    #expect(completed == ["unanimated"])
    settle(collection)
    #expect(completed == ["unanimated", "animated"])
  }

  @Test func `informs the developer's delegate`() {
    @MainActor final class Delegate: NSObject, NSCollectionViewDelegateFlowLayout {
      var lines: [String] = []
      func collectionView(
        _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
      ) -> Set<IndexPath> { indexPaths.filter { $0.item != 1 } }
      func collectionView(
        _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
      ) { lines.append("select \(indexPaths.map(\.item))") }
      func collectionView(
        _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 320, height: 33) }
    }
    let delegate = Delegate()
    list.host.delegate = delegate
    list.apply {
      ListSection(id: 0) {
        Row(TextItem.self, "a")
        Row(TextItem.self, "b")
      }
    }
    settle(collection)
    #expect(list.host.visibleCells.map(\.cell.view.frame.height) == [33, 33])
    screen.click(RowPath(section: 0, row: 1))
    screen.click(RowPath(section: 0, row: 0))
    #expect(delegate.lines == ["select [0]"])
  }

  @Test func `doesn't keep the collection view, or itself, alive`() {
    weak var collection: NSCollectionView?
    weak var list: CollectionList?
    weak var host: CollectionHost?
    do {
      let screen = CollectionScreen()
      screen.list.apply { ListSection(id: 0) { Row(TextItem.self, "a") } }
      settle(screen.collection)
      (collection, list, host) = (screen.collection, screen.list, screen.list.host)
    }
    #expect(collection == nil)
    #expect(list == nil)
    #expect(host == nil)
  }

  @Test(.enabled(if: isDebugBuild, "release builds don't look for it"))
  func `reports events that AppKit's collection views don't deliver`() {
    list.apply {
      ListSection(id: 0) { Row(TextItem.self, "a").on(.trailingSwipeActions) { _ in [] } }
    }
    settle(collection)
    #expect(screen.failures.map(\.description).contains { $0.contains("use a table") })
  }
}
