import TypedCells

/// The adapter of a ``ListViewHost`` for a table.
final class TableAdapter: ListViewAdapter {
  weak var view: UITableView?
  weak var host: ListViewHost<UITableView>?
  var cellSources: [ReuseIdentifier: ViewSource] = [:]
  var headerFooterSources: [ReuseIdentifier: ViewSource] = [:]

  var rowAnimation = UITableView.RowAnimation.automatic
  /// The animation that was chosen for the current change.
  var chosenAnimation: UITableView.RowAnimation?
  /// During a change, the deletion animations of the rows on screen that choose one.
  private var deletionAnimations: [RowPath: UITableView.RowAnimation] = [:]
  /// The titles of the index when the content changed last.
  private var indexTitles: [String] = []

  // The table holds its data source and delegate weakly, so the adapter retains them.
  private var source: TableSource?
  private(set) var delegate: TableDelegate?

  /// The rows, headers and footers that left the screen since the table last requested all heights, and whose heights
  /// it may keep.
  private var leftRows: [RowPath: ErasedRow] = [:]
  private var leftHeaderFooters: [SectionEdge: [Int: ErasedRow]] = [:]

  init(_ table: UITableView) { view = table }

  // MARK: Connecting

  func connect() {
    guard let view, let host else { return }
    (view.dataSource as? TableSource)?.host?.adapter.view = nil
    let source = TableSource(host)
    self.source = source
    view.dataSource = source
    connectPrefetching(source, to: view)
    replaceDelegate()
  }

  private func connectPrefetching(_ source: TableSource, to view: UITableView) {
    let other = view.prefetchDataSource
    source.ownPrefetching = (other as? TableSource).map { $0.ownPrefetching } ?? other
    view.prefetchDataSource = source
  }

  func adoptOtherPrefetching() {
    guard let view, let source, let other = view.prefetchDataSource, other !== source else {
      return
    }
    connectPrefetching(source, to: view)
  }

  #if !os(tvOS)
    // The view keeps neither alive.
    var dragDelegate: TableDragDelegate?
    var dropDelegate: TableDropDelegate?

    var handlesDrags: Bool { dragDelegate != nil }
    var handlesDrops: Bool { dropDelegate != nil }

    func connectDrags() {
      if let view { connectDrags(to: view) }
    }

    func connectDrops() {
      if let view { connectDrops(to: view) }
    }

    func adoptOtherDragDelegates() {
      if let view { adoptOtherDragDelegates(of: view) }
    }
  #endif

  func replaceDelegate() {
    guard let view, let host, host.list != nil else { return }
    let new = TableDelegate(host, table: view)
    delegate = new
    view.delegate = new
    host.didSetDelegate(new)
  }

  var currentDelegate: AnyObject? { delegate }

  var needsOtherDelegate: Bool {
    guard let view, let host, let delegate else { return false }
    return delegate.unusedHeights != TableDelegate.unusedHeights(of: view, host)
  }

  /// Whether your delegate offers swipe actions.
  var ownDelegateSwipes: Bool { delegate?.ownSwipes ?? false }

  // MARK: Registering and dequeuing

  func register(_ cellClass: AnyClass, _ nib: UINib?, as identifier: String) {
    if let nib {
      view?.register(nib, forCellReuseIdentifier: identifier)
    } else {
      view?.register(cellClass, forCellReuseIdentifier: identifier)
    }
  }

  func register(
    headerFooter viewClass: AnyClass, _ nib: UINib?, as identifier: String
  ) {
    if let nib {
      view?.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
    } else {
      view?.register(viewClass, forHeaderFooterViewReuseIdentifier: identifier)
    }
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    view?.dequeueReusableCell(withIdentifier: identifier, for: path) ?? makeEmptyCell(for: nil)
  }

  func dequeuePrototype(_ identifier: String, for path: IndexPath) -> UITableViewCell? {
    // With an index path, a missing prototype would be an exception.
    view?.dequeueReusableCell(withIdentifier: identifier)
  }

  func dequeueHeaderFooter(
    _ identifier: String, at edge: SectionEdge, for path: IndexPath
  ) -> UITableViewHeaderFooterView? {
    view?.dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }

  func makeEmptyCell(for request: ViewRequest?) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func makeEmptyHeaderFooter(for request: ViewRequest?) -> UITableViewHeaderFooterView {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }

  func contents(of cell: UITableViewCell) -> [UIView] {
    [cell.contentView] + (cell.accessoryView.map { [$0] } ?? [])
  }

  func indentationLevel(of cell: UITableViewCell) -> Int { cell.indentationLevel }

  func indent(_ cell: UITableViewCell, to level: Int) { cell.indentationLevel = level }

  func attach(_ disclosure: OutlineDisclosure?, to cell: UITableViewCell) {
    // A view of the cell's own has precedence.
    if cell.accessoryView == nil || cell.accessoryView is OutlineDisclosure {
      cell.accessoryView = disclosure
    }
  }

  func identifier(of view: UIView) -> String? {
    (view as? UITableViewCell)?.reuseIdentifier
      ?? (view as? UITableViewHeaderFooterView)?.reuseIdentifier
  }

  // MARK: Visible cells

  var pathsOnScreen: [IndexPath] { view?.indexPathsForVisibleRows ?? [] }

  func cell(at path: IndexPath) -> UITableViewCell? { view?.cellForRow(at: path) }

  func isReordering(_ cell: UITableViewCell) -> Bool {
    cell.configurationState.isReordering
  }

  var headerFootersOnScreen: [(edge: SectionEdge, section: Int, view: UITableViewHeaderFooterView)]
  {
    guard let view else { return [] }
    return view.sectionsInViewport.flatMap { section in
      [
        view.headerView(forSection: section).map { (.header, section, $0) },
        view.footerView(forSection: section).map { (.footer, section, $0) },
      ].compactMap(\.self)
    }
  }

  func frame(ofRowAt path: IndexPath) -> CGRect? { view?.rectForRow(at: path) }

  func pinnedExtents(inSection section: Int) -> PinnedExtents? {
    guard let view, view.style == .plain else { return PinnedExtents() }
    // Above a header that isn't pinned, a plain table may have a gap, which belongs to the header's rectangle.
    return PinnedExtents(
      header: view.headerView(forSection: section)?.frame.height
        ?? view.rectForHeader(inSection: section).height,
      footer: view.footerView(forSection: section)?.frame.height
        ?? view.rectForFooter(inSection: section).height)
  }

  var selectedPaths: [IndexPath] { view?.indexPathsForSelectedRows ?? [] }

  func select(_ path: IndexPath, animated: Bool) {
    view?.selectRow(at: path, animated: animated, scrollPosition: .none)
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    view?.deselectRow(at: path, animated: animated)
  }

  // MARK: Updating

  // Apple documents no limit, but several libraries report crashes of tables that move more sections, or empty ones.
  var sectionMoves: SectionMoves { .oneWithRows }

  func performBatch(
    _ updates: () -> Void, completion: @escaping @MainActor () -> Void
  ) {
    view?.performBatchUpdates(
      {
        // Not after the batch: rows that leave the screen during it are noted at their new paths.
        forgetLeftViews()
        updates()
      }, completion: { _ in completion() })
    // UIKit passes the old positions of their sections.
    leftHeaderFooters = [:]
  }

  func perform(_ batch: BatchUpdate) {
    guard let view else { return }
    if !batch.deletedSections.isEmpty {
      view.deleteSections(IndexSet(batch.deletedSections), with: currentAnimation)
    }
    if !batch.insertedSections.isEmpty {
      view.insertSections(IndexSet(batch.insertedSections), with: currentAnimation)
    }
    for move in batch.movedSections { view.moveSection(move.old, toSection: move.new) }
    for (animation, paths) in byAnimation(batch.deletedRows, { deletionAnimations[$0] }) {
      view.deleteRows(at: paths, with: animation)
    }
    for (animation, paths) in byAnimation(batch.insertedRows, insertionAnimation) {
      view.insertRows(at: paths, with: animation)
    }
    for move in batch.movedRows { view.moveRow(at: move.old.indexPath, to: move.new.indexPath) }
  }

  /// The animation of rows and sections that choose none.
  private var currentAnimation: UITableView.RowAnimation {
    chosenAnimation ?? rowAnimation
  }

  func willPerform(_ changes: SectionedChanges) {
    deletionAnimations = [:]
    guard let host, host.isAnimating,
      changes.changedSections.contains(where: { !$0.rows.deletions.isEmpty })
    else { return }
    for path in pathsOnScreen {
      if let path = RowPath(path), let animation = host.send(.deletionAnimation, path.indexPath) {
        deletionAnimations[path] = animation
      }
    }
  }

  /// Returns the animation that a row chose for its insertion.
  private func insertionAnimation(_ path: RowPath) -> UITableView.RowAnimation? {
    guard let host, host.isAnimating, let list = host.list, list.isWrittenRow(at: path)
    else { return nil }
    return host.send(.insertionAnimation, path.indexPath)
  }

  /// Rows that are inserted, or deleted, by their animations.
  private func byAnimation(
    _ paths: [RowPath], _ animation: (RowPath) -> UITableView.RowAnimation?
  ) -> [(UITableView.RowAnimation, [IndexPath])] {
    var groups: [(animation: UITableView.RowAnimation, paths: [IndexPath])] = []
    for path in paths {
      let animation = animation(path) ?? currentAnimation
      if let group = groups.firstIndex(where: { $0.animation == animation }) {
        groups[group].paths.append(path.indexPath)
      } else {
        groups.append((animation, [path.indexPath]))
      }
    }
    return groups
  }

  func contentDidChange(byReload isReload: Bool) {
    guard let host, let titles = host.list?.indexTitles,
      titles != indexTitles
    else { return }
    indexTitles = titles
    // A batch update doesn't change the index.
    if !isReload { view?.reloadSectionIndexTitles() }
  }

  func reload(_ paths: [IndexPath]) { view?.reloadRows(at: paths, with: .none) }

  func reconfigure(_ paths: [IndexPath]) { view?.reconfigureRows(at: paths) }

  func reloadHeaderFooters(ofSections sections: [Int]) {
    guard let view else { return }
    var wantsOtherHeight = false
    let others = sections.filter { section in
      let isHeaderShown = showsInPlace(.header, section, &wantsOtherHeight)
      let isFooterShown = showsInPlace(.footer, section, &wantsOtherHeight)
      return !isHeaderShown || !isFooterShown
    }
    if !others.isEmpty {
      view.reloadSections(IndexSet(others), with: .none)
    } else if wantsOtherHeight {
      layOutRowsAgain()
    }
  }

  func adjustSizes(
    of visible: [VisibleCell<UITableViewCell>], updated: Set<RowPath>
  ) {
    guard let view, let host else { return }
    for visible in visible {
      if let row = host.list?.row(at: visible.path) { showAccessory(of: row, in: visible.cell) }
    }
    let misfits = visible.filter { wantsOtherHeight($0, updated.contains($0.path), view) }
    let onScreen = Set(pathsOnScreen)
    // The table doesn't measure a cell again that is off screen, unless it is reconfigured.
    host.measureAgain(misfits.filter { !onScreen.contains($0.path.indexPath) })
    if misfits.contains(where: { onScreen.contains($0.path.indexPath) }) || hasMisfitHeaderFooter
      || hasOtherHeightsOffScreen(besides: onScreen)
    {
      layOutRowsAgain()
    }
  }

  /// Makes the table request heights again. An empty batch doesn't replace cells, so the keyboard stays.
  func layOutRowsAgain() {
    guard let view, let host else { return }
    forgetLeftViews()
    host.run(animated: host.isAnimating) { view.performBatchUpdates(nil, completion: nil) }
  }

  func didReload() { forgetLeftViews() }

  func heightsDependOnWidth() -> Bool { host?.list?.mayComputeHeights ?? false }

  func requestSizesAgain() { layOutRowsAgain() }

  // MARK: Heights off screen

  func note(_ row: ErasedRow, leftScreenAt path: RowPath) { leftRows[path] = row }

  func note(_ row: ErasedRow, leftScreenAt edge: SectionEdge, ofSection section: Int) {
    leftHeaderFooters[edge, default: [:]][section] = row
  }

  private func forgetLeftViews() {
    (leftRows, leftHeaderFooters) = ([:], [:])
  }

  /// Returns whether a row, header or footer off screen is to have another height than the table has for it.
  ///
  /// A table requests the height of a row when it comes on screen for the first time, or all heights at once, and keeps
  /// it until the next batch. So it's enough to look at declared heights, which are compared without making any row,
  /// and at what has been on screen.
  private func hasOtherHeightsOffScreen(besides onScreen: Set<IndexPath>) -> Bool {
    guard let view, let host, let list = host.list else { return false }
    if list.hasOtherHeights() { return true }
    for (path, old) in leftRows {
      let indexPath = path.indexPath
      guard !onScreen.contains(indexPath), let row = list.row(at: path) else {
        leftRows[path] = nil
        continue
      }
      let said = delegate?.tableView(view, heightForRowAt: indexPath) ?? view.rowHeight
      let isOther =
        said < 0
        ? list.needsUpdate(row, since: old)
        : abs(said - view.rectForRow(at: indexPath).height) > Self.rounding
      if isOther { return true }
      leftRows[path] = row.row
    }
    for (edge, views) in leftHeaderFooters {
      for (section, old) in views {
        let new = list.headerFooter(at: edge, ofSection: section)
        let said = list.heightOfHeaderFooter(at: edge, ofSection: section)
        if said == .automatic, let new, list.needsUpdate(new, since: old) { return true }
        leftHeaderFooters[edge]?[section] = new?.view?.row
      }
    }
    return false
  }

  /// The largest difference in points between a declared height and that of a row, because tables round to pixels.
  private static let rounding: CGFloat = 0.5

  /// Returns whether a cell is to have another height than its row has.
  private func wantsOtherHeight(
    _ visible: VisibleCell<UITableViewCell>, _ isUpdated: Bool, _ view: UITableView
  ) -> Bool {
    let path = visible.path.indexPath
    let shown = view.rectForRow(at: path).height
    let said = delegate?.tableView(view, heightForRowAt: path) ?? view.rowHeight
    guard said < 0 else { return abs(said - shown) > Self.rounding }
    guard isUpdated else { return false }
    // The cells of inset-grouped tables are narrower than the table.
    let width = visible.cell.bounds.width > 0 ? visible.cell.bounds.width : view.bounds.width
    return visible.cell.wantsOtherHeight(than: shown, atWidth: width)
  }
}

extension UIView {
  /// Returns whether a cell, header or footer that measures itself needs another height than it has.
  func wantsOtherHeight(than height: CGFloat, atWidth width: CGFloat) -> Bool {
    let wanted = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // Tables round to pixels, and add the thickness of a separator.
    return abs(wanted.height - height) > 1
  }
}

extension UITableView {
  /// The sections of which any part is in the viewport, found by binary search.
  fileprivate var sectionsInViewport: Range<Int> {
    let count = numberOfSections
    func first(from start: Int, where isPast: (CGRect) -> Bool) -> Int {
      var (low, high) = (start, count)
      while low < high {
        let middle = (low + high) / 2
        if isPast(rect(forSection: middle)) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = first(from: 0) { $0.maxY > bounds.minY }
    return start..<first(from: start) { $0.minY >= bounds.maxY }
  }
}
