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
            .onDelete(weak: self) { controller, note in controller.delete(note) }
        }
      }
    }
  }

  private func delete(_ note: Note) {
    notes.removeAll { $0.id == note.id }
    show()
  }
}
