import TypedCells

/// The parts of a host that depend on `NSTableView`, whose rows are a flat list: headers, rows and footers.
final class TableAdapter: ListViewAdapter {
  private(set) weak var view: NSTableView?
  weak var host: ListViewHost<NSTableView>?
  var cellSources: [ReuseIdentifier: ViewSource<NSTableCellView>] = [:]
  var headerFooterSources: [ReuseIdentifier: ViewSource<NSTableCellView>] = [:]

  /// The positions that the table's rows have.
  private(set) var positions = FlatPositions()
  var rowAnimation: NSTableView.AnimationOptions = .effectFade
  /// The animation that was chosen for the current change.
  var chosenAnimation: NSTableView.AnimationOptions?

  private var delegate: TableDelegate?
  /// The heights that the table has requested, by position; `nil` for others.
  private var knownHeights: [CGFloat?] = []
  /// Whether the list added the only column.
  private var ownsColumn = false
  /// The selected rows as the list knows them.
  private var notedSelection: Set<RowPath> = []
  private var isSelectionAllowed = true

  private var list: ListEngine<TableHost>? { host?.list }

  init(_ table: NSTableView) { view = table }

  func connect() {
    guard let view, let host else { return }
    if view.tableColumns.isEmpty {
      ownsColumn = true
      view.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("TypedCells")))
      // A table that is created in code has a bar with the titles of its columns.
      view.headerView = nil
    }
    let delegate = TableDelegate(host, adapter: self)
    self.delegate = delegate
    view.dataSource = delegate
    view.delegate = delegate
    list?.onLazyHeight = { [weak host] in host?.adjustHeightsLater() }
  }

  // MARK: Making views

  func register(
    _ nib: NSNib?, ofClass cellClass: NSTableCellView.Type, as identifier: ReuseIdentifier
  ) {
    if let nib { view?.register(nib, forIdentifier: NSUserInterfaceItemIdentifier(identifier)) }
  }

  func register(
    headerFooter nib: NSNib?, ofClass viewClass: NSTableCellView.Type,
    as identifier: ReuseIdentifier
  ) {
    if let nib {
      view?.register(nib, forIdentifier: NSUserInterfaceItemIdentifier(headerFooter: identifier))
    }
  }

  /// Returns the view of a row of the table.
  func makeView(at position: Int) -> NSTableCellView? {
    guard let list, let host else { return nil }
    return host.duringLayout {
      switch positions.element(at: position) {
      case .row(let path):
        list.cell(at: path) { identifier in
          try dequeue(cellSources[identifier], NSUserInterfaceItemIdentifier(identifier))
        }
      case .headerFooter(let edge, let section):
        list.headerFooterView(at: edge, ofSection: section) { identifier in
          try dequeue(
            headerFooterSources[identifier], NSUserInterfaceItemIdentifier(headerFooter: identifier)
          )
        } ?? titleView(list.headerFooter(at: edge, ofSection: section)?.title)
      case nil: nil
      }
    }
  }

  private func dequeue(
    _ source: ViewSource<NSTableCellView>?, _ identifier: NSUserInterfaceItemIdentifier
  ) throws(DequeuingError) -> NSTableCellView {
    guard let view else { throw .viewIsGone }
    if case .missing(let error)? = source { throw error }
    var made = view.makeView(withIdentifier: identifier, owner: nil) as? NSTableCellView
    if made == nil, case .viewClass(let viewClass)? = source {
      made = TypedCellsAppKit.makeView(viewClass)
    }
    guard let made else { throw .noPrototype(identifier.rawValue) }
    made.identifier = identifier
    return made
  }

  private func titleView(_ title: String?) -> NSTableCellView {
    let cell =
      view?.makeView(withIdentifier: TitleCell.identifier, owner: nil) as? TitleCell ?? TitleCell()
    cell.identifier = TitleCell.identifier
    cell.label.stringValue = title ?? ""
    return cell
  }

  func makeEmptyCell() -> NSTableCellView { NSTableCellView() }
  func makeEmptyHeaderFooter() -> NSTableCellView { NSTableCellView() }

  // MARK: Rows on screen

  private var rowViews: [(element: FlatElement, rowView: NSTableRowView, position: Int)] {
    var views: [(FlatElement, NSTableRowView, Int)] = []
    // During an animation, the table also has views of rows that were removed.
    view?.enumerateAvailableRowViews { rowView, position in
      if let element = positions.element(at: position) {
        views.append((element, rowView, position))
      }
    }
    return views
  }

  private func cell(at position: Int) -> NSTableCellView? {
    view?.view(atColumn: 0, row: position, makeIfNecessary: false) as? NSTableCellView
  }

  var cells: [VisibleCell<NSTableCellView>] {
    rowViews.compactMap { element, _, position in
      guard case .row(let path) = element, let cell = cell(at: position) else { return nil }
      return VisibleCell(
        path: path, cell: cell, identifier: cell.identifier.map { ReuseIdentifier($0.rawValue) })
    }
  }

  var headerFooters: [VisibleHeaderFooter<NSTableCellView>] {
    rowViews.compactMap { element, _, position in
      guard case .headerFooter(let edge, let section) = element,
        case .view? = list?.headerFooter(at: edge, ofSection: section),
        let view = cell(at: position)
      else { return nil }
      return VisibleHeaderFooter(
        section: section, edge: edge, view: view,
        identifier: view.identifier?.headerFooterIdentifier)
    }
  }

  var displays: [(path: RowPath, object: AnyObject)] {
    rowViews.compactMap { element, rowView, _ in
      if case .row(let path) = element { (path, rowView) } else { nil }
    }
  }

  func scroll(
    to path: RowPath, at position: RowScrollPosition, animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    defer { completion() }
    guard let view, let row = positions.position(of: .row(path)) else { return }
    let rect = view.rect(ofRow: row)
    let height = view.enclosingScrollView?.contentView.bounds.height ?? rect.height
    switch position {
    case .nearest: view.scrollRowToVisible(row)
    case .top: view.scroll(rect.origin)
    case .middle: view.scroll(CGPoint(x: rect.minX, y: max(rect.midY - height / 2, 0)))
    case .bottom: view.scroll(CGPoint(x: rect.minX, y: max(rect.maxY - height, 0)))
    }
  }

  func frame(ofRowAt path: RowPath) -> CGRect? {
    positions.position(of: .row(path)).flatMap { view?.rect(ofRow: $0) }
  }

  // MARK: Selection

  var allowsSelection: Bool {
    get { isSelectionAllowed }
    set { isSelectionAllowed = newValue }
  }

  var allowsMultipleSelection: Bool {
    get { view?.allowsMultipleSelection ?? false }
    set { view?.allowsMultipleSelection = newValue }
  }

  var selectedPaths: [RowPath] {
    view?.selectedRowIndexes.compactMap { position in
      if case .row(let path)? = positions.element(at: position) { path } else { nil }
    } ?? []
  }

  func setSelected(_ isSelected: Bool, rowAt path: RowPath, animated: Bool) {
    guard let view, let position = positions.position(of: .row(path)) else { return }
    if isSelected {
      view.selectRowIndexes(
        IndexSet(integer: position), byExtendingSelection: view.allowsMultipleSelection)
      if !view.allowsMultipleSelection { notedSelection = [] }
      if view.selectedRowIndexes.contains(position) { notedSelection.insert(path) }
    } else {
      view.deselectRow(position)
      if !view.selectedRowIndexes.contains(position) { notedSelection.remove(path) }
    }
  }

  func isSelected(rowAt path: RowPath) -> Bool {
    guard let view, let position = positions.position(of: .row(path)) else { return false }
    return view.selectedRowIndexes.contains(position)
  }

  func noteSelection() { notedSelection = Set(selectedPaths) }

  /// Calls the handlers of the rows whose selection the user has changed. AppKit only reports that the selection
  /// changed.
  ///
  /// - Parameter notifyOwnDelegate: informs your delegate.
  func selectionDidChange(after notifyOwnDelegate: @MainActor () -> Void) {
    guard let host, !host.isUpdating else { return notifyOwnDelegate() }
    let (old, new) = (notedSelection, Set(selectedPaths))
    notedSelection = new
    host.userDidSelect(
      new.subtracting(old).sorted(), deselected: old.subtracting(new).sorted(),
      after: notifyOwnDelegate)
  }

  // MARK: Updating

  private var sections: [FlatPositions.Section] {
    list?.sections.map { FlatPositions.Section($0) } ?? []
  }

  func reload() {
    positions = FlatPositions(sections)
    knownHeights = Array(repeating: nil, count: positions.count)
    guard let view else { return }
    // The table may have entered its scroll view since the column was added.
    if ownsColumn { view.sizeLastColumnToFit() }
    view.reloadData()
    view.deselectAll(nil)
  }

  func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    func update(_ animation: NSTableView.AnimationOptions) {
      updating {
        commit()
        let old = positions
        positions = FlatPositions(old.sections(after: changes, in: sections))
        carryOut(TableEdits(changes, from: old, to: positions), animation)
      }
    }
    guard animated else {
      withoutAnimation { update([]) }
      return completion()
    }
    NSAnimationContext.runAnimationGroup(
      { _ in update(chosenAnimation ?? rowAnimation) },
      completionHandler: { MainActor.assumeIsolated { completion() } })
  }

  /// Makes changes without an animation. The table has no other way to move rows without one.
  private func withoutAnimation(_ change: () -> Void) {
    NSAnimationContext.beginGrouping()
    NSAnimationContext.current.duration = 0
    change()
    NSAnimationContext.endGrouping()
  }

  /// Changes the rows of the table. Reading `numberOfRows` makes the table request the old number of rows before.
  private func updating(_ update: () -> Void) {
    guard let view else { return update() }
    _ = view.numberOfRows
    view.beginUpdates()
    update()
    view.endUpdates()
  }

  private func carryOut(_ edits: TableEdits, _ animation: NSTableView.AnimationOptions) {
    guard let view else { return }
    if !edits.removed.isEmpty { view.removeRows(at: edits.removed, withAnimation: animation) }
    for move in edits.moves { view.moveRow(at: move.old, to: move.new) }
    if !edits.inserted.isEmpty { view.insertRows(at: edits.inserted, withAnimation: animation) }
    edits.apply(to: &knownHeights)
  }

  func reloadRows(at paths: [RowPath]) {
    let rows = IndexSet(paths.compactMap { positions.position(of: .row($0)) })
    view?.reloadData(forRowIndexes: rows, columnIndexes: [0])
  }

  func reloadHeaderFooters(ofSections sections: [Int]) {
    withoutAnimation {
      updating {
        let old = positions
        positions = FlatPositions(self.sections)
        var edits = TableEdits()
        for section in sections {
          for edge in [SectionEdge.header, .footer] {
            let (before, after) = (
              old.positions(of: edge, section: section),
              positions.positions(of: edge, section: section)
            )
            if before.count == after.count, showsInPlace(edge, ofSection: section, at: before) {
              continue
            }
            edits.removed.insert(integersIn: before)
            edits.inserted.insert(integersIn: after)
          }
        }
        carryOut(edits, [])
      }
    }
  }

  /// Shows a title that was another title.
  ///
  /// - Returns: whether nothing has to be replaced.
  private func showsInPlace(
    _ edge: SectionEdge, ofSection section: Int, at position: Range<Int>
  ) -> Bool {
    guard let position = position.first else { return true }
    guard let cell = cell(at: position) as? TitleCell,
      let title = list?.headerFooter(at: edge, ofSection: section)?.title
    else { return false }
    cell.label.stringValue = title
    return true
  }

  func adjustHeights() {
    guard let view else { return }
    // Only those that differ, because the table lays out again at once, even in the middle of an animation.
    let changed = IndexSet(
      knownHeights.indices.filter { position in
        knownHeights[position].map { $0 != currentHeight(at: position, in: view) } ?? false
      })
    guard !changed.isEmpty else { return }
    withoutAnimation { view.noteHeightOfRows(withIndexesChanged: changed) }
  }

  /// Returns the height of a row of the table, which the table then knows.
  func height(at position: Int, in view: NSTableView) -> CGFloat {
    let height = currentHeight(at: position, in: view)
    if knownHeights.indices.contains(position) { knownHeights[position] = height }
    return height
  }

  private func currentHeight(at position: Int, in view: NSTableView) -> CGFloat {
    let height =
      declaredHeight(at: position)
      ?? ask(delegate?.own?.tableView(_:heightOfRow:)) { $0(view, position) } ?? view.rowHeight
    // AppKit raises an exception for other heights.
    return max(height, 1)
  }

  /// Returns the height that a row, a header or a footer declares, or `nil`.
  private func declaredHeight(at position: Int) -> CGFloat? {
    let height: RowHeight? =
      switch positions.element(at: position) {
      case .row(let path):
        list?.mayDeclareHeight(at: path) == true ? list?.heightOfRow(at: path) : nil
      case .headerFooter(let edge, let section):
        list?.heightOfHeaderFooter(at: edge, ofSection: section)
      case nil: nil
      }
    return height?.points.map { CGFloat($0) }
  }

  // MARK: Actions

  /// Returns the actions of a swipe over a row; `nil` if the row has none.
  func rowActions(at position: Int, edge: NSTableView.RowActionEdge) -> [NSTableViewRowAction]? {
    guard let list, case .row(let path)? = positions.element(at: position) else { return nil }
    let event: RowEvent<Void, [RowAction]> =
      edge == .leading ? .leadingSwipeActions : .trailingSwipeActions
    let actions = list.send(event, toRowAt: path) ?? (edge == .leading ? nil : delete(path))
    // AppKit shows buttons without menus.
    return actions?.flatMap(\.swipeActions).map(rowAction)
  }

  private func rowAction(_ action: RowAction) -> NSTableViewRowAction {
    NSTableViewRowAction(
      style: action.style == .destructive ? .destructive : .regular, title: action.title
    ) { [weak self] _, _ in
      MainActor.assumeIsolated {
        action.perform { _ in self?.view?.rowActionsVisible = false }
      }
    }
  }

  private func delete(_ path: RowPath) -> [RowAction]? {
    guard let row = list?.row(at: path), row.handles(.commitEdit),
      row.currentEditingStyle == .delete
    else { return nil }
    return [
      RowAction(ListTexts.current.delete, style: .destructive) {
        row.answer(to: .commitEdit, .delete)
      }
    ]
  }

  var unsupportedEvents: [String: String] {
    UnsupportedEvents.everywhere
  }
}

extension NSUserInterfaceItemIdentifier {
  private static let headerFooterPrefix = "TypedCells.headerFooter."

  init(_ identifier: ReuseIdentifier) { self.init(identifier.rawValue) }

  /// The identifier of headers and footers in a table, which has one queue for all views.
  init(headerFooter identifier: ReuseIdentifier) {
    self.init(Self.headerFooterPrefix + identifier.rawValue)
  }

  var headerFooterIdentifier: ReuseIdentifier? {
    rawValue.hasPrefix(Self.headerFooterPrefix)
      ? ReuseIdentifier(String(rawValue.dropFirst(Self.headerFooterPrefix.count))) : nil
  }
}
