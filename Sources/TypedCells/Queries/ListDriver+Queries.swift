extension ListDriver {
  /// Shows the results of a query, and each change of them. Models are read when their rows come on screen.
  ///
  /// ```text
  /// list.follow(books) { book in Row(BookCell.self, book) }
  /// ```
  ///
  /// Each section of the results is a section of the list, with its title as the header. For other sections beside them,
  /// placeholders and handlers with an owner, see ``follow(sectionsOf:weak:animated:_:)``.
  ///
  /// A change costs what it changed if the source reports it, and otherwise a comparison of the identities. The list
  /// reads models of rows on screen only, and those again whose identities changed.
  ///
  /// - Parameters:
  ///   - results: the results, which the list holds until it follows or shows something else.
  ///   - animated: whether the host animates the changes.
  ///   - row: receives a model, and returns its row. The list holds the closure. If the closure holds the list, directly
  ///     or through a view controller, neither is ever deallocated.
  public func follow<Results: QueryResults, Cell: HostedCell, Model>(
    _ results: Results, animated: Bool = true,
    row: @escaping @MainActor (Results.Model) -> Row<Cell, Model>
  ) where Cell.BaseCell == Host.Cell {
    engine.follow(results, animated: animated) { content in
      content.sections.map { section in
        ListSection(id: section.id, header: section.title) { content.rows(of: section, row: row) }
      }
    }
  }

  /// Shows sections that you make of the results of a query, and each change of the results.
  ///
  /// ```text
  /// list.follow(sectionsOf: books, weak: self) { screen, books in
  ///   ListSection(id: "import") { Row(ButtonCell.self, "Import").onSelect(weak: screen) { $0.startImport() } }
  ///   for section in books.sections {
  ///     ListSection(id: section.id, header: section.title) {
  ///       books.rows(of: section) { [weak screen] book in
  ///         Row(BookCell.self, book).onSelect { book in screen?.open(book) }
  ///       }
  ///       .placeholder { _ in Row(LoadingCell.self) }
  ///       .failure { failure in Row(MessageCell.self, "Tap to try again").onSelect { _ in failure.retry() } }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// From iOS 17 on, `@Observable` values that the closure reads are followed as well.
  ///
  /// - Parameters:
  ///   - results: the results, which the list holds until it follows or shows something else.
  ///   - owner: the object to which the content belongs, held weakly. After it is deallocated, the list keeps what it
  ///     shows.
  ///   - animated: whether the host animates the changes.
  ///   - sections: receives the owner and the content of the results, and returns the sections.
  public func follow<Results: QueryResults, Owner: AnyObject>(
    sectionsOf results: Results, weak owner: Owner, animated: Bool = true,
    @SectionBuilder<Host.Cell> _ sections:
      @escaping @MainActor (Owner, QueryContent<Results>) -> [ListSection<Host.Cell>]
  ) {
    engine.follow(results, animated: animated) { [weak owner] content in
      owner.map { sections($0, content) }
    }
  }
}

extension ListDriver {
  /// Whether rows wait for the models of a query that the list follows.
  ///
  /// While it's `false`, the rows on screen show the newest results. Wait for that in a test, for example before you compare
  /// what is on screen.
  ///
  /// - Complexity: O(*n*) for the *n* models that the list keeps, which are at most 1,000.
  public var isReading: Bool { engine.followedQuery?.isReading ?? false }
}

/// The sections of a query's results, and their rows.
@MainActor
public struct QueryContent<Results: QueryResults> {
  /// The sections of the results in order.
  public let sections: [QuerySection<Results.ID>]
  let reader: QueryReader<Results>
  let version: QueryVersion

  /// Returns the rows of a section. They are made, and their models are read, when the list needs them.
  ///
  /// The rows have no children, because the list would have to read each row to know them. But they can be the children of
  /// another row, and are read when the user expands it:
  ///
  /// ```text
  /// Row(GenreCell.self, genre).children {
  ///   books.rows(of: section) { book in Row(BookCell.self, book) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - section: one of ``sections``.
  ///   - row: receives a model, and returns its row. The list holds the closure, so capture an owner weakly.
  public func rows<Cell: HostedCell, Model>(
    of section: QuerySection<Results.ID>,
    row: @escaping @MainActor (Results.Model) -> Row<Cell, Model>
  ) -> QueryRows<Results, Cell.BaseCell> {
    QueryRows(section: section, reader: reader, version: version) { _RowPart(row($0)) }
  }
}

extension ListEngine {
  /// Shows the results of a query until other content is applied.
  func follow<Results: QueryResults>(
    _ results: Results, animated: Bool,
    _ build: @escaping @MainActor (QueryContent<Results>) -> [ListSection<Host.Cell>]?
  ) {
    forgetOtherContent()
    let query = FollowedQuery(results, in: self, animated: animated) { content in
      build(content).map { ListSection.contents(of: $0) }
    }
    followedQuery = query
    query.show(animated: animated)
  }

  func endQuery() {
    followedQuery?.end()
    followedQuery = nil
  }
}

extension ListDriver {
  /// Shows sections of a query's results that are built again elsewhere when they change, as SwiftUI does, and each change
  /// of the results.
  ///
  /// - Parameter animated: whether this change is animated; changes of the results are.
  package func show<Results: QueryResults>(
    sectionsOf results: Results, animated: Bool,
    _ sections: @escaping @MainActor (QueryContent<Results>) -> [ListSection<Host.Cell>]
  ) {
    guard let query = engine.followedQuery as? FollowedQuery<Results, Host>,
      query.follows(results)
    else { return engine.follow(results, animated: true, sections) }
    query.build = { ListSection.contents(of: sections($0)) }
    query.show(animated: animated)
  }
}

/// A query that a list follows.
@MainActor
protocol QueryFollowing: AnyObject {
  /// Whether rows wait for models.
  var isReading: Bool { get }

  /// Ends it; the list keeps what it shows.
  func end()
}

/// Shows the results of a query, again after each change.
@MainActor
final class FollowedQuery<Results: QueryResults, Host: ListHost>: QueryFollowing {
  private weak var engine: ListEngine<Host>?
  private let reader: QueryReader<Results>
  private let animated: Bool
  /// Builds the sections; `nil` when there is nothing to follow any more.
  var build: @MainActor (QueryContent<Results>) -> [SectionContent]?
  private var version: QueryVersion
  /// The identities of models that have arrived in this turn.
  private var arrived = IdentitySet<RowIdentity>()

  init(
    _ results: Results, in engine: ListEngine<Host>, animated: Bool,
    _ build: @escaping @MainActor (QueryContent<Results>) -> [SectionContent]?
  ) {
    (self.engine, self.animated, self.build) = (engine, animated, build)
    reader = QueryReader(results)
    version = QueryVersion(query: ObjectIdentifier(reader))
    reader.onArrival = { [weak self] id in self?.arrive(id) }
    reader.rowsWithCells = { [weak engine] in
      guard let engine else { return IdentitySet() }
      return IdentitySet(
        engine.host.visibleCells.compactMap { engine.shown.identity(at: $0.path) })
    }
    results.onChange = { [weak self] change in self?.show(change) }
  }

  func follows(_ results: Results) -> Bool { reader.results === results }

  var isReading: Bool { !arrived.isEmpty || reader.isReading }

  func end() { reader.results.onChange = nil }

  /// Updates the row of a model that has arrived. Those of one turn are updated in one change.
  private func arrive(_ id: Results.ID) {
    let isFirst = arrived.isEmpty
    arrived.insert(RowIdentity(id))
    guard isFirst else { return }
    Task { [weak self] in
      guard let self else { return }
      let ids = arrived
      arrived = IdentitySet()
      engine?.enqueue(ListTransaction(work: .refresh(.read(ids))))
    }
  }

  private func show(_ change: QueryChange<Results.ID>) {
    reader.note(change)
    version.number = reader.version
    version.changes = change.changes
    show(animated: animated)
  }

  func show(animated: Bool) {
    engine?.show(animated: animated) { [weak self] in self?.content }
  }

  private var content: [SectionContent]? {
    build(QueryContent(sections: reader.results.sections, reader: reader, version: version))
  }
}
