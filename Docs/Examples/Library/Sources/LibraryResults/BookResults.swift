public import LibraryStore
public import TypedCells

/// The results of a query as a list follows them.
@MainActor
public final class BookResults: QueryResults {
  public private(set) var sections: [QuerySection<Book.ID>] = []
  public var onChange: (@MainActor (QueryChange<Book.ID>) -> Void)?

  /// Called when the query can't be read, and with `nil` when it is read again.
  public var onProblem: (@MainActor (LibraryProblem?) -> Void)?

  /// Called after a change was shown, with whether it is the first of a query.
  public var onShow: (@MainActor (_ isNewQuery: Bool) -> Void)?

  /// What the user wants to see. The sections follow when they are read.
  public var query: BookQuery {
    didSet { if query != oldValue { observe() } }
  }

  /// The state of the library that the sections are from.
  public private(set) var snapshot: BookSnapshot?

  public var count: Int { sections.reduce(0) { $0 + $1.ids.count } }

  private let store: BookStore
  private let batch = BookBatch()
  private let pause: Duration
  private var observation: Task<Void, Never>?

  /// - Parameters:
  ///   - pause: how long to wait after a change before the next one is read. An import commits more often than a user can
  ///     see, and each change of the sections reads all identities.
  public init(_ store: BookStore, query: BookQuery = BookQuery(), pause: Duration = .zero) {
    (self.store, self.query, self.pause) = (store, query, pause)
    observe()
  }

  deinit { observation?.cancel() }

  /// Reads the query again after a problem.
  public func retry() { observe() }

  public func read(_ id: Book.ID) -> QueryRead<Book> {
    .later { [weak self] in
      guard let self else { throw CancellationError() }
      return try await batch.book(id) { [weak self] in self?.snapshot }
    }
  }

  private func observe() {
    observation?.cancel()
    // A new query reports what changed since the old one was read, because its rows may be on screen already.
    let snapshots = store.snapshots(of: query, since: snapshot?.version)
    observation = Task { [weak self, pause] in
      do {
        for try await snapshot in snapshots {
          let changes = await snapshot.changes(since: self?.snapshot)
          guard !Task.isCancelled else { return }
          self?.show(snapshot, changes)
          if pause > .zero { try await Task.sleep(for: pause) }
        }
      } catch let problem as LibraryProblem {
        self?.onProblem?(problem)
      } catch {
        // The query was replaced.
      }
    }
  }

  private func show(_ snapshot: BookSnapshot, _ changes: [AnyHashable: PositionChanges]) {
    let isNewQuery = snapshot.query != self.snapshot?.query
    self.snapshot = snapshot
    sections = snapshot.groups.map { group in
      QuerySection(id: snapshot.id(of: group), title: group.title, ids: group.ids)
    }
    onProblem?(nil)
    onChange?(QueryChange(changedIDs: snapshot.changedIDs, changes: changes))
    onShow?(isNewQuery)
  }
}
