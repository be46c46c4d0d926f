/// Content in, updates out: shows sections of typed rows in a host.
///
/// ```swift
/// let list = ListDriver(host: HeadlessList(height: 480))
/// list.apply {
///   ListSection(id: "greetings") {
///     Row(TextCell.self, "Hello")
///   }
/// }
/// ```
///
/// Keep the driver for as long as its list is to work; it keeps its host.
@MainActor
public final class ListDriver<Host: ListHost> {
  /// What shows the content.
  public let host: Host

  /// What the reuse identifiers of the list stand for.
  public let registry: CellRegistry<Host.Cell>

  /// What to do about a failure; an empty cell stands in for a row that could not be shown.
  public var onFailure: @MainActor (ListFailure) -> Void = ListFailure.trapInDebugBuilds

  /// The content that the host shows: without the sections and rows that are hidden.
  public private(set) var sections: [ListSection<Host.Cell>] = [] {
    didSet { revision += 1 }
  }

  /// The content as it was applied, with what is hidden at the moment.
  var content: [ListSection<Host.Cell>] = []

  /// How often the content that the host shows has been replaced.
  private(set) var revision = 0

  var registeredIdentifiers: Set<ReuseIdentifier> = []
  var classHeights: [ObjectIdentifier: ClassHeights] = [:]
  private var pending: [Transaction] = []
  private var isApplying = false
  private var hasContent = false

  /// Attaches a new driver to a host.
  ///
  /// - Parameters:
  ///   - host: what is to show the content.
  ///   - registry: what the list's reuse identifiers stand for; several lists may share one.
  public init(host: Host, registry: CellRegistry<Host.Cell> = CellRegistry()) {
    self.host = host
    self.registry = registry
    host.attach(to: self)
  }

  /// Replaces the content, by deletions and insertions of what differs in identity.
  ///
  /// Rows that stay and are on screen are updated in place when they differ in content. A call made
  /// while another is running, as from a handler or a cell, is queued and carried out after it.
  ///
  /// - Parameters:
  ///   - animated: whether the user is to see the change happen.
  ///   - completion: what to do once the user has seen it all.
  ///   - sections: the new content.
  public func apply(
    animated: Bool = true,
    completion: (@MainActor () -> Void)? = nil,
    @SectionBuilder<Host.Cell> _ sections: () -> [ListSection<Host.Cell>]
  ) {
    apply(sections(), animated: animated, completion: completion)
  }

  /// Replaces the content, by deletions and insertions of what differs in identity.
  ///
  /// Rows that stay and are on screen are updated in place when they differ in content. A call made
  /// while another is running, as from a handler or a cell, is queued and carried out after it.
  ///
  /// - Parameters:
  ///   - sections: the new content.
  ///   - animated: whether the user is to see the change happen.
  ///   - completion: what to do once the user has seen it all.
  public func apply(
    _ sections: [ListSection<Host.Cell>],
    animated: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    enqueue(Transaction(animated: animated, completion: completion) { _ in sections })
  }

  /// Asks every section and row anew whether it is hidden, and shows what has changed.
  ///
  /// - Parameters:
  ///   - animated: whether the user is to see the change happen.
  ///   - completion: what to do once the user has seen it all.
  public func update(animated: Bool = true, completion: (@MainActor () -> Void)? = nil) {
    enqueue(Transaction(animated: animated, completion: completion) { $0.content })
  }
}

// MARK: - Transactions

extension ListDriver {
  struct Transaction {
    var animated: Bool
    var completion: (@MainActor () -> Void)?
    /// What was computed ahead, to be used if the list still shows what it was computed from.
    var prepared: PreparedChanges<Host.Cell>?
    /// The new content, asked for when it is the transaction's turn.
    let content: @MainActor (ListDriver) -> [ListSection<Host.Cell>]

    init(
      animated: Bool, completion: (@MainActor () -> Void)?,
      prepared: PreparedChanges<Host.Cell>? = nil,
      content: @escaping @MainActor (ListDriver) -> [ListSection<Host.Cell>]
    ) {
      self.animated = animated
      self.completion = completion
      self.prepared = prepared
      self.content = content
    }
  }

  /// Lays a host out, and carries out the changes that its rows ask for meanwhile when it is done.
  ///
  /// A host wraps all that calls rows while its own state is in between, as scrolling does: a row that
  /// comes on screen may well apply other content.
  ///
  /// - Parameter layout: what the host does.
  public func deferringChanges(during layout: () -> Void) {
    guard !isApplying else { return layout() }
    isApplying = true
    defer { isApplying = false }
    layout()
    while !pending.isEmpty { carryOut(pending.removeFirst()) }
  }

  func enqueue(_ transaction: Transaction) {
    pending.append(transaction)
    deferringChanges {}
  }

  private func carryOut(_ transaction: Transaction) {
    content = transaction.content(self)
    let completion = transaction.completion ?? {}
    guard hasContent else {
      hasContent = true
      sections = visibleContent()
      host.reload()
      return completion()
    }
    let prepared = transaction.prepared.flatMap { $0.revision == revision ? $0 : nil }
    let new = prepared?.sections ?? visibleContent()
    let changes = prepared?.changes ?? ListChanges(from: sections, to: new)
    let before = rowsOnScreen(after: changes)
    if changes.isEmpty {
      sections = new
      refresh { path in before[path] }
      completion()
    } else {
      host.perform(
        changes, animated: transaction.animated, commit: { sections = new }, completion: completion)
      refresh { path in before[path] }
    }
  }

  func visibleContent() -> [ListSection<Host.Cell>] {
    content.compactMap { $0.withoutHidden() }
  }

  /// The rows that cells on screen show, by where they will stand.
  private func rowsOnScreen(after changes: ListChanges) -> [RowPath: AnyRow<Host.Cell>] {
    var rows: [RowPath: AnyRow<Host.Cell>] = [:]
    for visible in host.visibleCells {
      if let path = changes.newPath(of: visible.path) { rows[path] = row(at: visible.path) }
    }
    return rows
  }
}
