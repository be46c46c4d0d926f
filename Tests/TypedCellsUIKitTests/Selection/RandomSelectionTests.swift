import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

private struct Song: Identifiable, Equatable {
  let id: Int
}

private final class SongCell: UITableViewCell, Updatable {
  func update(viewData song: Song) {}
}

private final class SongTile: UICollectionViewCell, Updatable {
  func update(viewData song: Song) {}
}

/// The selection in a list whose sections appear and disappear, and a model of it.
@MainActor
private struct Session<Host: ListHost> {
  let list: ListDriver<Host>
  let view: UIView
  let row: (Song) -> AnyRow<Host.Cell>
  var numbers: SeededGenerator
  var homes: [Int: Int] = [:]
  var selected: Set<Int> = []

  mutating func run(_ place: String, tap: (IndexPath) -> Void) {
    for step in 0..<30 {
      let id = Int.random(in: 0..<8, using: &numbers)
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0:
        if list.select(id) { selected.insert(id) }
      case 1:
        list.deselect(id)
        selected.remove(id)
      case 2:
        guard let path = list.paths(of: id).first else { break }
        // The user can't tap a row that isn't on screen.
        guard view.window != nil else { break }
        tap(IndexPath(item: path.row, section: path.section))
        selected.formSymmetricDifference([id])
      default: rearrange()
      }
      #expect(
        Set(list.selectedModels(as: Song.self).map(\.id)) == selected, "\(place), step \(step)")
      for id in 0..<8 { #expect(list.isSelected(id) == selected.contains(id)) }
    }
  }

  private mutating func rearrange() {
    for id in 0..<8 where Bool.random(using: &numbers) {
      homes[id] = Int.random(in: 0..<4, using: &numbers)
    }
    // Rows of the home 3 are deleted.
    selected = selected.filter { homes[$0, default: 3] != 3 }
    let sections = Array(0..<3).shuffled(using: &numbers)
    let ids = Array(0..<8).shuffled(using: &numbers)
    let isAnimated = Bool.random(using: &numbers)
    list.apply(
      sections.compactMap { section in
        let rows = ids.filter { homes[$0, default: 3] == section }
        return rows.isEmpty
          ? nil : ListSection(id: section) { for id in rows { row(Song(id: id)) } }
      }, animated: isAnimated)
    view.layoutIfNeeded()
  }
}

@MainActor
struct `A selection in random sections` {
  @Test(arguments: [true, false])
  func `stays with the rows of a table that the content keeps`(isInWindow: Bool) {
    for seed in UInt64(0)..<20 {
      let list = TableList(inWindow: isInWindow)
      list.driver.selectionMode = .multiple
      var session = Session(
        list: list.driver, view: list.table, row: { AnyRow(Row(SongCell.self, $0)) },
        numbers: SeededGenerator(seed: seed))
      session.run("seed \(seed)") { list.table.user.tapRow(at: $0) }
      #expect(list.failures.isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func `stays with the items of a collection view that the content keeps`(isInWindow: Bool) {
    for seed in UInt64(0)..<20 {
      let list = CollectionList(inWindow: isInWindow)
      list.driver.selectionMode = .multiple
      var session = Session(
        list: list.driver, view: list.collection, row: { AnyRow(Row(SongTile.self, $0)) },
        numbers: SeededGenerator(seed: seed))
      session.run("seed \(seed)") { list.collection.user.tapItem(at: $0) }
      #expect(list.failures.isEmpty)
    }
  }
}

@MainActor
struct `A selection mode that allows no row` {
  @Test(arguments: [SelectionMode.single, .multiple], [SelectionMode.none, .momentary])
  func `deselects the rows of a table`(mode: SelectionMode, other: SelectionMode) {
    let list = TableList()
    list.driver.selectionMode = mode
    list.show { for id in 0..<3 { Row(SongCell.self, Song(id: id)) } }
    list.table.user.tapRow(at: path(0, 1))
    list.driver.select(2)
    list.driver.selectionMode = other
    #expect(list.driver.selectedPaths == [])
    #expect(list.table.indexPathsForSelectedRows == nil)
  }

  @Test(arguments: [SelectionMode.single, .multiple], [SelectionMode.none, .momentary])
  func `deselects the items of a collection view`(mode: SelectionMode, other: SelectionMode) {
    let list = CollectionList()
    list.driver.selectionMode = mode
    list.show { for id in 0..<3 { Row(SongTile.self, Song(id: id)) } }
    list.collection.user.tapItem(at: path(0, 1))
    list.driver.select(2)
    list.driver.selectionMode = other
    #expect(list.driver.selectedPaths == [])
    #expect(list.collection.indexPathsForSelectedItems ?? [] == [])
    #expect(list.cell(0, 2)?.isSelected == false)
  }

  @Test(arguments: [true, false])
  func `doesn't keep all rows from being deselected in a collection view`(isEditing: Bool) {
    let list = CollectionList()
    list.driver.selectionMode = .single
    list.show { for id in 0..<3 { Row(SongTile.self, Song(id: id)) } }
    list.driver.select(1)
    list.collection.isEditing = isEditing
    list.collection.allowsSelection = false
    list.driver.deselectAll()
    #expect(list.driver.selectedPaths == [])
  }
}

@MainActor
struct `Many selected rows` {
  private let count = 300

  /// A list of which all rows are read so often that the host keeps what it has read.
  private func makeList() -> TableList {
    let list = TableList()
    list.driver.selectionMode = .multiple
    list.show { for id in 0..<count { Row(SongCell.self, Song(id: id)) } }
    list.driver.selectAll()
    expectSelected(list) { _ in true }
    return list
  }

  private func expectSelected(_ list: TableList, _ isSelected: (Int) -> Bool) {
    for id in 0..<count { #expect(list.driver.isSelected(id) == isSelected(id)) }
  }

  @Test func `are looked up as they are after code or the user deselects some`() {
    let list = makeList()
    list.driver.deselect(7)
    expectSelected(list) { $0 != 7 }
    list.table.user.tapRow(at: path(0, 3))
    expectSelected(list) { ![3, 7].contains($0) }
    list.driver.select(7)
    expectSelected(list) { $0 != 3 }
    list.driver.selectionMode = .single
    expectSelected(list) { $0 == 0 }
    list.driver.select(5)
    expectSelected(list) { $0 == 5 }
  }

  @Test func `are read from the table a few times, and not once for each look-up`() {
    final class CountingTable: UITableView {
      var readCount = 0
      override var indexPathsForSelectedRows: [IndexPath]? {
        let paths = super.indexPathsForSelectedRows
        readCount += paths?.count ?? 0
        return paths
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let table = CountingTable(frame: window.bounds, style: .plain)
    window.addSubview(table)
    let list = TypedCellsUIKit.TableList(table)
    list.selectionMode = .multiple
    list.apply { ListSection(id: 0) { for id in 0..<count { Row(SongCell.self, Song(id: id)) } } }
    table.layoutIfNeeded()
    for id in 0..<count { list.select(id) }
    #expect(table.readCount < 10_000, "to select them")
    table.readCount = 0
    let found = (0..<count).filter { list.isSelected($0) }
    #expect(found.count == count)
    #expect(table.readCount < 10_000, "to look them up")
    table.readCount = 0
    for id in 0..<count { list.deselect(id) }
    #expect(table.readCount < 10_000, "to deselect them")
    #expect(list.selectedPaths.isEmpty)
  }

  @Test func `are looked up as they are after a change or a reload`() {
    let list = makeList()
    list.show { for id in 1..<count { Row(SongCell.self, Song(id: id)) } }
    expectSelected(list) { $0 != 0 }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    expectSelected(list) { _ in false }
  }

  @Test func `are looked up as they are in the next turn if the table itself deselects some`() async
  {
    let list = makeList()
    list.table.deselectRow(at: path(0, 9), animated: false)
    await nextTurn()
    expectSelected(list) { $0 != 9 }
  }
}
