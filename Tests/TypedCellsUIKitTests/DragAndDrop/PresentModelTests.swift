import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

private struct Song: Identifiable, Equatable {
  let id: Int
  var title = ""
}

/// The index of a drop counts no row that the handler removes before it inserts the models.
@MainActor
struct `A drop of models that the section shows already` {
  /// Drops the songs of another list before a row, and returns the index that the section gets.
  ///
  /// - Parameters:
  ///   - dropped: the songs.
  ///   - row: the row before which they are dropped.
  ///   - isLazy: whether the section's rows are made on demand.
  private func index(
    dropping dropped: [Song], before row: Int, of shown: [Song], isLazy: Bool
  ) throws -> Int {
    let (library, playlist) = (TableList(), TableList())
    var indexes: [Int] = []
    library.show { for song in dropped { Row(SongCell.self, song).draggable() } }
    playlist.apply {
      ListSection(id: 0) {
        if isLazy {
          LazyRows(shown, id: \.id) { Row(SongCell.self, $0) }
        } else {
          for song in shown { Row(SongCell.self, song).id("row \(song.id)") }
        }
      }
      .onDrop(of: Song.self) { _, index in indexes.append(index) }
    }
    let drag = try #require(library.table.user.beginDrag(ofRowAt: path(0, 0)))
    for row in dropped.indices.dropFirst() { drag.addRow(at: path(0, row), of: library.table) }
    #expect(drag.drop(at: path(0, row), of: playlist.table))
    return try #require(indexes.first)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `has the index after they have been removed`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var shown = (0..<6).map { Song(id: $0) }.shuffled(using: &random)
    let dropped = (0..<9).map { Song(id: $0, title: "other") }.shuffled(using: &random)
      .prefix(Int.random(in: 1...3, using: &random))
    let row = Int.random(in: 0...6, using: &random)
    let index = try index(
      dropping: Array(dropped), before: row, of: shown, isLazy: Bool.random(using: &random))
    let above = shown.prefix(row).filter { song in !dropped.contains { $0.id == song.id } }
    #expect(index == above.count, "seed \(seed)")
    shown.removeAll { song in dropped.contains { $0.id == song.id } }
    shown.insert(contentsOf: dropped, at: index)
    #expect(shown[index...].starts(with: dropped), "seed \(seed)")
  }

  @Test func `compares models without an id by their equality`() throws {
    let (library, playlist) = (TableList(), CollectionList())
    var indexes: [Int] = []
    library.show { Row(TextCell.self, "b").id(7).draggable() }
    playlist.apply {
      ListSection(id: 0) {
        for text in ["a", "b", "c"] { Row(TileCell.self, text) }
      }
      .onDrop(of: String.self) { _, index in indexes.append(index) }
    }
    let drag = try #require(library.table.user.beginDrag(ofRowAt: path(0, 0)))
    #expect(drag.drop(at: path(0, 3), of: playlist.collection))
    #expect(indexes == [2])
  }

  @Test func `counts rows of other models with the same identity`() throws {
    let (library, playlist) = (TableList(), TableList())
    var indexes: [Int] = []
    library.show { Row(SongCell.self, Song(id: 1)).draggable() }
    playlist.apply {
      ListSection(id: 0) {
        Row(MailCell.self, Mail(1))
        Row(MailCell.self, Mail(2))
      }
      .onDrop(of: Song.self) { _, index in indexes.append(index) }
    }
    let drag = try #require(library.table.user.beginDrag(ofRowAt: path(0, 0)))
    #expect(drag.drop(at: path(0, 1), of: playlist.table))
    #expect(indexes == [1])
  }

  @Test func `from another section of the list has the index after they have been removed`() {
    let list = TableList()
    var indexes: [Int] = []
    list.apply {
      ListSection(id: 0) { Row(SongCell.self, Song(id: 1)).draggable() }
      ListSection(id: 1) {
        for id in 0..<3 { Row(SongCell.self, Song(id: id)) }
      }
      .onDrop(of: Song.self) { _, index in indexes.append(index) }
    }
    #expect(list.table.user.dragAndDropRow(from: path(0, 0), to: path(1, 2)))
    list.table.user.moveRow(from: path(0, 0), to: path(1, 2))
    #expect(indexes == [1, 1])
  }

  private final class SongCell: UITableViewCell, Updatable {
    func update(viewData song: Song) { textLabel?.text = song.title }
  }
}

/// A drop delegate of your own without the optional method.
private final class Taking: NSObject, UITableViewDropDelegate, UICollectionViewDropDelegate {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}

  func collectionView(
    _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}

private final class Choosing: NSObject, UITableViewDropDelegate, UICollectionViewDropDelegate {
  let handles: Bool

  init(handles: Bool) { self.handles = handles }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}

  func collectionView(
    _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { handles }

  func collectionView(_ view: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    handles
  }
}

/// A view behind the list can take what the list declines.
@MainActor
struct `A drag that no row and no section takes` {
  private let list = TableList()
  private let tiles = CollectionList()
  private let taking = Taking()
  private let accepting = Choosing(handles: true)
  private let declining = Choosing(handles: false)

  /// The effects of a drop of a text in the table and in the collection view; `nil` if they decline it.
  private func proposals() -> [UIDropOperation?] {
    let drag = DragOnScreen(fromAnotherApp: [item("text")])
    return [
      drag.proposedOperation(at: path(0, 0), of: list.table),
      drag.proposedOperation(at: path(0, 0), of: tiles.collection),
    ]
  }

  private func show(lazily isLazy: Bool = false, onlyLast: Bool = false, texts: Bool = false) {
    list.apply {
      ListSection(id: 0) {
        if isLazy {
          LazyRows(0..<100, id: \.self) { row(TextCell.self, $0, texts && (!onlyLast || $0 == 99)) }
        } else {
          for number in 0..<100 {
            row(TextCell.self, number, texts && (!onlyLast || number == 99)).id(number)
          }
        }
      }
      .onDrop(of: Mail.self) { _, _ in }
    }
    tiles.apply {
      ListSection(id: 0) {
        for number in 0..<3 { row(TileCell.self, number, texts).id(number) }
      }
      .onDrop(of: Mail.self) { _, _ in }
    }
  }

  private func row<Cell: Updatable & HostedCell>(
    _ cell: Cell.Type, _ number: Int, _ takesTexts: Bool
  ) -> Row<Cell, String> where Cell.ViewData == String {
    takesTexts
      ? Row(cell, "\(number)").onDrop(loading: NSString.self, weak: list) { _, _, _ in }
      : Row(cell, "\(number)")
  }

  @Test func `is declined`() {
    show()
    #expect(proposals() == [nil, nil])
  }

  @Test(arguments: [false, true]) func `is declined if your delegate doesn't handle it`(
    hasMethod: Bool
  ) {
    list.table.dropDelegate = hasMethod ? declining : taking
    tiles.collection.dropDelegate = hasMethod ? declining : taking
    show()
    #expect(proposals() == [nil, nil])
  }

  @Test func `is taken if your delegate handles it`() {
    list.table.dropDelegate = accepting
    tiles.collection.dropDelegate = accepting
    show()
    #expect(proposals() == [.copy, .copy])
  }

  @Test(arguments: [false, true]) func `isn't declined if a row off screen takes it`(isLazy: Bool) {
    show(lazily: isLazy, texts: true)
    #expect(proposals() == [.copy, .copy])
    show(lazily: isLazy, onlyLast: true, texts: true)
    #expect(proposals()[0] == .cancel, "another row takes it")
    show(lazily: isLazy)
    #expect(proposals() == [nil, nil])
  }

  @Test func `asks no handler for its effect`() {
    var effects = 0
    list.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "a").onDrop(
          of: Mail.self,
          effect: { _, _ in
            effects += 1
            return .copy
          }
        ) { _, _ in }
      }
    }
    let other = TableList()
    other.show { Row(MailCell.self, Mail(1)).draggable() }
    let drag = other.table.user.beginDrag(ofRowAt: path(0, 0))
    #expect(drag?.proposedOperation(at: path(0, 0), of: list.table) == .copy)
    #expect(effects == 1)
    drag?.cancel()
  }
}
