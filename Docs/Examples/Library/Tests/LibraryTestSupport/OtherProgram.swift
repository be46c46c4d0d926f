import Foundation
import GRDB

/// A second connection to the file, as another program has one.
public final class OtherProgram: Sendable {
  private let database: DatabaseQueue

  public init(_ library: TemporaryLibrary) throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true  // a lock is a transaction that stays open
    database = try DatabaseQueue(path: library.path, configuration: configuration)
  }

  /// Creates the file if there is none, and keeps everybody else from using it. It must not have been opened as a library,
  /// because the readers of a library don't wait for writers.
  public func lockNewFile() async throws {
    try await execute("CREATE TABLE other (id); BEGIN EXCLUSIVE")
  }

  /// Keeps others from writing.
  public func beginWriting() async throws { try await execute("BEGIN IMMEDIATE") }

  /// Ends the lock.
  public func unlock() async throws { try await execute("COMMIT") }

  private func execute(_ sql: String) async throws {
    try await database.writeWithoutTransaction { try $0.execute(sql: sql) }
  }
}

extension TemporaryLibrary {
  /// Overwrites the first page of a table or an index.
  public func damage(_ name: String) throws {
    let database = try DatabaseQueue(path: path)
    let (page, size) = try database.writeWithoutTransaction { database in
      try database.checkpoint(.truncate)
      let page = try Int.fetchOne(
        database, sql: "SELECT rootpage FROM sqlite_master WHERE name = ?", arguments: [name])
      return (page ?? 0, try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 0)
    }
    try database.close()
    let file = try FileHandle(forWritingTo: url)
    try file.seek(toOffset: UInt64((page - 1) * size))
    try file.write(contentsOf: Data(repeating: 0xAA, count: size))
    try file.close()
  }
}
