import LibraryStore

// None of these changes the list. The database does, and the list follows it.
extension LibraryScreen {
  func setFavorite(_ isFavorite: Bool, _ book: Book) {
    change { store, _ in try await store.setFavorite(isFavorite, book.id) }
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
