import TypedCells
import TypedCellsUIKit

final class NotesController: UIViewController {
  let store = NoteStore()
  var notes: [Note] { store.notes }
  private(set) lazy var list = CollectionList(in: view, appearance: .insetGrouped)

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [weak self] _ in self?.store.add("Something new") })
    list.follow(weak: self) { controller in
      let store = controller.store
      ListSection(id: "notes", header: "Notes") {
        for note in store.notes {
          Row(NoteCell.self, note)
            .accessories { note in note.isPinned ? [.checkmark()] : [] }
            .on(.leadingSwipeActions, weak: store) { store, note in
              [RowAction(note.isPinned ? "Unpin" : "Pin") { store.togglePin(of: note) }]
            }
            .onDelete(weak: store) { store, note in store.delete(note) }
        }
      }
    }
  }
}
