import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

private struct Song: Identifiable, Equatable {
  let id: Int
  var isLoud = false
}

private final class SongCell: UITableViewCell, Updatable {
  func update(viewData song: Song) { textLabel?.text = "\(song.id)" }
}

private final class LoudCell: UITableViewCell, Updatable {
  func update(viewData song: Song) { textLabel?.text = "\(song.id)!" }
}

private final class SongTile: UICollectionViewCell, Updatable {
  func update(viewData song: Song) {}
}

private final class LoudTile: UICollectionViewCell, Updatable {
  func update(viewData song: Song) {}
}

@MainActor
private func tableRow(_ song: Song) -> AnyRow<UITableViewCell> {
  song.isLoud
    ? AnyRow(Row(LoudCell.self, song).id(song.id)) : AnyRow(Row(SongCell.self, song).id(song.id))
}

@MainActor
private func tile(_ song: Song) -> AnyRow<UICollectionViewCell> {
  song.isLoud
    ? AnyRow(Row(LoudTile.self, song).id(song.id)) : AnyRow(Row(SongTile.self, song).id(song.id))
}

@MainActor
struct `The selection of a table` {
  private let list = TableList()

  private func show(_ songs: [Song], header: String? = nil) {
    list.apply {
      ListSection(id: "songs", header: header) { for song in songs { tableRow(song) } }
    }
  }

  private var songs: [Song] { (1...4).map { Song(id: $0) } }
  private var selected: [Int] { list.driver.selectedModels(as: Song.self).map(\.id) }

  @Test func `has the mode of the table until you set one`() {
    #expect(list.driver.selectionMode == .single)
    list.table.allowsMultipleSelection = true
    #expect(list.driver.selectionMode == .multiple)
    list.table.allowsSelection = false
    #expect(list.driver.selectionMode == .none)
  }

  @Test func `lasts for a moment if the mode is momentary`() {
    list.driver.selectionMode = .momentary
    #expect(list.driver.selectionMode == .momentary)
    show(songs)
    list.table.user.tapRow(at: path(0, 1))
    #expect(list.table.indexPathForSelectedRow == nil)
  }

  @Test func `is set by identity and shown by the table`() {
    show(songs)
    #expect(list.driver.select(3))
    #expect(list.table.indexPathsForSelectedRows == [path(0, 2)])
    list.driver.select(1)
    #expect(list.table.indexPathsForSelectedRows == [path(0, 0)])
    list.driver.deselect(1)
    #expect(list.table.indexPathsForSelectedRows == nil)
  }

  @Test func `stays with rows that move, get another cell, or whose section is reloaded`() {
    list.driver.selectionMode = .multiple
    show(songs)
    list.table.user.tapRow(at: path(0, 1))
    list.table.user.tapRow(at: path(0, 3))
    show(songs.reversed())
    #expect(selected == [4, 2])
    show([Song(id: 4, isLoud: true), Song(id: 2)])
    #expect(selected == [4, 2])
    show([Song(id: 4, isLoud: true), Song(id: 2)], header: "A new title")
    #expect(selected == [4, 2])
    list.driver.refreshVisible()
    #expect(selected == [4, 2])
    #expect(list.failures.isEmpty)
  }

  @Test func `is reported when the user, your code or a deletion changes it`() {
    let journal = Journal()
    list.driver.selectionMode = .multiple
    show(songs)
    list.driver.onSelectionChange(weak: journal) { [driver = list.driver] in
      $0.note("\(driver.selectedPaths.map(\.row))")
    }
    list.table.user.tapRow(at: path(0, 1))
    list.driver.select(4)
    show(songs.dropLast())
    list.table.user.tapRow(at: path(0, 1))
    #expect(journal.entries == ["[1]", "[1, 3]", "[1]", "[]"])
  }

  @Test func `moves to the tapped row though the deselected one changes the content`() async {
    var songs = songs
    func show() {
      list.apply {
        ListSection(id: "songs") {
          for song in songs {
            Row(SongCell.self, song).on(.deselect) { song in
              songs.removeAll { $0.id == song.id }
              show()
            }
          }
        }
      }
    }
    show()
    list.table.user.tapRow(at: path(0, 0))
    list.table.user.tapRow(at: path(0, 3))
    await nextTurn()
    #expect(songs.map(\.id) == [2, 3, 4])
    #expect(selected == [4])
  }

  @Test func `has the rows that the user marks while the table is edited`() {
    list.driver.selectionMode = .momentary
    list.table.allowsMultipleSelectionDuringEditing = true
    show(songs)
    list.table.setEditing(true, animated: false)
    list.table.user.tapRow(at: path(0, 1))
    list.table.user.tapRow(at: path(0, 2))
    #expect(list.driver.select(4))
    #expect(selected == [2, 3, 4])
    list.table.setEditing(false, animated: false)
    #expect(list.driver.selectionMode == .momentary)
  }

  @Test func `stays with a row that the user drags`() async {
    var songs = songs
    func show() {
      list.apply {
        ListSection(id: "songs") {
          for song in songs {
            Row(SongCell.self, song).on(.move) { _, move in
              songs.insert(songs.remove(at: move.old.row), at: move.new.row)
              show()
            }
          }
        }
      }
    }
    list.driver.selectionMode = .multiple
    list.table.allowsMultipleSelectionDuringEditing = true
    show()
    // A table clears its selection when editing begins.
    list.table.setEditing(true, animated: false)
    list.driver.select(1)
    #expect(list.table.user.dragRow(from: path(0, 0), to: path(0, 2)) == path(0, 2))
    await nextTurn()
    #expect(songs.map(\.id) == [2, 3, 1, 4])
    #expect(selected == [1])
  }

  @Test func `can follow the focus`() {
    list.table.selectionFollowsFocus = true
    show(songs)
    #expect(list.table.user.moveFocus(to: path(0, 2)))
    #expect(selected == [3])
  }
}

/// A collection view that deselects rows itself when several can no longer be selected.
private final class StrictCollectionView: UICollectionView {
  override var allowsMultipleSelection: Bool {
    didSet {
      guard !allowsMultipleSelection else { return }
      for path in (indexPathsForSelectedItems ?? []).sorted().dropFirst() {
        deselectItem(at: path, animated: false)
      }
    }
  }
}

@MainActor
struct `The selection of a collection view that deselects rows itself` {
  @Test func `reports the rows that a smaller mode deselects`() {
    let view = StrictCollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440),
      collectionViewLayout: UICollectionViewFlowLayout())
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    let list = ListDriver(view)
    let journal = Journal()
    list.selectionMode = .multiple
    list.apply { ListSection(id: 0) { for song in 1...3 { Row(TileCell.self, "a").id(song) } } }
    view.layoutIfNeeded()
    for song in 1...3 { list.select(song) }
    list.onSelectionChange(weak: journal) { $0.note("change") }
    list.selectionMode = .single
    #expect(list.selectedPaths == [RowPath(section: 0, row: 0)])
    #expect(journal.entries == ["change"])
  }
}

@MainActor
struct `The selection of a collection view` {
  private let list = CollectionList()

  @Test func `can follow the focus, which performs no primary action`() {
    let journal = Journal()
    let table = TableList()
    list.collection.selectionFollowsFocus = true
    table.table.selectionFollowsFocus = true
    list.show {
      for number in 0..<3 {
        Row(TileCell.self, "\(number)").id(number)
          .onSelect(weak: journal) { $0.note("select \($1)") }
          .onPrimaryAction(weak: journal) { $0.note("open \($1)") }
      }
    }
    table.show {
      Row(TextCell.self, "row").onSelect(weak: journal) { $0.note("select \($1)") }
        .onPrimaryAction(weak: journal) { $0.note("open \($1)") }
    }
    #expect(list.collection.user.moveFocus(to: path(0, 2)))
    #expect(table.table.user.moveFocus(to: path(0, 0)))
    #expect(list.driver.isSelected(2))
    #expect(journal.entries == ["select 2", "select row"])
    list.collection.user.tapItem(at: path(0, 1))
    #expect(list.driver.selectedPaths == [RowPath(section: 0, row: 1)])
    #expect(journal.entries.suffix(2) == ["select 1", "open 1"])
  }

  private func show(_ songs: [Song]) {
    list.apply { ListSection(id: "songs") { for song in songs { tile(song) } } }
  }

  private var songs: [Song] { (1...4).map { Song(id: $0) } }
  private var selected: [Int] { list.driver.selectedModels(as: Song.self).map(\.id) }

  @Test func `has the mode of the collection view until you set one`() {
    #expect(list.driver.selectionMode == .single)
    list.driver.selectionMode = .multiple
    #expect(list.collection.allowsMultipleSelection)
    list.driver.selectionMode = .none
    #expect(!list.collection.allowsSelection)
  }

  @Test func `lasts for a moment if the mode is momentary`() {
    list.driver.selectionMode = .momentary
    show(songs)
    list.collection.user.tapItem(at: path(0, 1))
    #expect(list.collection.indexPathsForSelectedItems ?? [] == [])
  }

  @Test func `stays with items that move or get another cell`() {
    list.driver.selectionMode = .multiple
    show(songs)
    list.collection.user.tapItem(at: path(0, 1))
    list.driver.select(4)
    show(songs.reversed())
    #expect(selected == [4, 2])
    show([Song(id: 4, isLoud: true), Song(id: 2)])
    #expect(selected == [4, 2])
    list.driver.deselect(2)
    #expect(list.collection.indexPathsForSelectedItems == [path(0, 0)])
    #expect(list.failures.isEmpty)
  }
}
