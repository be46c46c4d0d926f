import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

// This folder is compiled twice: with the settings of a package and with those of a new Xcode project.

@MainActor
struct `Notes` {
  @Test func `are shown, chosen and deleted`() throws {
    let screen = try NotesScreen()
    screen.list.apply(screen.sections)
    let path = RowPath(section: 0, row: 3)
    screen.host.selectRow(at: path)
    #expect(screen.chosen == ["note 2"])
    #expect(screen.list.paths(of: NoteID(raw: 700)) == [RowPath(section: 0, row: 0)])
    let actions = screen.list.row(at: path)?.answer(to: .trailingSwipeActions) ?? []
    actions.first?()
    #expect(screen.notes.map(\.id.raw) == [0, 1, 3, 4, 5])
  }

  @Test func `leave nothing behind in a reused cell`() {
    assertCellLaws(
      NoteCell.self,
      samples: [Note(id: NoteID(raw: 1), text: "a"), Note(id: NoteID(raw: 2), text: "b")])
  }

  @Test func `keep the laws of lists`() throws {
    let screen = try NotesScreen()
    assertRegistered(screen.sections, in: CellRegistry())
  }

  @Test func `are hidden by a condition of the screen`() throws {
    let screen = try NotesScreen()
    screen.list.apply(screen.sections)
    screen.hidesDrafts = true
    screen.list.updateVisibility()
    #expect(screen.list.rowCount(in: 0) == 7)
  }

  @Test func `are compared in the background without running the code of their identities there`()
    async throws
  {
    let screen = try NotesScreen()
    screen.notes = (0..<500).map { Note(id: NoteID(raw: $0), text: "note \($0)") }
    screen.list.apply(screen.sections)
    screen.notes.reverse()
    screen.notes.removeFirst(100)
    screen.notes.insert(Note(id: NoteID(raw: 1_000), text: "new"), at: 200)
    // A comparison or a hash off the main actor would trap.
    let isShown = await screen.list.apply(inBackground: screen.sections)
    #expect(isShown)
    #expect(screen.list.rowCount(in: 0) == 403)
    #expect(screen.list.paths(of: NoteID(raw: 1_000)).count == 3)
  }
}
