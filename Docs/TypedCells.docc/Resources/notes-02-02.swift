import TypedCells
import TypedCellsUIKit

final class NotesController: UIViewController {
  private(set) lazy var list = CollectionList(in: view, appearance: .insetGrouped)
  private(set) var notes = [
    Note(id: 1, text: "Buy tea"),
    Note(id: 2, text: "Call Grace"),
    Note(id: 3, text: "Read about compilers"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    list.apply {
      ListSection(id: "notes", header: "Notes") {
        for note in notes {
          Row(NoteCell.self, note)
            .accessories { note in note.isPinned ? [.checkmark()] : [] }
            .on(.leadingSwipeActions, weak: self) { controller, note in
              [RowAction(note.isPinned ? "Unpin" : "Pin") { controller.togglePin(of: note) }]
            }
            .onDelete(weak: self) { controller, note in controller.delete(note) }
        }
      }
    }
  }

  private func togglePin(of note: Note) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
    notes[index].isPinned.toggle()
    notes = notes.filter(\.isPinned) + notes.filter { !$0.isPinned }
    show()
  }

  private func delete(_ note: Note) {
    notes.removeAll { $0.id == note.id }
    show()
  }
}
