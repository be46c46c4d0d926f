import Synchronization

/// How much was read from the database.
public final class ReadCounts: Sendable {
  public struct Values: Equatable, Sendable {
    /// Reads of the identities of a query, each from a snapshot of its own.
    public var snapshots = 0

    /// Identities that these reads returned.
    public var identities = 0

    /// Entries of the log of changes.
    public var changes = 0

    /// Statements that read books.
    public var bookReads = 0

    /// Books that these statements returned.
    public var books = 0
  }

  private let values = Mutex(Values())

  public var current: Values { values.withLock { $0 } }

  public func reset() { values.withLock { $0 = Values() } }

  func add(_ change: (inout Values) -> Void) { values.withLock { change(&$0) } }
}
