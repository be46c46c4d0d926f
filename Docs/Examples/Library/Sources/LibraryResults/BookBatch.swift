import LibraryStore

/// Reads the books that rows ask for in one turn of the main actor with one statement.
@MainActor
final class BookBatch {
  private var waiting: [Book.ID: [CheckedContinuation<Book, any Error>]] = [:]

  /// Returns a book.
  ///
  /// - Parameter snapshot: returns the newest snapshot when the batch is read.
  func book(
    _ id: Book.ID, in snapshot: @escaping @MainActor () -> BookSnapshot?
  ) async throws -> Book {
    try await withCheckedThrowingContinuation { continuation in
      if waiting.isEmpty {
        // The task begins after the tasks of the other rows, which the list has started in this turn.
        Task { await read(from: snapshot()) }
      }
      waiting[id, default: []].append(continuation)
    }
  }

  private func read(from snapshot: BookSnapshot?) async {
    let rows = waiting
    waiting = [:]
    let books: Result<[Book.ID: Book], any Error>
    do {
      books = .success(try await snapshot?.books(Array(rows.keys)) ?? [:])
    } catch {
      books = .failure(error)
    }
    for (id, continuations) in rows {
      // The newest snapshot may lack a book that an older one had. The list removes its row with the change.
      let book = books.flatMap { books in
        books[id].map { .success($0) } ?? .failure(CancellationError())
      }
      for continuation in continuations { continuation.resume(with: book) }
    }
  }
}
