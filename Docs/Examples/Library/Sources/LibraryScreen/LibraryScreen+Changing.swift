import LibraryStore
import TypedCellsUIKit

// None of these changes the list. The database does, and the list follows it.
extension LibraryScreen {
  func setFavorite(_ isFavorite: Bool, _ book: Book) {
    change { store, _ in try await store.setFavorite(isFavorite, book.id) }
  }

  /// Lets the user write a note on a book. An empty text removes the note.
  func editNote(of book: Book) {
    let alert = UIAlertController(title: book.title, message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.text = book.note
      field.placeholder = "Note"
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        let text = alert?.textFields?.first?.text ?? ""
        self?.change { store, _ in try await store.setNote(text.isEmpty ? nil : text, book.id) }
      })
    present(alert, animated: true)
  }

  func delete(_ book: Book) {
    change { store, screen in screen.deletions.append(try await store.delete([book.id])) }
  }

  /// Inserts the books of the last deletion again.
  func undo() {
    guard let last = deletions.popLast() else { return }
    change { store, screen in
      do {
        try await store.restore(last)
      } catch {
        screen.deletions.append(last)  // the user can try again
        throw error
      }
    }
  }
}
