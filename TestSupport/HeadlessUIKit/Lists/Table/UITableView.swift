/// A table of rows, as far as one can tell without a screen.
///
/// It reloads, reuses cells and checks its updates as UIKit's does. ``user`` says what a finger does.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
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

  /// How the table groups its sections.
  open var style: UITableView.Style { tableStyle }

  /// The source of the content, held weakly.
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
      geometry = nil
      setNeedsLayout()
    }
  }

  /// The object that loads data for rows before they are on screen, held weakly.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      prefetchMethods = OptionalMethods(of: prefetchDataSource, among: TableMethod.prefetching)
    }
  }

  /// Whether cells are prepared ahead, and the prefetching data source is called.
  open var isPrefetchingEnabled = true { didSet { setNeedsLayout() } }

  /// How many rows above and below the viewport have a cell that is not shown.
  ///
  /// Since iOS 15, UIKit prepares cells before it shows them, and keeps cells that it has shown for a
  /// while. It decides how many by itself; here there are none unless a test asks for them. A prepared
  /// cell comes on screen with `willDisplay` alone: the data source is not asked again.
  public var preparedRowCount = 0 { didSet { setNeedsLayout() } }

  var dataSourceMethods = OptionalMethods()
  var delegateMethods = OptionalMethods()
  /// The path that has the focus.
  var focusedPath: IndexPath?
  var prefetchMethods = OptionalMethods()

  /// The height of rows, in points, where the delegate says none.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { forgetHeights() } }

  /// The height of headers, in points, where the delegate says none.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }

  /// The height of footers, in points, where the delegate says none.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }

  /// The height that rows are taken to have until it is known, in points.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension

  /// The height that headers are taken to have until it is known, in points.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension

  /// The height that footers are taken to have until it is known, in points.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension

  /// The room above headers, in points.
  open var sectionHeaderTopPadding: CGFloat = 0

  /// Whether cells on screen are measured again when the size of their content is invalidated.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// How far the lines between rows are from the edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// The style of the separators.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  /// The colour of the lines between rows.
  open var separatorColor: UIColor?

  /// What the separators' insets are measured from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges

  /// Whether cells are no wider than text is read well.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// Whether contents keep out of what bars cover.
  open var insetsContentViewsToSafeArea = true

  /// How tall the empty rows below the last one are.
  open var fillerRowHeight: CGFloat = 0

  /// The colour of the index at the side.
  open var sectionIndexColor: UIColor?

  /// The colour behind the index at the side.
  open var sectionIndexBackgroundColor: UIColor?

  /// The view behind all others.
  open var backgroundView: UIView?

  /// How many rows it takes for the index to be shown.
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

  /// Provides what is dragged.
  open weak var dragDelegate: (any UITableViewDragDelegate)?

  /// Takes over what is dropped.
  open weak var dropDelegate: (any UITableViewDropDelegate)?

  /// Whether a long press starts a drag.
  open var dragInteractionEnabled = true

  /// Whether a drag from the table is going on.
  open var hasActiveDrag: Bool { isDragActive }
  var isDragActive = false

  /// Whether items are dragged over the table.
  open var hasActiveDrop: Bool { isDropActive }
  var isDropActive = false

  /// Whether the focus returns to the row that had it last.
  open var remembersLastFocusedIndexPath = false

  /// Whether a row that has the focus is selected, too, unless the delegate decides.
  open var selectionFollowsFocus = false

  /// Whether rows can have the focus.
  open var allowsFocus = true

  /// Whether the user can select a row.
  open var allowsSelection = true

  /// Whether a row may be selected while the table is edited.
  open var allowsSelectionDuringEditing = false

  /// Whether more than one may be selected.
  open var allowsMultipleSelection = false

  /// Whether more than one row may be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether it is being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  private var editing = false

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    for path in selection { deselectRow(at: path, animated: animated) }
    for (path, shown) in shownRows { prepareForEditing(shown.cell, at: path, animated: animated) }
  }

  // MARK: What is on screen

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

  /// The number of rows in each section, as it was last asked for.
  var rowCounts: [Int]?
  var geometry: TableGeometry?
  var shownRows: [IndexPath: ShownRow] = [:]
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]
  var selection: Set<IndexPath> = []
  var prefetched: Set<IndexPath> = []
  /// Grows with every change of what is shown, so that work in progress sees that it is out of date.
  var generation = 0
  var isLayingOut = false
  var cellPass = CellPass()
  /// The row whose cell the table requests at the moment, and whether the data source dequeued one.
  var requested: (path: IndexPath, hasDequeued: Bool)?

  var ledger = BatchLedger(words: .table)
  var countsBeforeBatch: [Int] = []
  var batchDepth = 0
  var batchCompletions: [(Bool) -> Void] = []

  var isScrollingUp = false

  open override var contentOffset: CGPoint {
    didSet { if contentOffset.y != oldValue.y { isScrollingUp = contentOffset.y < oldValue.y } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  /// Carries out inserts, deletes, moves and reloads as one change, and checks it.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    if let completion { batchCompletions.append(completion) }
    endUpdates()
  }

  // MARK: Registering

  /// Says how cells of an identifier are made; `nil` to forget it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellQueue.register(cellClass.map { .viewClass($0) }, for: identifier)
  }

  /// Says how cells of an identifier are made; `nil` to forget it.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellQueue.register(nib.map { .nib($0) }, for: identifier)
  }

  /// Says how headers and footers of an identifier are made; `nil` to forget it.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerFooterQueue.register(aClass.map { .viewClass($0) }, for: identifier)
  }

  /// Says how headers and footers of an identifier are made; `nil` to forget it.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterQueue.register(nib.map { .nib($0) }, for: identifier)
  }

  /// A cell of an identifier, from the reuse queue or new; `nil` for an unknown identifier.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellQueue.dequeue(identifier, hasPath: false) as? UITableViewCell
  }

  /// A cell for a row, from the reuse queue or new.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let requested, requested.path == indexPath {
      if requested.hasDequeued {
        UIKitException.raise(
          "Attempted to dequeue multiple cells for the same index path, which is not allowed. If "
            + "you really need to dequeue more cells than the table view is requesting, use the "
            + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
            + "\(identifier), index path: \(indexPath.inExceptions)")
      }
      self.requested?.hasDequeued = true
    }
    if cellQueue.sources[identifier] == nil {
      UIKitException.raise(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    } else if let cell = cellQueue.dequeue(identifier) as? UITableViewCell {
      return cell
    }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer of an identifier, from the reuse queue or new; `nil` for an unknown one.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerFooterQueue.dequeue(identifier) as? UITableViewHeaderFooterView
  }

  // MARK: Counting

  /// How many sections there are.
  open var numberOfSections: Int { currentCounts.count }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    currentCounts.indices.contains(section) ? currentCounts[section] : 0
  }

  // MARK: Places

  /// The cells on screen.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return displayedPaths.compactMap { shownRows[$0]?.cell }
  }

  /// The rows on screen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    let paths = displayedPaths
    return paths.isEmpty ? nil : paths
  }

  /// The cell on screen that shows a row; `nil` where there is none.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return shownRows[indexPath]?.cell
  }

  /// Where a cell stands; `nil` for one that is not on screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownRows.first { $0.value.cell === cell }?.key
  }

  /// The row at a point of the content; `nil` where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    currentGeometry.paths(from: point.y, to: point.y.nextUp).first
  }

  /// The rows in a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    currentGeometry.paths(from: rect.minY, to: rect.maxY)
  }

  /// The place of a section in the content, in points.
  open func rect(forSection section: Int) -> CGRect {
    guard currentCounts.indices.contains(section) else { return .zero }
    return strip(currentGeometry.sectionTops[section], currentGeometry.sections[section].height)
  }

  /// The place of a header in the content, in points.
  open func rectForHeader(inSection section: Int) -> CGRect {
    guard currentCounts.indices.contains(section) else { return .zero }
    return strip(
      currentGeometry.sectionTops[section], currentGeometry.sections[section].header.height)
  }

  /// The place of a footer in the content, in points.
  open func rectForFooter(inSection section: Int) -> CGRect {
    guard currentCounts.indices.contains(section) else { return .zero }
    let geometry = currentGeometry.sections[section]
    return strip(
      currentGeometry.sectionTops[section] + geometry.height - geometry.footer.height,
      geometry.footer.height)
  }

  /// The place of a row in the content, in points.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard contains(indexPath) else { return .zero }
    return cellStrip(
      currentGeometry.top(of: indexPath),
      currentGeometry.sections[indexPath.section].rows[indexPath.row].height)
  }

  // MARK: Headers

  /// The header on screen; `nil` where there is none.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return shownHeaders[section] as? UITableViewHeaderFooterView
  }

  /// The footer on screen; `nil` where there is none.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return shownFooters[section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls until a row stands at a place on screen.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard currentCounts.indices.contains(indexPath.section) else {
      UIKitException.raise(
        "Attempted to scroll the table view to an out-of-bounds section (\(indexPath.section)) when "
          + "there are only \(numberOfSections) sections.", name: UIKitException.range)
      return
    }
    // `NSNotFound` as the row means the section's top.
    guard indexPath.row == NSNotFound || contains(indexPath) else {
      UIKitException.raise(
        "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there "
          + "are only \(numberOfRows(inSection: indexPath.section)) rows in section "
          + "\(indexPath.section).", name: UIKitException.range)
      return
    }
    layoutIfNeeded()
    // A row's place is exact only once the rows about it are, so the second go is the one that counts.
    for _ in 0..<2 {
      let rect =
        indexPath.row == NSNotFound
        ? rect(forSection: indexPath.section) : rectForRow(at: indexPath)
      contentOffset = clamped(CGPoint(x: 0, y: offset(showing: rect, at: scrollPosition)))
      setNeedsLayout()
      layoutIfNeeded()
    }
    if animated { announceEndOfAnimation() }
  }

  /// Scrolls until the nearest selected row stands at a place on screen.
  open func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let first = selection.min() else { return }
    scrollToRow(at: first, at: scrollPosition, animated: animated)
  }

  // MARK: Selecting

  /// A row that is selected; `nil` for none.
  open var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// The rows that are selected; `nil` for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Selects a row; the delegate is not told.
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

  /// Deselects a row; the delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection.remove(indexPath) != nil else { return }
    shownRows[indexPath]?.cell.setSelected(false, animated: animated)
  }

  // MARK: Reloading

  /// Discards all content. In a window the table requests counts at once, otherwise when they are needed, and cells
  /// at the next layout.
  open func reloadData() {
    discardContent()
    if hierarchyWindow != nil { _ = currentCounts }
  }

  /// Asks for the entries of the index again.
  open func reloadSectionIndexTitles() {}

  /// Asks for cells again, shown or prepared, which the data source is to hand out as they are.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.reconfigured += indexPaths }
  }

  // MARK: Updates

  /// Begins a change, which ``endUpdates()`` carries out.
  open func beginUpdates() {
    cellPass.assertNotRunning("beginUpdates", in: "table view")
    if batchDepth == 0 {
      ledger = BatchLedger(words: .table)
      countsBeforeBatch = hierarchyWindow == nil ? [] : currentCounts
    }
    batchDepth += 1
  }

  /// Carries out the change that ``beginUpdates()`` began, and checks it.
  open func endUpdates() {
    guard batchDepth > 0 else { return }
    if batchDepth == 1 { finishBatch() }
    batchDepth = max(batchDepth - 1, 0)
    guard batchDepth == 0 else { return }
    if hierarchyWindow != nil { layoutIfNeeded() }
    let completions = batchCompletions
    batchCompletions = []
    for completion in completions { completion(true) }
  }

  /// Whether a change has begun and is not carried out yet.
  open var hasUncommittedUpdates: Bool { batchDepth > 0 }

  /// Inserts sections, which the data source has now.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.insertedSections += sections }
  }

  /// Deletes sections, which the data source has no longer.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.deletedSections += sections }
  }

  /// Replaces the cells, headers and footers of sections.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.reloadedSections += sections }
  }

  /// Moves a section, from a position before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(.init(source: section, target: newSection)) }
  }

  /// Inserts rows, which the data source has now.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.inserted += indexPaths }
  }

  /// Deletes rows, which the data source has no longer.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.deleted += indexPaths }
  }

  /// Replaces the cells of rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.reloaded += indexPaths }
  }

  /// Moves a row, from a path before the update to one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append(.init(source: indexPath, target: newIndexPath)) }
  }
}
