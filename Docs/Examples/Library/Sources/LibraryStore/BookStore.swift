public import Foundation
import GRDB

/// A library in a SQLite file.
public final class BookStore: Sendable {
  public let path: String
  public let counts = ReadCounts()

  let pool: DatabasePool
  let commits = CommitSignal()
  private let observation: AnyDatabaseCancellable

  /// Opens a library, and creates the file if there is none.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - patience: how many seconds to wait while another program writes to the file.
  /// - Throws: a ``LibraryProblem``.
  public init(path: String, patience: TimeInterval = 2) throws {
    self.path = path
    do {
      var configuration = Configuration()
      configuration.busyMode = .timeout(patience)
      pool = try DatabasePool(path: path, configuration: configuration)
      try Self.migrator.migrate(pool)
      try pool.write(Self.clearChangeLog)
      observation = DatabaseRegionObservation(tracking: Book.all())
        .start(in: pool, onError: { _ in }, onChange: { [commits] _ in commits.send() })
    } catch {
      throw LibraryProblem(error, path: path)
    }
  }

  /// Opens a library away from the main actor, because the migrations of a large file take time.
  public static func open(path: String, patience: TimeInterval = 2) async throws -> BookStore {
    try await Task.detached { try BookStore(path: path, patience: patience) }.value
  }

  /// Performs a transaction, and describes its errors for the user.
  func write<Value: Sendable>(
    _ updates: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    do {
      return try await pool.write(updates)
    } catch let error as CancellationError {
      throw error
    } catch {
      throw LibraryProblem(error, path: path)
    }
  }
}
