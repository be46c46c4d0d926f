import HeadlessList
import TypedCells

/// Shows nothing of an absent note, and so goes on to show the last one.
final class NoteCell: HeadlessCell, Updatable {
  func update(viewData note: String?) {
    if let note { lines = [note] }
  }
}

/// A screen that its own list keeps alive.
@MainActor
final class NoteScreen {
  private let list = ListDriver(host: HeadlessList(height: 100))
  private var chosen: [String?] = []

  func show(_ note: String) {
    list.apply {
      ListSection(id: "notes") { Row(NoteCell.self, note).onSelect { self.chosen.append($0) } }
    }
  }
}

/// A list whose row asks for a cell that nobody registered.
@MainActor
func unregistered() -> [ListSection<HeadlessCell>] {
  [ListSection(id: "notes") { Row(NoteCell.self, "Tea").reuseIdentifier("note") }]
}

/// A batch update that forgets to say what went.
let forgetful = BatchUpdate()
