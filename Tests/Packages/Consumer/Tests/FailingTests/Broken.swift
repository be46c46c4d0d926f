import HeadlessList
import TypedCells

/// A cell that ignores `nil`, and so continues to show the last note.
final class NoteCell: HeadlessCell, Updatable {
  func update(viewData note: String?) {
    if let note { lines = [note] }
  }
}

/// A screen that its own list retains.
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

/// A list with a row whose reuse identifier isn't registered.
@MainActor
func unregistered() -> [ListSection<HeadlessCell>] {
  [ListSection(id: "notes") { Row(NoteCell.self, "Tea").reuseIdentifier("note") }]
}

/// A batch update that omits its deletions.
let forgetful = BatchUpdate()
