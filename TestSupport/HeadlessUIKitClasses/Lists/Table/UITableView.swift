/// A table view without a screen.
///
/// It reloads, reuses cells and checks its updates as UIKit's does. A test uses ``user`` to tap, scroll and
/// drag.
@preconcurrency @MainActor
open class UITableView: CellScrollView {
  /// Creates a table with a frame and a style.
  public init(frame: CGRect, style: UITableView.Style) {
    tableStyle = style
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    tableStyle = .plain
    super.init(coder: coder)
  }

  private let tableStyle: Style

  /// The style.
  open var style: UITableView.Style { tableStyle }

  /// The data source, held weakly.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      dataSourceMethods = OptionalMethods(of: dataSource, among: TableMethod.dataSource)
      if dataSource !== oldValue { discardContent() }
    }
  }

  /// The delegate, held weakly.
  open weak var delegate: (any UITableViewDelegate)? {
    get { storedDelegate as? any UITableViewDelegate }
    set {
      storedDelegate = newValue
      delegateMethods = OptionalMethods(of: newValue, among: TableMethod.delegate)
      forgetHeights()
    }
  }

  /// The prefetching data source, held weakly. It loads data for rows before they become visible.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      prefetchMethods = OptionalMethods(of: prefetchDataSource, among: TableMethod.prefetching)
    }
  }

  /// The number of rows above and below the viewport whose cells are prepared off screen.
  ///
  /// Since iOS 15, UIKit prepares cells before they become visible, and keeps cells for a while after they
  /// have left the viewport. UIKit chooses how many. In HeadlessUIKit there are none unless a test sets this
  /// property. When a prepared cell becomes visible, the table calls `willDisplay` and doesn't request the
  /// cell again.
  public var preparedRowCount = 0 { didSet { setNeedsLayout() } }

  /// The default height of rows, in points.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { forgetHeights() } }

  /// The default height of headers, in points.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }

  /// The default height of footers, in points.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }

  /// The estimated height of rows, in points.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet {
      estimatedRowHeight = estimate(estimatedRowHeight, of: "row height", else: oldValue)
    }
  }

  /// The estimated height of headers, in points.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet {
      estimatedSectionHeaderHeight = estimate(
        estimatedSectionHeaderHeight, of: "section header height", else: oldValue)
    }
  }

  /// The estimated height of footers, in points.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet {
      estimatedSectionFooterHeight = estimate(
        estimatedSectionFooterHeight, of: "section footer height", else: oldValue)
    }
  }

  /// The padding above headers, in points. A negative value means `UITableView.automaticDimension`.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet {
      if sectionHeaderTopPadding < 0 { sectionHeaderTopPadding = UITableView.automaticDimension }
    }
  }

  /// Whether visible cells are measured again when their intrinsic content size is invalidated.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The insets of the separators, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// The style of the separators.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  /// The colour of the separators.
  open var separatorColor: UIColor? = .separator

  /// The reference of the separators' insets.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges

  /// Whether the margins of cells follow the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// The text colour of the index.
  open var sectionIndexColor: UIColor?

  /// The minimum number of rows at which the index is visible.
  open var sectionIndexMinimumDisplayRowCount = 0

  /// The view above all rows.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// The view below all rows.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    forgetHeights()
  }

  // MARK: Drag and drop

  /// The drag delegate, held weakly.
  open weak var dragDelegate: (any UITableViewDragDelegate)?

  /// The drop delegate, held weakly.
  open weak var dropDelegate: (any UITableViewDropDelegate)?

  /// The row that the user is moving by its reorder control.
  var movement: Movement?
  /// Whether the table is in editing mode.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  private var editing = false

  /// Turns editing mode on or off.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    for path in selection { deselectRow(at: path, animated: animated) }
    for (path, shown) in shownRows { prepareForEditing(shown.cell, at: path, animated: animated) }
  }

  // MARK: Visible cells

  let cellQueue = ReuseQueue(
    baseClass: "UITableViewCell", nibIdentifierName: "cell reuse indentifier",
    isKindOfBase: { $0 is UITableViewCell },
    construct: { viewClass, identifier in
      (viewClass as? UITableViewCell.Type)?.construct(identifier)
    })
  let headerFooterQueue = ReuseQueue(
    baseClass: "UITableViewHeaderFooterView",
    nibIdentifierName: "cell reuse indentifier",
    isKindOfBase: { $0 is UITableViewHeaderFooterView },
    construct: { viewClass, identifier in
      (viewClass as? UITableViewHeaderFooterView.Type)?.construct(identifier)
    })

  /// The titles of the index, which the table requests only when its data are reloaded; `nil` before.
  final var requestedIndexTitles: [String]?
  var geometry: TableGeometry?
  /// The width for which cells, headers and footers were measured.
  var measuredWidth: CGFloat = 0
  /// The heights of headers and footers before a batch, by the section's index after it.
  var edgesBeforeBatch: [Int: (header: Extent, footer: Extent)] = [:]
  var shownRows: [IndexPath: ShownRow] = [:]
  override var viewsOnScreen: [IndexPath: UIView] {
    shownRows.filter(\.value.isDisplayed).mapValues(\.cell)
  }
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]
  /// The row whose cell the table is requesting, and whether the data source has dequeued a cell for it.
  var requested: (path: IndexPath, hasDequeued: Bool)?

  var isScrollingUp = false

  open override var contentOffset: CGPoint {
    didSet { if contentOffset.y != oldValue.y { isScrollingUp = contentOffset.y < oldValue.y } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
    showBackgrounds([backgroundView])
  }

  /// Performs inserts, deletes, moves and reloads as one update, and checks the update. Calls `completion` in a later
  /// turn of the main loop, see ``UIKitLoop``; with `false` outside a window.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    if let completion { batch?.completions.append(completion) }
    endUpdates()
  }

  // MARK: Registering

  /// Registers a class or nib for a cell's reuse identifier, or removes the registration if it's `nil`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellQueue.register(cellClass.map { .viewClass($0) }, for: identifier)
  }

  /// Registers a class or nib for a cell's reuse identifier, or removes the registration if it's `nil`.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellQueue.register(nib.map { .nib($0) }, for: identifier)
  }

  /// Registers a class or nib for a header's or footer's reuse identifier, or removes the registration if
  /// it's `nil`.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerFooterQueue.register(aClass.map { .viewClass($0) }, for: identifier)
  }

  /// Registers a class or nib for a header's or footer's reuse identifier, or removes the registration if
  /// it's `nil`.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterQueue.register(nib.map { .nib($0) }, for: identifier)
  }

  /// Dequeues a cell, or creates one if the reuse queue is empty. If nothing is registered, returns `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellQueue.dequeue(identifier, hasPath: false) as? UITableViewCell
  }

  /// Dequeues a cell for a row, or creates one if the reuse queue is empty.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// Dequeues a header or footer, or creates one if the reuse queue is empty. If nothing is registered,
  /// returns `nil`.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerFooterQueue.dequeue(identifier) as? UITableViewHeaderFooterView
  }

  // MARK: Counting

  /// The number of sections.
  open var numberOfSections: Int { currentCounts.count }

  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    currentCounts.indices.contains(section) ? currentCounts[section] : 0
  }

  // MARK: Positions

  /// The visible cells.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return displayedPaths.compactMap { shownRows[$0]?.cell }
  }

  /// The index paths of the visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    let paths = displayedPaths
    return paths.isEmpty ? nil : paths
  }

  /// Returns the cell of a row, or `nil` if the row isn't visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return shownRows[indexPath]?.cell
  }

  /// Returns the index path of a cell, or `nil` if the cell isn't visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownRows.first { $0.value.cell === cell }?.key
  }

  /// Returns the index path of the row at a point of the content, or `nil` if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    currentGeometry.paths(from: point.y, to: point.y.nextUp).first
  }

  /// Returns the index paths of the rows in a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    currentGeometry.paths(from: rect.minY, to: rect.maxY)
  }

  /// Returns the frame of a section in the content, in points.
  open func rect(forSection section: Int) -> CGRect {
    guard currentCounts.indices.contains(section) else { return .zero }
    return strip(currentGeometry.sectionTops[section], currentGeometry.sections[section].height)
  }

  /// Returns the frame of a header in the content, in points.
  open func rectForHeader(inSection section: Int) -> CGRect {
    guard currentCounts.indices.contains(section) else { return .zero }
    return strip(
      currentGeometry.sectionTops[section], currentGeometry.sections[section].header.height)
  }

  /// Returns the frame of a footer in the content, in points.
  open func rectForFooter(inSection section: Int) -> CGRect {
    guard currentCounts.indices.contains(section) else { return .zero }
    let geometry = currentGeometry.sections[section]
    return strip(
      currentGeometry.sectionTops[section] + geometry.height - geometry.footer.height,
      geometry.footer.height)
  }

  /// Returns the frame of a row in the content, in points.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard contains(indexPath) else { return .zero }
    return cellStrip(
      currentGeometry.top(of: indexPath),
      currentGeometry.sections[indexPath.section].rows[indexPath.row].height)
  }

  // MARK: Headers

  /// Returns the header of a section, or `nil` if it isn't visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return shownHeaders[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, or `nil` if it isn't visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return shownFooters[section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls until a row is at a position in the viewport.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard currentCounts.indices.contains(indexPath.section) else {
      UIKitException.raise(
        "Attempted to scroll the table view to an out-of-bounds section (\(indexPath.section)) when "
          + "there are only \(numberOfSections) sections.", name: UIKitException.range)
      return
    }
    // If the row is `NSNotFound`, the table scrolls to the section's top.
    guard indexPath.row == NSNotFound || contains(indexPath) else {
      UIKitException.raise(
        "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there "
          + "are only \(numberOfRows(inSection: indexPath.section)) rows in section "
          + "\(indexPath.section).", name: UIKitException.range)
      return
    }
    layoutIfNeeded()
    var target: CGPoint {
      let rect =
        indexPath.row == NSNotFound
        ? rect(forSection: indexPath.section) : rectForRow(at: indexPath)
      return clamped(CGPoint(x: 0, y: offset(showing: rect, at: scrollPosition)))
    }
    if animated, hierarchyWindow?.holdsAnimatedScrolls == true { return animate(to: target) }
    runningScroll = nil
    // The first pass can use estimated heights. It makes the heights around the row exact, so the second pass
    // is exact.
    for _ in 0..<2 {
      contentOffset = target
      setNeedsLayout()
      layoutIfNeeded()
    }
    if animated { announceEndOfAnimation() }
  }

  /// Scrolls until the nearest selected row is at a position in the viewport.
  open func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let first = selection.min() else { return }
    scrollToRow(at: first, at: scrollPosition, animated: animated)
  }

  // MARK: Selecting

  /// The index path of the first selected row, or `nil` if no row is selected.
  open var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// The index paths of the selected rows, or `nil` if no row is selected.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Selects a row without calling the delegate.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    guard let indexPath else {
      for path in selection { deselectRow(at: path, animated: animated) }
      return
    }
    guard contains(indexPath) else { return }
    if !selectsMultiple {
      for path in selection where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    selection.insert(indexPath)
    shownRows[indexPath]?.cell.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection.remove(indexPath) != nil else { return }
    shownRows[indexPath]?.cell.setSelected(false, animated: animated)
  }

  // MARK: Reloading

  /// Discards all content, and deletes placeholders. In a window, the table requests the numbers of sections and rows
  /// immediately, otherwise when it uses them. It requests cells at the next layout.
  open func reloadData() {
    for placeholder in placeholders { placeholder.deletePlaceholder() }
    discardContent()
    if hierarchyWindow != nil { _ = currentCounts }
  }

  /// Requests the index titles again.
  open func reloadSectionIndexTitles() {
    requestedIndexTitles = nil
    _ = indexTitles
  }

  /// Configures the existing cells of rows again: the visible ones and the prepared ones.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.reconfigured += indexPaths }
  }

  // MARK: Updates

  /// Begins a batch update, which ``endUpdates()`` performs.
  open func beginUpdates() { beginBatch() }

  /// Performs and checks the batch update that ``beginUpdates()`` began.
  open func endUpdates() { endBatch() }

  /// Inserts sections. The data source must already contain them.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.insertedSections += sections }
  }

  /// Deletes sections. The data source must no longer contain them.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.deletedSections += sections }
  }

  /// Replaces the cells, headers and footers of sections.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.reloadedSections += sections }
  }

  /// Moves a section from its index before the update to its index after the update.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(.init(source: section, target: newSection)) }
  }

  /// Inserts rows. The data source must already contain them.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.inserted += indexPaths }
  }

  /// Deletes rows. The data source must no longer contain them.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.deleted += indexPaths }
  }

  /// Replaces the cells of rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.reloaded += indexPaths }
  }

  /// Moves a row from its index path before the update to its index path after the update.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append(.init(source: indexPath, target: newIndexPath)) }
  }
}
