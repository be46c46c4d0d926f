// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, UICollectionViewOutline.md.

import Foundation
import HeadlessUIKit
import Testing

/// Expanding and collapsing items of an outline.
@MainActor
struct `Recorded outlines` {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, String>

  private final class Log {
    var calls: [String] = []
    var action: (() -> Void)?
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let collection: UICollectionView
  private let source: DataSource
  private let log = Log()

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    window.addSubview(collection)
    source = DataSource(collectionView: collection) { [log] collection, path, _ in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? UICollectionViewListCell)?.indentationLevel = 9
      (cell as? UICollectionViewListCell)?.accessories = [
        .outlineDisclosure(actionHandler: log.action)
      ]
      return cell
    }
    var outline = Outline()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.append(["x"], to: "a1")
    source.apply(outline, to: 0, animatingDifferences: false)
    collection.layoutIfNeeded()
    handle()
  }

  /// Logs each call of a handler with the items that are in the data source during the call.
  private func handle() {
    func note(_ call: String) { log.calls.append("\(call) of \(items)") }
    source.sectionSnapshotHandlers.shouldExpandItem = {
      note("should expand \($0)")
      return true
    }
    source.sectionSnapshotHandlers.willExpandItem = { note("will expand \($0)") }
    source.sectionSnapshotHandlers.shouldCollapseItem = {
      note("should collapse \($0)")
      return true
    }
    source.sectionSnapshotHandlers.willCollapseItem = { note("will collapse \($0)") }
  }

  private var items: String { source.snapshot().itemIdentifiers.joined(separator: " ") }

  private func tap(_ item: Int) {
    _ = collection.user.tapAccessory(ofItemAt: path(0, item))
    UIKitLoop.turn()
    collection.layoutIfNeeded()
  }

  private func cell(_ item: Int) -> UICollectionViewListCell? {
    collection.cellForItem(at: path(0, item)) as? UICollectionViewListCell
  }

  @Test func `an item expands and collapses after its handlers were called`() {
    tap(0)
    #expect(log.calls == ["should expand a of a b", "will expand a of a b"])
    #expect(items == "a a1 a2 b")
    log.calls = []
    tap(0)
    #expect(log.calls == ["should collapse a of a a1 a2 b", "will collapse a of a a1 a2 b"])
    #expect(items == "a b")
  }

  @Test func `a handler replaces the children of an item that expands`() {
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { [log, source] item, children in
      let items = source.snapshot().itemIdentifiers.joined(separator: " ")
      log.calls.append("children of \(item): \(children.items.sorted()) of \(items)")
      var new = Outline()
      new.append(["n"])
      return new
    }
    tap(0)
    #expect(
      log.calls == [
        "should expand a of a b", "will expand a of a b",
        "children of a: \(["a1", "a2", "x"]) of a b",
      ])
    #expect(items == "a n b")
    let outline = source.snapshot(for: 0)
    #expect(outline.isExpanded("a") && !outline.contains("a1"))
  }

  @Test func `an accessory with a handler expands nothing`() {
    var taps = 0
    log.action = { taps += 1 }
    collection.reloadData()
    collection.layoutIfNeeded()
    tap(0)
    #expect(taps == 1 && log.calls.isEmpty && items == "a b")
  }

  @Test func `the level of an item replaces the one that the cell provider sets`() {
    tap(0)
    tap(1)
    #expect(items == "a a1 x a2 b")
    #expect((0..<5).map { cell($0)?.indentationLevel } == [0, 1, 2, 1, 0])
  }

  @Test func `the state of an item that stays is expanded`() {
    let first = cell(0)
    #expect(first?.configurationState.isExpanded == false)
    tap(0)
    #expect(first != nil && cell(0) === first)
    #expect(first?.configurationState.isExpanded == true)
    tap(0)
    #expect(first?.configurationState.isExpanded == false)
  }
}
