import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// A prefetching data source of the app.
private final class OwnPrefetching: NSObject, UICollectionViewDataSourcePrefetching {
  private(set) var prefetched: [Int] = []
  private(set) var cancelled: [Int] = []

  func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
    prefetched += paths.map(\.item)
  }

  func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
    cancelled += paths.map(\.item)
  }
}

/// A delegate that notes which items it is asked about.
private final class SelectionOwner: NSObject, UICollectionViewDelegate {
  var asked: [Int] = []

  func collectionView(_ view: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    asked.append(indexPath.item)
    return true
  }
}

@MainActor
struct `Events of rows in a collection` {
  private let list = CollectionList()
  private let journal = Journal()

  @Test func `taps select and deselect items`() {
    list.collection.allowsMultipleSelection = true
    list.show {
      Row(TileCell.self, "a").onSelect(weak: journal) { $0.note("select \($1)") }
        .on(.deselect, weak: journal) { $0.note("deselect \($1)") }
    }
    #expect(list.collection.user.tapItem(at: path(0, 0)))
    #expect(!list.collection.user.tapItem(at: path(0, 0)))
    #expect(journal.entries == ["select a", "deselect a"])
  }

  @Test func `an item can refuse to be selected or highlighted`() {
    list.show {
      Row(TileCell.self, "a").on(.shouldSelect) { _ in false }
      Row(TileCell.self, "b").on(.shouldHighlight) { _ in false }
        .on(.highlight, weak: journal) { $0.note("\($1) \($2)") }
      Row(TileCell.self, "c").on(.highlight, weak: journal) { $0.note("\($1) \($2)") }
    }
    #expect(!list.collection.user.tapItem(at: path(0, 0)))
    #expect(!list.collection.user.tapItem(at: path(0, 1)))
    #expect(list.collection.user.tapItem(at: path(0, 2)))
    #expect(journal.entries == ["c true", "c false"])
  }

  @Test(arguments: [true, false])
  func `an item is asked once whether a tap selects it, and your delegate only if it doesn't say`(
    isMomentary: Bool
  ) async {
    let own = SelectionOwner()
    list.host.delegate = own
    if isMomentary { list.driver.selectionMode = .momentary }
    func row(_ text: String) -> Row<TileCell, String> {
      Row(TileCell.self, text).id(text).on(.shouldSelect, weak: journal) { journal, text in
        journal.note("asked \(text)")
        return text != "no" && text != "closed"
      }
    }
    list.show {
      row("yes")
      row("no")
      Row(TileCell.self, "silent").id("silent")
      row("parent").children { Row(TileCell.self, "child").id("child") }
      row("closed").children { Row(TileCell.self, "other").id("other") }
    }
    for position in 0..<5 { list.collection.user.tapItem(at: path(0, position)) }
    #expect(
      journal.entries == ["asked yes", "asked no", "asked parent", "asked closed"])
    #expect(own.asked == [2])
    await nextTurn()
    list.collection.layoutIfNeeded()
    #expect(list.shown == ["yes", "no", "silent", "parent", "closed", "other"])
  }

  @Test func `items handle their display and its end`() {
    func show(_ letters: [String]) {
      list.show {
        for letter in letters {
          Row(TileCell.self, letter).id(letter)
            .on(.willDisplay, weak: journal) { $0.note("+\($1)") }
            .on(.didEndDisplaying, weak: journal) { $0.note("-\($1)") }
        }
      }
    }
    show(["a", "b"])
    show(["b", "c"])
    #expect(journal.entries == ["+a", "+b", "-a", "+c"])
  }

  @Test func `items handle prefetching`() {
    list.show {
      for number in 0..<40 {
        Row(TileCell.self, "\(number)").on(.prefetch, weak: journal) { $0.note("\($1)") }
          .on(.cancelPrefetch, weak: journal) { $0.note("-\($1)") }
      }
    }
    #expect(journal.entries.contains("12"))
    list.collection.scrollToItem(at: path(0, 39), at: .bottom, animated: false)
    list.collection.user.scroll(by: -44)
    #expect(journal.entries.contains("-15"))
  }

  @Test func `your prefetching data source is still called`() {
    let own = OwnPrefetching()
    let view = UICollectionView(frame: list.window.bounds, collectionViewLayout: list.layout)
    view.prefetchDataSource = own
    list.window.addSubview(view)
    let driver = TypedCellsUIKit.CollectionList(view)
    driver.apply {
      ListSection(id: 0) {
        for number in 0..<40 {
          Row(TileCell.self, "\(number)").on(.prefetch, weak: journal) { $0.note("\($1)") }
        }
      }
    }
    view.layoutIfNeeded()
    #expect(own.prefetched.contains(12))
    #expect(journal.entries == own.prefetched.map(String.init))
    view.scrollToItem(at: path(0, 39), at: .bottom, animated: false)
    view.user.scroll(by: -44)
    #expect(own.cancelled.contains(15))
  }

  @Test func `a prefetching data source that the view gets later takes no calls from rows`() {
    let own = OwnPrefetching()
    func show() {
      list.show {
        for number in 0..<40 {
          Row(TileCell.self, "\(number)").on(.prefetch, weak: journal) { $0.note("\($1)") }
        }
      }
    }
    show()
    list.collection.prefetchDataSource = own
    show()
    journal.removeAll()
    list.collection.user.scroll(by: 440)
    #expect(journal.entries.contains("25"))
    #expect(own.prefetched.map(String.init) == journal.entries)
  }

  @Test func `a long press shows the item's menu`() {
    list.show {
      Row(TileCell.self, "a").on(.contextMenu, weak: journal) { journal, text in
        [RowAction("Copy") { journal.note("copy \(text)") }]
      }
      Row(TileCell.self, "b")
    }
    let menu = list.collection.user.longPressItem(at: path(0, 0))
    #expect(menu?.choose("Copy") == true)
    #expect(journal.entries == ["copy a"])
    #expect(list.collection.user.longPressItem(at: path(0, 1)) == nil)
  }

  @Test func `the menu of one item isn't shown for several items`() {
    list.show { Row(TileCell.self, "a").on(.contextMenu) { _ in [RowAction("Copy") {}] } }
    let delegate = list.collection.delegate
    #expect(
      delegate?.collectionView(
        list.collection, contextMenuConfigurationForItemsAt: [path(0, 0), path(0, 0)],
        point: .zero) == nil)
    #expect(
      delegate?.collectionView(
        list.collection, contextMenuConfigurationForItemAt: path(0, 0), point: .zero) != nil)
  }

  @Test func `an item is dragged, and its handler changes the content`() throws {
    var letters = ["a", "b", "c"]
    func show() {
      list.show {
        for letter in letters {
          Row(TileCell.self, letter).id(letter).on(.move) { _, move in
            letters.insert(letters.remove(at: move.old.row), at: move.new.row)
            show()
          }
        }
      }
    }
    show()
    let cell = try #require(list.cell(0, 2))
    #expect(list.collection.user.dragItem(from: path(0, 2), to: path(0, 0)) == path(0, 0))
    #expect(list.shown == ["c", "a", "b"])
    #expect(list.cell(0, 0) === cell, "the item's cell went with it")
  }

  @Test(arguments: [(0, 1), (1, 0)])
  func `a drag that the handler doesn't apply is reverted`(section: Int, item: Int) async {
    list.apply {
      ListSection(id: 0) {
        for letter in ["a", "b"] { Row(TileCell.self, letter).id(letter).on(.move) { _, _ in } }
      }
      ListSection(id: 1) { Row(TileCell.self, "c").id("c") }
    }
    #expect(list.collection.user.dragItem(from: path(0, 0), to: path(section, item)) != nil)
    await nextTurn()
    #expect(list.shown == ["a", "b", "c"])
  }

  @Test func `items decide whether and where they can be moved`() {
    list.show {
      Row(TileCell.self, "a").id("a").on(.move, weak: journal) { $0.note("\($2.new)") }
        .on(.moveTarget) { _, _ in RowPath(section: 0, row: 1) }
      Row(TileCell.self, "b").id("b").on(.move) { _, _ in }.on(.canMove) { _ in false }
    }
    #expect(list.collection.user.dragItem(from: path(0, 0), to: path(0, 0)) == path(0, 1))
    #expect(journal.entries == ["0.1"])
    #expect(list.collection.user.dragItem(from: path(0, 1), to: path(0, 0)) == nil)
  }

  @Test func `an item learns from where to where the user drags it`() {
    list.show {
      for letter in ["a", "b", "c"] {
        Row(TileCell.self, letter).id(letter).on(.move) { _, _ in }
          .on(.moveTarget, weak: journal) { journal, _, move in
            journal.note("\(move.old) to \(move.new)")
            return move.old
          }
      }
    }
    list.collection.user.dragItem(from: path(0, 2), to: path(0, 1))
    #expect(journal.entries == ["0.2 to 0.1"])
  }

  @Test func `an index leads to sections`() {
    list.apply {
      ListSection(id: 0) { Row(TileCell.self, "a") }
      ListSection(id: 1) { Row(TileCell.self, "b") }.indexTitle("B")
    }
    #expect(list.collection.dataSource?.indexTitles(for: list.collection) == ["B"])
    #expect(
      list.collection.dataSource?.collectionView(
        list.collection, indexPathForIndexTitle: "B", at: 0) == path(1, 0))
  }
}
