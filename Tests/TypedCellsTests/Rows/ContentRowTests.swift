import HeadlessList
import Observation
import Testing
import TypedCells

/// A cell of a toolkit whose cells take their content as a value.
private final class LookCell<Model>: HeadlessCell, ContentShowing {
  typealias Look = (Model) -> String

  func show(_ row: ShownRow<Model>, by look: @escaping Look) {
    let isSelectable = row.handles(.shouldSelect) ? row.answer(to: .shouldSelect, ()) : nil
    lines = [look(row.model)] + (isSelectable.map { ["selectable: \($0)"] } ?? [])
    row.showAgain(in: self) { lines.append("again") }
  }

  nonisolated static func cellClass(for row: ShownRow<Model>) -> AnyClass { LookCell.self }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@Observable
private final class Player {
  var showsProgress = true
  var progress = 0
}

/// Shows the progress in a part of its update that a cell can repeat.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private final class PlayerCell: HeadlessCell, ContentShowing {
  typealias Look = (Player) -> Bool
  private(set) var updates = 0

  func show(_ row: ShownRow<Player>, by look: @escaping Look) {
    updates += 1
    lines = []
    if look(row.model) { row.showAgain(in: self) { lines = ["\(row.model.progress) s"] } }
  }

  nonisolated static func cellClass(for row: ShownRow<Player>) -> AnyClass { PlayerCell.self }
}

@MainActor
struct `A row that is shown by a look` {
  private struct Song: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private let list = RecordedList()

  private func row(_ song: Song) -> Row<LookCell<Song>, Song> {
    Row(song, look: { "♪ \($0.name)" })
  }

  private func show(_ songs: [Song]) {
    list.driver.apply { ListSection(id: 0) { for song in songs { row(song) } } }
  }

  @Test func `passes its model and its handlers' answers to the cell`() {
    list.driver.apply {
      ListSection(id: 0) {
        Row<LookCell<Int>, Int>(7, look: { "number \($0)" })
        row(Song(id: 1, name: "a")).on(.shouldSelect) { $0.name == "b" }
      }
    }
    #expect(list.shown == ["number 7/again", "♪ a/selectable: false/again"])
    #expect(list.failures.isEmpty)
  }

  @Test func `is identified by its model, and keeps its cell`() {
    show([Song(id: 1, name: "a"), Song(id: 2, name: "b")])
    let cells = list.host.visibleCells.map(\.cell)
    show([Song(id: 2, name: "b"), Song(id: 1, name: "c")])
    #expect(list.shown == ["♪ b/again", "♪ c/again"])
    #expect(list.host.visibleCells.map(\.cell).elementsEqual(cells.reversed(), by: ===))
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `is updated for values that it read again, until an update doesn't read them`()
    async throws
  {
    let player = Player()
    list.driver.follow {
      ListSection(id: 0) {
        Row<PlayerCell, Player>(player, look: { $0.showsProgress }).id("player")
      }
    }
    let cell = try #require(list.host.visibleCells.first?.cell as? PlayerCell)
    player.progress = 1
    await list.driver.followedChanges()
    #expect(cell.lines == ["1 s"])
    player.showsProgress = false
    await list.driver.followedChanges()
    #expect(cell.lines == [])
    let updates = cell.updates
    player.progress = 2
    await list.driver.followedChanges()
    #expect(cell.updates == updates)
  }

  @Test func `is copied before it is changed`() {
    let row = row(Song(id: 1, name: "a"))
    let other = row.configure { cell, _, _ in cell.lines.append("configured") }
    list.driver.apply { ListSection(id: 0) { row } }
    #expect(list.shown == ["♪ a/again"])
    list.driver.apply { ListSection(id: 1) { other } }
    #expect(list.shown == ["♪ a/again/configured"])
  }

  @Test func `keeps its section from building the rows for an empty one`() {
    var isBuilt = false
    func nothing() -> Row<TextCell, String> {
      isBuilt = true
      return Row(TextCell.self, "nothing")
    }
    _ = ListSection<HeadlessCell>(id: 0) { Row<LookCell<Int>, Int>(7, look: { "\($0)" }) }
      .whenEmpty { nothing() }
    _ = ListSection<HeadlessCell>(id: 0) { row(Song(id: 1, name: "a")) }.whenEmpty { nothing() }
    #expect(!isBuilt)
  }

  @Test func `is refused by a cell of another class`() throws {
    let row = AnyRow<HeadlessCell>(row(Song(id: 1, name: "a")))
    let supply = RowSupply(CellRegistry<HeadlessCell>())
    let path = RowPath(section: 0, row: 0)
    var registered: [CellRegistration<HeadlessCell>] = []
    #expect(throws: ListFailure.self) {
      try supply.cell(for: row, at: path) {
        registered.append($0)
      } dequeue: { _ in
        TextCell()
      }
    }
    let cell = try supply.cell(for: row, at: path) {
      registered.append($0)
    } dequeue: { _ in
      LookCell<Song>()
    }
    #expect(cell.lines == ["♪ a", "again"])
    #expect(registered.map { $0.cellClass == LookCell<Song>.self } == [true])
  }
}
