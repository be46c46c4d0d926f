/// The results of a query: sections of identities, and the models that belong to them.
///
/// A database knows the identities of all results at once, and reads a model when a row needs it. Conform the object that
/// observes your query, and pass it to ``ListDriver/follow(_:animated:row:)``:
///
/// ```text
/// final class Books: QueryResults {
///   private(set) var sections: [QuerySection<Int>] = []
///   var onChange: (@MainActor (QueryChange<Int>) -> Void)?
///
///   func read(_ id: Int) -> QueryRead<Book> {
///     .later { [database] in try await database.book(id) }
///   }
/// }
/// ```
///
/// Change the sections and call `onChange` in one turn of the main actor. The list reads models only of rows on screen, and
/// reads them again only if their identities are among those that changed.
@MainActor
public protocol QueryResults<ID, Model>: AnyObject {
  /// The identity of a row, such as a primary key.
  associatedtype ID: Hashable

  /// What a row shows.
  associatedtype Model

  /// The sections of the results in order, without the models.
  var sections: [QuerySection<ID>] { get }

  /// Called after the results have changed. The list sets it while it follows the results.
  var onChange: (@MainActor (QueryChange<ID>) -> Void)? { get set }

  /// Returns the model with an identity, or how to read it.
  ///
  /// - Parameter id: the identity of a row on screen, or near it.
  func read(_ id: ID) -> QueryRead<Model>
}

/// A section of the results of a query.
public struct QuerySection<ID: Hashable> {
  /// The value that makes the section the same section before and after a change.
  public let id: AnyHashable

  /// The title above the rows, if there is one.
  public let title: String?

  /// The identities of the rows in order.
  public let ids: [ID]

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - id: a value that no other section of the results has.
  ///   - title: the title above the rows.
  ///   - ids: the identities of the rows in order. No two are equal.
  public init(id: AnyHashable = 0, title: String? = nil, ids: [ID]) {
    (self.id, self.title, self.ids) = (id, title, ids)
  }
}

/// A change of the results of a query.
public struct QueryChange<ID: Hashable> {
  /// The identities whose models may differ now, if the source knows them; `nil` if any may. They include models that
  /// changed while they weren't among the results, because the list keeps the last 1,000 models.
  public let changedIDs: Set<ID>?

  /// The insertions, deletions and moves in each section by its identity, if the source knows them. Other sections are
  /// compared by identities.
  public let changes: [AnyHashable: PositionChanges]

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - changedIDs: the identities whose models may differ now; `nil` if any may.
  ///   - changes: the insertions, deletions and moves in each section by its identity. Pass what the source reports; the list
  ///     compares the identities of sections without an entry.
  public init(
    changedIDs: Set<ID>? = nil, changes: [AnyHashable: PositionChanges] = [:]
  ) {
    (self.changedIDs, self.changes) = (changedIDs, changes)
  }
}

/// The model of a row, or how to get it.
public enum QueryRead<Model> {
  /// The model, which was read at once.
  case model(Model)

  /// Reads the model. Meanwhile the row shows a placeholder.
  ///
  /// The list calls the closure in a task. It cancels the task when the model changes meanwhile, when the user has scrolled
  /// past the row, and when the list ends or shows something else. It looks for rows that the user has scrolled past after
  /// each 50 reads, so that a short way back continues them. If the closure throws a `CancellationError`, the row stays as
  /// it is, and reads again the next time it needs the model.
  case later(@MainActor () async throws -> Model)

  /// The model couldn't be read.
  case failed(any Error)
}
