public import TypedCells

/// A query without a database, for tests of screens that follow one.
///
/// ```text
/// let books = FakeQuery([Book(id: 1, title: "Ulysses"), Book(id: 2, title: "Emma")])
/// let screen = LibraryScreen(books)
/// books.delivery = .onDemand
/// books.change { $0[0].rows.append(Book(id: 3, title: "Ada")) }
/// books.deliver(3)
/// #expect(books.reads == [1, 2, 3])
/// ```
///
/// It notes each read, and delivers or fails it when the test says so. Any task can change it by
/// `await books.change { … }`. For random changes by several tasks, see
/// ``assertFollowsQuery(seeds:steps:fileID:filePath:line:column:model:screen:list:shown:expected:)``.
@MainActor
public final class FakeQuery<Model: Identifiable>: QueryResults {
  /// A section with its models.
  public struct Section {
    /// The value that makes the section the same section before and after a change.
    public var id: AnyHashable
    /// The title above the rows, if there is one.
    public var title: String?
    /// The models in order.
    public var rows: [Model]

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - id: a value that no other section has.
    ///   - title: the title above the rows.
    ///   - rows: the models in order.
    public init(id: AnyHashable = 0, title: String? = nil, rows: [Model]) {
      (self.id, self.title, self.rows) = (id, title, rows)
    }
  }

  /// When a read returns.
  public enum Delivery {
    /// At once.
    case immediately
    /// In a later turn, without a call of the test. It returns the model as it was when the read began.
    case later
    /// When the test calls ``FakeQuery/deliver(_:)`` or ``FakeQuery/fail(_:with:)``.
    case onDemand
  }

  /// A read of a model that doesn't exist.
  public struct MissingModel: Error {
    /// The identity that was read, as text.
    public let id: String

    init(_ id: Model.ID) { self.id = "\(id)" }
  }

  private struct Wait {
    let id: Model.ID
    let number: Int
    let end: CheckedContinuation<Void, any Error>
  }

  /// When reads return from now on.
  public var delivery = Delivery.immediately

  /// Whether the list is told which identities changed and what was inserted, deleted and moved. Otherwise it compares
  /// the identities, and reads all models on screen again.
  public var reportsChanges = false

  /// The identities of all reads, in order. A test can remove them.
  public var reads: [Model.ID] = []

  /// The identities of the reads that wait.
  public var waiting: [Model.ID] { waits.map(\.id) }

  /// The sections with their models.
  public private(set) var content: [Section] {
    didSet {
      sections = content.map { QuerySection(id: $0.id, title: $0.title, ids: $0.rows.map(\.id)) }
    }
  }
  /// The sections without their models.
  public private(set) var sections: [QuerySection<Model.ID>] = []
  /// Called after each change. The list that follows the query sets it.
  public var onChange: (@MainActor (QueryChange<Model.ID>) -> Void)?

  private var models: [Model.ID: Model] = [:]
  private var waits: [Wait] = []
  private var numberOfWaits = 0

  /// Creates a query with sections.
  ///
  /// - Parameter content: the sections with their models.
  public init(_ content: [Section]) {
    self.content = []
    set(content)
  }

  /// Creates a query with one section.
  ///
  /// - Parameter rows: the models in order.
  public convenience init(_ rows: [Model]) { self.init([Section(rows: rows)]) }

  /// Changes the content, and tells the list.
  ///
  /// - Parameters:
  ///   - changedIDs: the identities whose models differ, if ``reportsChanges`` is `true`. New ones don't have to be
  ///     among them.
  ///   - change: changes the sections.
  public func change(_ changedIDs: Set<Model.ID> = [], _ change: (inout [Section]) -> Void) {
    let old = sections
    var content = content
    change(&content)
    set(content)
    onChange?(reportsChanges ? report(changedIDs, since: old) : QueryChange())
  }

  /// Returns the model with an identity, as ``delivery`` says, and notes the read.
  ///
  /// - Parameter id: the identity.
  public func read(_ id: Model.ID) -> QueryRead<Model> {
    reads.append(id)
    switch delivery {
    case .immediately: return models[id].map { .model($0) } ?? .failed(MissingModel(id))
    case .later:
      return .later { [self] in
        // As of when the read began, as in a transaction of a database.
        let read = Result { try model(id) }
        await Task.yield()
        return try read.get()
      }
    case .onDemand:
      return .later { [self] in
        try await wait(for: id)
        return try model(id)
      }
    }
  }

  /// Returns the model to the reads of an identity that wait.
  ///
  /// - Parameter id: the identity; `nil` for all reads that wait.
  public func deliver(_ id: Model.ID? = nil) {
    for wait in ended(id) { wait.end.resume() }
  }

  /// Fails the reads of an identity that wait.
  ///
  /// - Parameters:
  ///   - id: the identity; `nil` for all reads that wait.
  ///   - error: the error.
  public func fail(_ id: Model.ID? = nil, with error: any Error) {
    for wait in ended(id) { wait.end.resume(throwing: error) }
  }

  /// Returns the reads of an identity that wait, or all, which don't wait any more.
  private func ended(_ id: Model.ID?) -> [Wait] {
    defer { waits.removeAll { id == nil || $0.id == id } }
    return waits.filter { id == nil || $0.id == id }
  }

  private func model(_ id: Model.ID) throws -> Model {
    guard let model = models[id] else { throw MissingModel(id) }
    return model
  }

  private func wait(for id: Model.ID) async throws {
    numberOfWaits += 1
    let number = numberOfWaits
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        waits.append(Wait(id: id, number: number, end: $0))
      }
    } onCancel: {
      Task { @MainActor in cancel(number) }
    }
  }

  private func cancel(_ number: Int) {
    guard let index = waits.firstIndex(where: { $0.number == number }) else { return }
    waits.remove(at: index).end.resume(throwing: CancellationError())
  }

  private func set(_ content: [Section]) {
    self.content = content
    models = [:]
    for section in content {
      for row in section.rows { models[row.id] = row }
    }
  }

  private struct Row: Diffable { let diffIdentity: Model.ID }

  private func report(
    _ changedIDs: Set<Model.ID>, since old: [QuerySection<Model.ID>]
  ) -> QueryChange<Model.ID> {
    var changes: [AnyHashable: PositionChanges] = [:]
    for section in sections {
      guard let before = old.first(where: { $0.id == section.id }) else { continue }
      changes[section.id] = PositionChanges(
        from: before.ids.map { Row(diffIdentity: $0) },
        to: section.ids.map { Row(diffIdentity: $0) })
    }
    return QueryChange(changedIDs: changedIDs, changes: changes)
  }
}
