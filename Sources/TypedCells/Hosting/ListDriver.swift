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

  /// What to do about a failure; an empty cell stands in for a row that could not be shown.
  public var onFailure: @MainActor (ListFailure) -> Void = ListFailure.trapInDebugBuilds

  /// What to do about rows of one section, or sections, that have one identity.
  ///
  /// Whatever it is, the first of them is reported to ``onFailure`` before the host sees anything.
  /// A change that is refused leaves the list as it was. The identities of ``LazyRows`` are looked at
  /// only where some of a section's rows are new and others stay.
  public var duplicates = DuplicatePolicy.refusedInDebugBuilds

  /// The content that the host shows: without the sections and rows that are hidden.
  public internal(set) var sections: [ListSection<Host.Cell>] = [] {
    didSet {
      revision += 1
      recentRows = nil
    }
  }

  /// The content as it was applied, with what is hidden at the moment.
  package internal(set) var content: [ListSection<Host.Cell>] = []

  /// How often the content that the host shows has been replaced.
  private(set) var revision = 0

  /// The rows of the section that was asked for last: a host asks for many of one section, and to take
  /// them out of it takes longer than to find one among them.
  var recentRows: (section: Int, rows: RowSegments)?

  /// What the reuse identifiers of the list's cells stand for.
  public let registry: CellRegistry<Host.Cell>

  /// What the reuse identifiers of the list's headers and footers stand for.
  public let headerFooterRegistry: CellRegistry<Host.HeaderFooter>

  var cells: ViewSupply
  var headerFooters: ViewSupply
  /// What the rows of one revision make use of, for hosts that ask.
  var knownUses: (revision: Int, uses: ContentUses)?
  /// The content that the host is on its way to.
  var upcomingSections: [ListSection<Host.Cell>]?
  var pending: [Transaction] = [] {
    didSet { isPending = !pending.isEmpty }
  }
  /// Whether there is a change to come; kept, for it is asked at each bind.
  private var isPending = false
  var isApplying = false
  /// While the content changes, the revision at which the host got each view: those of the last one
  /// need no update.
  var freshViews: [ObjectIdentifier: Int]?
  var hasContent = false
  /// Whether the host shows rows, or sections, of one identity.
  var hasDuplicates = false
  /// The latest request for changes that are computed elsewhere.
  var latestRequest = 0

  /// Attaches a new driver to a host, which has no other.
  ///
  /// - Parameters:
  ///   - host: what is to show the content.
  ///   - registry: what the reuse identifiers of the list's cells stand for; several lists may share
  ///     one.
  ///   - headerFooters: the same for headers and footers.
  public init(
    host: Host,
    registry: CellRegistry<Host.Cell> = CellRegistry(),
    headerFooters: CellRegistry<Host.HeaderFooter> = CellRegistry()
  ) {
    self.host = host
    self.registry = registry
    headerFooterRegistry = headerFooters
    cells = ViewSupply(registry.table)
    self.headerFooters = ViewSupply(headerFooters.table)
    host.attach(to: self)
  }

  /// Replaces the content: what differs in identity goes, comes or moves.
  ///
  /// Rows that stay and are on screen are updated in place when they differ in content. A call made
  /// while another is running, as from a handler or a cell, is queued and carried out after it.
  ///
  /// - Parameters:
  ///   - animated: whether the user is to see the change happen.
  ///   - completion: what to do once the user has seen it all; it is told what left, came and moved.
  ///   - sections: the new content.
  /// - Complexity: as ``SectionedChanges/init(from:to:)``, at the first content O(*n*) for *n* rows
  ///   outside ``LazyRows``.
  public func apply(
    animated: Bool = true,
    completion: (@MainActor (SectionedChanges) -> Void)? = nil,
    @SectionBuilder<Host.Cell> _ sections: () -> [ListSection<Host.Cell>]
  ) {
    apply(sections(), animated: animated, completion: completion)
  }

  /// Replaces the content: what differs in identity goes, comes or moves.
  ///
  /// Rows that stay and are on screen are updated in place when they differ in content. A call made
  /// while another is running, as from a handler or a cell, is queued and carried out after it.
  ///
  /// - Parameters:
  ///   - sections: the new content.
  ///   - animated: whether the user is to see the change happen.
  ///   - completion: what to do once the user has seen it all; it is told what left, came and moved.
  /// - Complexity: as ``SectionedChanges/init(from:to:)``, at the first content O(*n*) for *n* rows
  ///   outside ``LazyRows``.
  public func apply(
    _ sections: [ListSection<Host.Cell>],
    animated: Bool = true,
    completion: (@MainActor (SectionedChanges) -> Void)? = nil
  ) {
    enqueue(Transaction(animated: animated, completion: completion) { _ in sections })
  }

  /// Asks every section and row anew whether it is hidden, and shows what has changed.
  ///
  /// Rows that an `if` in a builder left out are not there to be asked: apply the content again.
  ///
  /// - Parameters:
  ///   - animated: whether the user is to see the change happen.
  ///   - completion: what to do once the user has seen it all; it is told what left, came and moved.
  public func update(
    animated: Bool = true, completion: (@MainActor (SectionedChanges) -> Void)? = nil
  ) {
    enqueue(Transaction(animated: animated, completion: completion) { $0.content })
  }

  /// Lays a host out, and carries out the changes that its rows ask for meanwhile when it is done.
  ///
  /// A host wraps all that calls rows while its own state is in between, as scrolling does: a row that
  /// comes on screen may well apply other content.
  ///
  /// - Parameter layout: what the host does.
  public func deferringChanges(during layout: @MainActor () -> Void) {
    guard !isApplying else { return layout() }
    isApplying = true
    defer { isApplying = false }
    layout()
    while isPending { carryOut(pending.removeFirst()) }
  }

  /// Calls rows in the middle of a toolkit's own layout, where the host must not change anything.
  ///
  /// The changes that the rows ask for are carried out in the next turn of the main actor, or ahead of
  /// the next change that is asked for outside of a layout. A host whose main loop runs no tasks has it
  /// call ``deferringChanges(during:)`` with nothing to do.
  ///
  /// - Parameter layout: what calls rows.
  /// - Returns: what `layout` returns.
  public func postponingChanges<Result>(during layout: @MainActor () -> Result) -> Result {
    guard !isApplying else { return layout() }
    isApplying = true
    let result = layout()
    isApplying = false
    if isPending {
      Task { [weak self] in self?.deferringChanges {} }
    }
    return result
  }
}

extension DuplicatePolicy {
  /// ``refuse`` where mistakes are looked for, ``disambiguate`` where no user is to lose a list to one.
  public static var refusedInDebugBuilds: DuplicatePolicy {
    isDebugBuild ? .refuse : .disambiguate
  }
}
