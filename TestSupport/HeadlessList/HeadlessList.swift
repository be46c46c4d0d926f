public import TypedCells

/// A list without a screen: a viewport over rows of any height, a reuse queue, a selection, and a
/// picture as text.
///
/// Use it in tests of presenters and lists that don't need UIKit: it runs on every system, and you can print it.
///
/// ```swift
/// let host = HeadlessList(height: 200)
/// let list = ListDriver(host: host)  // keep it: it owns the content
/// list.apply { ListSection(id: 0) { Row(TextCell.self, "Hello") } }
/// print(host.picture)
/// host.selectRow(at: RowPath(section: 0, row: 0))  // as a tap does
/// ```
///
/// It reuses cells as a table does. Only rows in the viewport have cells. When a row leaves the viewport, the list
/// enqueues its cell under the cell's identifier. It calls `prepareForReuse()` before it dequeues the cell for another
/// row. The work of a layout doesn't depend on the number of rows.
@MainActor
public final class HeadlessList: ListHost {
  /// The height of a line of text, of a header and of a footer, in points.
  public static let lineHeight = 20.0

  /// The height of the viewport, in points.
  public let height: Double

  weak var list: ListEngine<HeadlessList>?
  var queue = ReuseQueue<HeadlessCell>()
  var headerFooterQueue = ReuseQueue<HeadlessHeaderFooter>()
  /// The elements in the viewport, from top to bottom.
  var placed: [PlacedElement] = []
  /// During a change, the elements of the last layout that aren't placed in the viewport.
  var unplaced: [ListElement: PlacedElement] = [:]
  /// The content that the elements above belong to. A row is sent `didEndDisplaying` when its cell leaves the
  /// viewport, and at that time the driver's content may be newer.
  var shown: [ListSection<HeadlessCell>] = []
  var selection: Set<RowPath> = []

  /// How many rows the user can select. At first it's one row, as in a table.
  public var selectionMode = SelectionMode.single

  /// The text that an empty list shows.
  var emptyText: (@MainActor () -> String)?

  /// Refreshes the list when the user pulls it down.
  var refresh: (@MainActor () async -> Void)?

  /// Whether the list is being refreshed after the user pulled it down.
  public internal(set) var isRefreshing = false

  /// The rows outside the viewport that received `RowEvent.prefetch`.
  var prefetched: Set<RowPath> = []

  /// The number of rows outside the viewport that receive `RowEvent.prefetch`.
  ///
  /// The list counts them in the direction of the last scroll. If a row is no longer among them and never
  /// entered the viewport, it receives `RowEvent.cancelPrefetch`.
  public var prefetchCount = 0

  /// Creates a list that is empty until you attach a driver.
  ///
  /// - Parameter height: the height of the viewport, in points.
  public init(height: Double) {
    self.height = height
  }

  /// The numbers of created, reused, configured and refused cells.
  public var counters: HeadlessCounters { queue.counters }

  /// The numbers of created, reused, configured and refused headers and footers.
  public var headerFooterCounters: HeadlessCounters { headerFooterQueue.counters }

  /// The number of cells in the reuse queue.
  public var queuedCellCount: Int { queue.waitingCount }

  /// Returns the cell of a row, or `nil` if the row isn't in the viewport.
  ///
  /// - Parameter path: the row's path.
  public func cell(at path: RowPath) -> HeadlessCell? {
    placed.first { $0.element == .row(path) }?.cell
  }

  /// Returns the header or the footer of a section, or `nil` if it is a title or not in the viewport.
  ///
  /// - Parameters:
  ///   - edge: whether to return the header or the footer.
  ///   - section: the section's position.
  public func headerFooter(
    at edge: SectionEdge, ofSection section: Int
  ) -> HeadlessHeaderFooter? {
    placed.first { $0.element == .headerFooter(edge, section: section) }?.headerFooter
  }

  /// Provides the cells of a nib, for registrations with its name.
  ///
  /// - Parameters:
  ///   - name: the nib's name, in any bundle.
  ///   - cell: creates a cell, as loading the nib does.
  public func provideNib(named name: String, _ cell: @escaping @MainActor () -> HeadlessCell) {
    queue.nibs[name] = cell
  }

  /// Provides the headers or footers of a nib, for registrations with its name.
  ///
  /// - Parameters:
  ///   - name: the nib's name, in any bundle.
  ///   - view: creates a view, as loading the nib does.
  public func provideHeaderFooterNib(
    named name: String, _ view: @escaping @MainActor () -> HeadlessHeaderFooter
  ) {
    headerFooterQueue.nibs[name] = view
  }

  /// Provides a prototype, as a storyboard does.
  ///
  /// - Parameters:
  ///   - identifier: the prototype's identifier in the storyboard.
  ///   - cell: creates a cell of the prototype.
  public func providePrototype(
    _ identifier: ReuseIdentifier, _ cell: @escaping @MainActor () -> HeadlessCell
  ) {
    queue.prototypes[identifier] = cell
  }

  /// Dequeues a cell from the reuse queue, or creates one.
  ///
  /// - Parameter identifier: the identifier to dequeue by.
  /// - Returns: the cell, which the list doesn't show.
  /// - Throws: a ``HeadlessListError`` if the identifier isn't registered, or if its nib or prototype wasn't
  ///   provided.
  public func dequeueCell(
    withIdentifier identifier: ReuseIdentifier
  ) throws(HeadlessListError) -> HeadlessCell {
    try queue.dequeue(identifier)
  }

  /// Creates a cell for a registration without showing it, for `CellRegistry.audit`.
  ///
  /// - Parameter registration: the cell's registration, which the list doesn't have to know.
  /// - Returns: a new cell.
  /// - Throws: a ``HeadlessListError`` if the nib or prototype wasn't provided.
  public func makeCell(
    for registration: CellRegistration<HeadlessCell>
  ) throws(HeadlessListError) -> HeadlessCell {
    try queue.makeCell(for: registration)
  }

  /// Creates a header or footer for a registration without showing it.
  ///
  /// - Parameter registration: the view's registration, which the list doesn't have to know.
  /// - Returns: a new view.
  /// - Throws: a ``HeadlessListError`` if the nib or prototype wasn't provided.
  public func makeHeaderFooter(
    for registration: CellRegistration<HeadlessHeaderFooter>
  ) throws(HeadlessListError) -> HeadlessHeaderFooter {
    try headerFooterQueue.makeCell(for: registration)
  }
}
