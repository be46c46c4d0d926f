import GRDB

/// Books that were deleted, as they were.
public struct DeletedBooks: Sendable {
  public let books: [Book]
}

extension BookStore {
  public func setFavorite(_ isFavorite: Bool, _ id: Book.ID) async throws {
    try await write { database in
      try database.execute(
        sql: "UPDATE book SET isFavorite = ? WHERE id = ?", arguments: [isFavorite, id])
    }
  }

  public func setNote(_ note: String?, _ id: Book.ID) async throws {
    try await write { database in
      try database.execute(sql: "UPDATE book SET note = ? WHERE id = ?", arguments: [note, id])
    }
  }

  /// Deletes books, and returns what ``restore(_:)`` needs.
  public func delete(_ ids: [Book.ID]) async throws -> DeletedBooks {
    try await write { database in
      let books = try Book.fetchAll(database, keys: ids)
      try Book.deleteAll(database, keys: ids)
      return DeletedBooks(books: books)
    }
  }

  /// Inserts deleted books again.
  public func restore(_ deleted: DeletedBooks) async throws {
    try await write { database in
      for book in deleted.books { try book.insert(database, onConflict: .ignore) }
    }
  }
}
