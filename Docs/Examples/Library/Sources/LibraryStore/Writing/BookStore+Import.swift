import GRDB

/// How far an import is.
public struct ImportProgress: Equatable, Sendable {
  public let imported: Int
  public let total: Int

  public var isComplete: Bool { imported >= total }
}

extension BookStore {
  /// How many books were imported, with those that the user has deleted since.
  public func importedCount() async throws -> Int {
    do {
      return try await pool.read(Self.importedCount)
    } catch {
      throw LibraryProblem(error, path: path)
    }
  }

  /// Imports the books that are missing.
  ///
  /// Each batch is a transaction, so others read and write between two batches. If the process ends, the committed batches
  /// are in the file, and the next import continues after them.
  ///
  /// - Parameters:
  ///   - total: how many books the library has afterwards, if none is deleted.
  ///   - batchSize: how many books are inserted in a transaction. With 2,000, a transaction takes a small part of a second,
  ///     which is how long an edit of the user waits.
  ///   - onProgress: called after each commit.
  public func importBooks(
    _ total: Int, from generator: BookGenerator, batchSize: Int = 2000,
    onProgress: @Sendable (ImportProgress) async -> Void = { _ in }
  ) async throws {
    var progress = ImportProgress(imported: try await importedCount(), total: total)
    while !progress.isComplete {
      try Task.checkCancellation()
      progress = try await write { database in
        try Self.importBatch(of: batchSize, total, from: generator, in: database)
      }
      await onProgress(progress)
    }
  }

  private static func importedCount(in database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "SELECT count FROM importProgress") ?? 0
  }

  private static func importBatch(
    of size: Int, _ total: Int, from generator: BookGenerator, in database: Database
  ) throws -> ImportProgress {
    // The count is read in the transaction because another process may import, too.
    let start = try importedCount(in: database)
    let end = min(start + size, total)
    for number in stride(from: start, to: end, by: rowsInStatement) {
      let books = (number..<min(number + rowsInStatement, end)).map {
        generator.book(Int64($0 + 1))
      }
      try insert(books, in: database)
    }
    try database.execute(
      sql: "UPDATE importProgress SET count = ?", arguments: [max(start, end)])
    return ImportProgress(imported: max(start, end), total: total)
  }

  /// How many books one statement inserts. A statement for each book takes three times as long in debug builds, and more than 50
  /// books save nothing.
  private static var rowsInStatement: Int { 50 }

  private static func insert(_ books: [Book], in database: Database) throws {
    let rows = repeatElement("(?, ?, ?, ?, ?)", count: books.count).joined(separator: ", ")
    let insert = try database.cachedStatement(
      sql: "INSERT INTO book (id, title, author, genre, year) VALUES \(rows)")
    let values: [[any DatabaseValueConvertible]] = books.map { book in
      [book.id, book.title, book.author, book.genre, book.year]
    }
    try insert.execute(arguments: StatementArguments(values.flatMap(\.self)))
  }
}
