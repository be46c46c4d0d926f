import GRDB

extension BookStore {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("books", migrate: createBooks)
    migrator.registerMigration("search", migrate: createSearch)
    migrator.registerMigration("changes", migrate: createChangeLog)
    migrator.registerMigration("import", migrate: createImportProgress)
    return migrator
  }

  private static func createBooks(in database: Database) throws {
    try database.create(table: "book") { table in
      table.primaryKey("id", .integer)
      table.column("title", .text).notNull()
      table.column("author", .text).notNull()
      table.column("genre", .text).notNull()
      table.column("year", .integer).notNull()
      table.column("note", .text)
      table.column("isFavorite", .boolean).notNull().defaults(to: false)
      table.column("initial", .text).generatedAs(sql: "upper(substr(author, 1, 1))", .virtual)
    }
    // SQLite reads the identities of all books from one of these indexes, in order and without the books.
    try database.create(
      index: "bookByGenre", on: "book", columns: ["genre", "title", "id"])
    try database.create(
      index: "bookByAuthor", on: "book", columns: ["initial", "author", "title", "id"])
  }

  private static func createSearch(in database: Database) throws {
    try database.create(virtualTable: "bookText", using: FTS5()) { table in
      table.synchronize(withTable: "book")
      table.column("title")
      table.column("author")
      table.column("note")
    }
  }

  /// Creates a log of the books that were inserted, updated and deleted. Its last version identifies a state of the library.
  private static func createChangeLog(in database: Database) throws {
    try database.create(table: "change") { table in
      // SQLite doesn't use a version twice, also if the log was cleared.
      table.autoIncrementedPrimaryKey("version")
      table.column("bookID", .integer).notNull()
    }
    for (event, row) in [("INSERT", "NEW"), ("UPDATE", "NEW"), ("DELETE", "OLD")] {
      try database.execute(
        sql: """
          CREATE TRIGGER bookAfter\(event) AFTER \(event) ON book
          BEGIN INSERT INTO change (bookID) VALUES (\(row).id); END
          """)
    }
  }

  private static func createImportProgress(in database: Database) throws {
    try database.create(table: "importProgress") { table in
      table.primaryKey("id", .integer).check { $0 == 1 }  // at most one row
      table.column("count", .integer).notNull()
    }
    try database.execute(sql: "INSERT INTO importProgress VALUES (1, 0)")
  }

  /// Clears the log when the file is opened, because a version is remembered only by screens of the process before.
  static func clearChangeLog(in database: Database) throws {
    try database.execute(sql: "DELETE FROM change")
  }
}
