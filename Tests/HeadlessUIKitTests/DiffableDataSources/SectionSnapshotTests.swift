import Foundation
import HeadlessUIKit
import Testing

/// Outlines in diffable data sources.
@MainActor
struct `Section snapshots` {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, String>

  init() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .sidebar))
    view = UICollectionView(frame: window.frame, collectionViewLayout: layout)
    window.addSubview(view)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [
        .outlineDisclosure(options: .init(style: item == "herbs" ? .header : .cell))
      ]
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }

  private var outline: Outline {
    var outline = Outline()
    outline.append(["fruit", "herbs"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["red", "green"], to: "apple")
    return outline
  }

  private var shown: [String?] {
    view.layoutIfNeeded()
    return view.visibleCells.map { cell in
      ((cell as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?
        .text
    }
  }

  @Test func `An item's children are below it, one level deeper`() {
    let outline = outline
    #expect(outline.items == ["fruit", "apple", "red", "green", "pear", "herbs"])
    #expect(outline.rootItems == ["fruit", "herbs"])
    #expect(outline.items.map(outline.level) == [0, 1, 2, 2, 1, 0])
    #expect(outline.parent(of: "green") == "apple")
    #expect(outline.parent(of: "herbs") == nil)
    #expect(outline.snapshot(of: "apple").items == ["red", "green"])
    #expect(outline.snapshot(of: "apple", includingParent: true).rootItems == ["apple"])
  }

  @Test func `Only items whose parents are all expanded are visible`() {
    var outline = outline
    #expect(outline.visibleItems == ["fruit", "herbs"])
    outline.expand(["apple"])
    #expect(!outline.isVisible("red"))
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "red", "green", "pear", "herbs"])
    outline.collapse(["fruit"])
    #expect(outline.visibleItems == ["fruit", "herbs"])
    #expect(outline.isExpanded("apple"))
  }

  @Test func `Items are inserted and deleted with their children`() {
    var outline = outline
    outline.insert(["roots"], after: "fruit")
    outline.insert(["seeds"], before: "fruit")
    #expect(outline.rootItems == ["seeds", "fruit", "roots", "herbs"])
    outline.delete(["apple"])
    #expect(outline.items == ["seeds", "fruit", "pear", "roots", "herbs"])
    var children = Outline()
    children.append(["mint"])
    outline.replace(childrenOf: "herbs", using: children)
    #expect(outline.level(of: "mint") == 1)
    outline.insert(single("plum"), before: "pear")
    #expect(outline.parent(of: "plum") == "fruit")
    #expect(outline.items.firstIndex(of: "plum") == 2)
  }

  private func single(_ item: String) -> Outline {
    var outline = Outline()
    outline.append([item])
    return outline
  }

  @Test func `A tap on a disclosure expands and collapses an item`() {
    source.apply(outline, to: 0)
    #expect(shown == ["fruit", "herbs"])
    let first = view.cellForItem(at: path(0, 0))
    #expect(view.user.tapAccessory(ofItemAt: path(0, 0)))
    #expect(shown == ["fruit", "apple", "pear", "herbs"])
    #expect(view.cellForItem(at: path(0, 0)) === first)
    #expect(source.snapshot(for: 0).isExpanded("fruit"))
    #expect(view.user.tapAccessory(ofItemAt: path(0, 0)))
    #expect(shown == ["fruit", "herbs"])
  }

  @Test func `A tap on an item with a disclosure of the style header expands it`() {
    var outline = outline
    outline.append(["mint"], to: "herbs")
    source.apply(outline, to: 0)
    #expect(!view.user.tapItem(at: path(0, 1)))
    #expect(shown == ["fruit", "herbs", "mint"])
    #expect(!view.user.tapItem(at: path(0, 1)))
    #expect(view.user.tapItem(at: path(0, 0)))
    #expect(shown == ["fruit", "herbs"])
    #expect(view.indexPathsForSelectedItems == [path(0, 0)])
  }

  @Test func `Cells are indented by the levels of their items`() {
    var outline = outline
    outline.expand(["fruit", "apple"])
    source.apply(outline, to: 0)
    _ = shown
    let levels = view.visibleCells.map { ($0 as? UICollectionViewListCell)?.indentationLevel }
    #expect(levels == [0, 1, 2, 2, 1, 0])
  }

  @Test func `Handlers can refuse, and provide children when an item expands`() {
    source.apply(outline, to: 0)
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "fruit" }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { [self] parent, _ in
      single("\(parent) 1")
    }
    #expect(!view.user.tapAccessory(ofItemAt: path(0, 0)))
    #expect(view.user.tapAccessory(ofItemAt: path(0, 1)))
    #expect(shown == ["fruit", "herbs", "herbs 1"])
  }

  @Test func `A snapshot of all sections replaces an outline`() {
    source.apply(outline, to: 0)
    var all = NSDiffableDataSourceSnapshot<Int, String>()
    all.appendSections([0])
    all.appendItems(["a"])
    source.apply(all)
    #expect(source.snapshot(for: 0).items == ["a"])
    #expect(shown == ["a"])
    source.apply(outline, to: 0)
    source.apply(NSDiffableDataSourceSnapshot<Int, String>())
    #expect(source.snapshot(for: 0).items == [] && shown == [])
  }

  @Test func `A snapshot of all sections keeps the tree of an outline`() {
    var outline = outline
    outline.expand(["fruit"])
    source.apply(outline, to: 0)
    var all = source.snapshot()
    all.deleteItems(["pear"])
    all.insertItems(["plum"], afterItem: "apple")
    all.insertItems(["nuts"], beforeItem: "fruit")
    source.apply(all)
    let next = source.snapshot(for: 0)
    #expect(next.visibleItems == ["nuts", "fruit", "apple", "plum", "herbs"])
    #expect(next.items == ["nuts", "fruit", "apple", "red", "green", "plum", "herbs"])
    #expect(next.parent(of: "plum") == "fruit" && next.parent(of: "nuts") == nil)
    all.moveItem("apple", beforeItem: "nuts")
    source.applySnapshotUsingReloadData(all)
    #expect(source.snapshot(for: 0).items == ["apple", "nuts", "fruit", "plum", "herbs"])
    #expect(source.snapshot(for: 0).rootItems.count == 5)
  }

  @Test func `An outline takes items of other sections`() {
    var all = NSDiffableDataSourceSnapshot<Int, String>()
    all.appendSections([0, 1])
    all.appendItems(["apple", "nuts"], toSection: 1)
    source.apply(all)
    var outline = outline
    outline.expand(["fruit"])
    let warnings = UIKitLog.recording { source.apply(outline, to: 0) }
    #expect(shown == ["fruit", "apple", "pear", "herbs", "nuts"])
    #expect(warnings.count == 1)
  }
}
