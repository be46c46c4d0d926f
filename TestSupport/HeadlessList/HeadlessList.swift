public import TypedCells

/// A list without a screen: a viewport over rows of any height, a reuse queue, selection, and a
/// picture in text.
///
/// It does what a table does as far as cells can tell. Only rows in the viewport have cells. A cell
/// whose row leaves is queued under its identifier, gets `prepareForReuse()`, and
/// comes back for another row. Nothing in it depends on how many rows the list has.
///
/// ```swift
/// let host = HeadlessList(height: 200)
/// let list = ListDriver(host: host)  // keep it: it owns the content
/// list.apply { ListSection(id: 0) { Row(TextCell.self, "Hello") } }
/// print(host.picture)
/// ```
@MainActor
public final class HeadlessList: ListHost {
  /// The height of a line of text, of a header and of a footer, in points.
  public static let lineHeight = 20.0

  /// The height of the viewport, in points.
  public let height: Double

  weak var list: ListContent<HeadlessList>?
  var queue = ReuseQueue<HeadlessCell>()
  var headerFooterQueue = ReuseQueue<HeadlessHeaderFooter>()
  /// What is in the viewport, from top to bottom.
  var placed: [PlacedElement] = []
  /// During a change, the elements of the last layout that aren't in the viewport, or not yet.
  var unplaced: [ListElement: PlacedElement] = [:]
  /// The content that the elements above belong to. A row is sent `didEndDisplaying` when its cell leaves the
  /// viewport, and at that time the driver's content may be newer.
  var shown: [ListSection<HeadlessCell>] = []
  var selection: Set<RowPath> = []
  /// The rows outside the viewport that were told to fetch what they show.
  var prefetched: Set<RowPath> = []

  /// How many rows ahead are told, by `RowEvent.prefetch`, that they may come on screen soon.
  ///
  /// Rows are ahead in the direction of the last scroll. What falls behind without having been on
  /// screen is told by `RowEvent.cancelPrefetch`.
  public var prefetchCount = 0

  /// Creates a list that shows nothing until a driver is attached.
  ///
  /// - Parameter height: the height of the viewport, in points.
  public init(height: Double) {
    self.height = height
  }

  /// What the list has done with its cells since it was made.
  public var counters: HeadlessCounters { queue.counters }

  /// What the list has done with its headers and footers since it was made.
  public var headerFooterCounters: HeadlessCounters { headerFooterQueue.counters }

  /// How many cells wait in the reuse queue.
  public var queuedCellCount: Int { queue.waitingCount }

  /// The selected rows, in order.
  public var selectedPaths: [RowPath] { selection.sorted() }

  /// The cell of a row, or `nil` when the row is not in the viewport.
  ///
  /// - Parameter path: where the row stands.
  public func cell(at path: RowPath) -> HeadlessCell? {
    placed.first { $0.element == .row(path) }?.cell
  }

  /// The header or the footer of a section, or `nil` when it is a title, or not in the viewport.
  ///
  /// - Parameters:
  ///   - edge: which end of the section it stands at.
  ///   - section: the section's position.
  public func headerFooter(
    at edge: SectionEdge, ofSection section: Int
  ) -> HeadlessHeaderFooter? {
    placed.first { $0.element == .headerFooter(edge, section: section) }?.headerFooter
  }

  /// Provides what a registration from a nib of this name yields.
  ///
  /// - Parameters:
  ///   - name: the nib's name; its bundle plays no part here.
  ///   - cell: makes a cell, as loading the nib would.
  public func provideNib(named name: String, _ cell: @escaping @MainActor () -> HeadlessCell) {
    queue.nibs[name] = cell
  }

  /// Provides what a registration of a header or footer from a nib of this name yields.
  ///
  /// - Parameters:
  ///   - name: the nib's name; its bundle plays no part here.
  ///   - view: makes a view, as loading the nib would.
  public func provideHeaderFooterNib(
    named name: String, _ view: @escaping @MainActor () -> HeadlessHeaderFooter
  ) {
    headerFooterQueue.nibs[name] = view
  }

  /// Provides a prototype, as a storyboard does.
  ///
  /// - Parameters:
  ///   - identifier: the identifier that the storyboard gives it.
  ///   - cell: makes a cell of the prototype.
  public func providePrototype(
    _ identifier: ReuseIdentifier, _ cell: @escaping @MainActor () -> HeadlessCell
  ) {
    queue.prototypes[identifier] = cell
  }

  /// A cell from the reuse queue, or a new one.
  ///
  /// - Parameter identifier: the identifier to dequeue by.
  /// - Throws: a ``HeadlessListError`` when the identifier is not registered, or what it was
  ///   registered for was never provided.
  public func dequeueCell(
    withIdentifier identifier: ReuseIdentifier
  ) throws(HeadlessListError) -> HeadlessCell {
    try queue.dequeue(identifier)
  }

  /// A cell made as a registration says, and not shown, as for `CellRegistry.audit`.
  ///
  /// - Parameter registration: what to make a cell of; it need not be registered.
  /// - Throws: a ``HeadlessListError`` when its nib or prototype was never provided.
  public func makeCell(
    for registration: CellRegistration<HeadlessCell>
  ) throws(HeadlessListError) -> HeadlessCell {
    try queue.makeCell(for: registration)
  }

  /// A header or footer made as a registration says, and not shown.
  ///
  /// - Parameter registration: what to make a view of; it need not be registered.
  /// - Throws: a ``HeadlessListError`` when its nib or prototype was never provided.
  public func makeHeaderFooter(
    for registration: CellRegistration<HeadlessHeaderFooter>
  ) throws(HeadlessListError) -> HeadlessHeaderFooter {
    try headerFooterQueue.makeCell(for: registration)
  }
}
