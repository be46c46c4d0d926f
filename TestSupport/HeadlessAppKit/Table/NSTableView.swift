/// A table whose cells are views.
@MainActor
open class NSTableView: NSControl {
  /// How rows are inserted and removed.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Rows fade.
    public static let effectFade = AnimationOptions(rawValue: 0x1)
    /// Rows slide up.
    public static let slideUp = AnimationOptions(rawValue: 0x10)
  }

  /// The edges at which actions of rows appear.
  public enum RowActionEdge: Int, Sendable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
  }

  /// A row.
  final class Row {
    var height: CGFloat?
    var isSelected = false
    var view: NSTableRowView?
  }

  /// Provides the number of rows.
  open weak var dataSource: (any NSTableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Provides views.
  open weak var delegate: (any NSTableViewDelegate)? {
    didSet { if delegate !== oldValue { reloadData() } }
  }

  /// The columns.
  public private(set) final var tableColumns: [NSTableColumn] = []

  /// The height of rows whose height the delegate doesn't return.
  open var rowHeight: CGFloat = 17

  /// The space between cells.
  open var intercellSpacing = CGSize(width: 3, height: 2)

  /// Whether Auto Layout determines the heights of rows, which HeadlessAppKit doesn't do.
  open var usesAutomaticRowHeights = false

  /// Whether the user can select several rows.
  open var allowsMultipleSelection = false

  /// Whether the user can deselect all rows.
  open var allowsEmptySelection = true

  /// Whether the actions of a row are visible.
  open var rowActionsVisible = false

  /// The rows, or `nil` while they have to be counted again.
  final var rows: [Row]?
  private var queue: [NSUserInterfaceItemIdentifier: [NSView]] = [:]
  private var nibs: [NSUserInterfaceItemIdentifier: NSNib] = [:]
  private var updateDepth = 0
  private var removedSelection = false
  private var isTiling = false

  /// Adds a column.
  open func addTableColumn(_ tableColumn: NSTableColumn) {
    tableColumns.append(tableColumn)
    reloadData()
  }

  /// The number of rows.
  open var numberOfRows: Int { countedRows.count }

  final var countedRows: [Row] {
    if let rows { return rows }
    let count = tableColumns.isEmpty ? 0 : dataSource?.numberOfRows(in: self) ?? 0
    let counted = (0..<count).map { _ in Row() }
    rows = counted
    needsLayout = true
    return counted
  }

  // MARK: Columns

  /// The bar with the titles of the columns. A table that is created in code has one.
  open var headerView: NSTableHeaderView? = NSTableHeaderView()

  /// Resizes the last column, so that the columns fill the scroll view.
  open func sizeLastColumnToFit() {
    tableColumns.last?.width = (superview as? NSClipView)?.frame.width ?? frame.width
  }

  // MARK: Reloading and updating

  /// Drops all views, heights and the selection.
  open func reloadData() {
    if let rows {
      for (index, row) in rows.enumerated() { drop(row, at: index) }
    }
    rows = nil
    needsLayout = true
  }

  /// Replaces cells of rows on screen.
  open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
    let rows = countedRows
    for index in rowIndexes where rows.indices.contains(index) {
      guard let view = rows[index].view else { continue }
      enqueue(view.cells)
      fill(view, row: index)
    }
  }

  /// Begins updates.
  open func beginUpdates() {
    _ = countedRows
    updateDepth += 1
  }

  /// Ends updates, and shows them.
  open func endUpdates() {
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let expected = tableColumns.isEmpty ? 0 : dataSource?.numberOfRows(in: self) ?? 0
    if let rows, rows.count != expected {
      AppKitException.raise(
        "the table has \(rows.count) rows after the updates, and its data source \(expected)")
      reloadData()
    }
    layout()
    if removedSelection {
      removedSelection = false
      postSelectionChange()
    }
  }

  /// Inserts rows.
  ///
  /// - Parameter indexes: the positions of the new rows after the insertion.
  open func insertRows(
    at indexes: IndexSet, withAnimation animationOptions: NSTableView.AnimationOptions = []
  ) {
    updating {
      var rows = countedRows
      for index in indexes {
        guard index <= rows.count else {
          return AppKitException.raise("can't insert row \(index) of \(rows.count)")
        }
        rows.insert(Row(), at: index)
      }
      self.rows = rows
    }
  }

  /// Removes rows.
  ///
  /// - Parameter indexes: the positions of the rows before the removal.
  open func removeRows(
    at indexes: IndexSet, withAnimation animationOptions: NSTableView.AnimationOptions = []
  ) {
    updating {
      var rows = countedRows
      for index in indexes.reversed() {
        guard rows.indices.contains(index) else {
          return AppKitException.raise("can't remove row \(index) of \(rows.count)")
        }
        let row = rows.remove(at: index)
        if row.isSelected { removedSelection = true }
        drop(row, at: -1)
      }
      self.rows = rows
    }
  }

  /// Moves a row.
  ///
  /// - Parameters:
  ///   - oldIndex: the row's position.
  ///   - newIndex: its position afterwards.
  open func moveRow(at oldIndex: Int, to newIndex: Int) {
    updating {
      var rows = countedRows
      guard rows.indices.contains(oldIndex), rows.indices.contains(newIndex) else {
        return AppKitException.raise("can't move row \(oldIndex) of \(rows.count) to \(newIndex)")
      }
      rows.insert(rows.remove(at: oldIndex), at: newIndex)
      self.rows = rows
    }
  }

  private func updating(_ update: () -> Void) {
    beginUpdates()
    update()
    endUpdates()
  }

  /// Asks for the heights of rows again.
  open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) {
    let rows = countedRows
    for index in indexSet where rows.indices.contains(index) { rows[index].height = nil }
    layout()
  }

  // MARK: Geometry and layout

  /// Returns the rectangle of a row, or zero.
  open func rect(ofRow row: Int) -> CGRect {
    let rows = countedRows
    guard rows.indices.contains(row) else { return .zero }
    let top = rows.indices.prefix(row).reduce(0) { $0 + height(of: $1) }
    return CGRect(x: 0, y: top, width: frame.width, height: height(of: row))
  }

  private func height(of index: Int) -> CGFloat {
    let row = countedRows[index]
    if let height = row.height { return height + intercellSpacing.height }
    var height = delegate?.tableView(self, heightOfRow: index) ?? rowHeight
    if !(height > 0) {
      AppKitException.raise(
        "row \(index) has the height \(height), and AppKit requires more than 0")
      height = rowHeight
    }
    row.height = height
    return height + intercellSpacing.height
  }

  open override func layout() {
    guard updateDepth == 0, !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    let rows = countedRows
    var tops: [CGFloat] = [0]
    for index in rows.indices { tops.append(tops[index] + height(of: index)) }
    let clip = superview as? NSClipView
    frame.size = CGSize(width: clip?.frame.width ?? frame.width, height: tops[rows.count])
    if let clip { clip.scroll(to: clip.bounds.origin) }
    needsLayout = false
    let visible = visibleRect
    for (index, row) in rows.enumerated() {
      let isVisible = tops[index] < visible.maxY && tops[index + 1] > visible.minY
      if isVisible, row.view == nil {
        show(row, at: index)
      } else if !isVisible {
        drop(row, at: index)
      }
      row.view?.frame = CGRect(
        x: 0, y: tops[index], width: frame.width, height: tops[index + 1] - tops[index])
    }
  }

  private func show(_ row: Row, at index: Int) {
    let view = delegate?.tableView(self, rowViewForRow: index) ?? NSTableRowView()
    view.isSelected = row.isSelected
    row.view = view
    fill(view, row: index)
    addSubview(view)
    delegate?.tableView(self, didAdd: view, forRow: index)
  }

  private func fill(_ view: NSTableRowView, row: Int) {
    view.isGroupRowStyle = delegate?.tableView(self, isGroupRow: row) ?? false
    let columns = view.isGroupRowStyle ? [nil] : tableColumns.map(Optional.some)
    view.cells = columns.map { delegate?.tableView(self, viewFor: $0, row: row) }
    for case let cell? in view.cells { view.addSubview(cell) }
  }

  private func drop(_ row: Row, at index: Int) {
    guard let view = row.view else { return }
    row.view = nil
    view.removeFromSuperview()
    delegate?.tableView(self, didRemove: view, forRow: index)
    enqueue(view.cells)
  }

  // MARK: Reuse

  private func enqueue(_ views: [NSView?]) {
    for case let view? in views {
      view.removeFromSuperview()
      if let identifier = view.identifier { queue[identifier, default: []].append(view) }
    }
  }

  /// Registers a nib.
  open func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier) {
    nibs[identifier] = nib
  }

  /// Returns a view that waits for reuse, or one from a registered nib.
  open func makeView(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?
  ) -> NSView? {
    if let view = queue[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = nibs[identifier]?.instantiate().lazy.compactMap { $0 as? NSView }.first
    view?.identifier = identifier
    return view
  }

  // MARK: Views on screen

  /// Calls a closure with each row view and its row.
  open func enumerateAvailableRowViews(_ handler: (NSTableRowView, Int) -> Void) {
    for (index, row) in countedRows.enumerated() {
      if let view = row.view { handler(view, index) }
    }
  }

  /// Returns a cell on screen.
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    guard let view = rowView(atRow: row, makeIfNecessary: makeIfNecessary),
      view.cells.indices.contains(column)
    else { return nil }
    return view.cells[column]
  }

  /// Returns a row view on screen.
  open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
    let rows = countedRows
    guard rows.indices.contains(row) else {
      AppKitException.raise("there is no row \(row) of \(rows.count)")
      return nil
    }
    return rows[row].view
  }

  /// Scrolls as little as necessary to show a row.
  open func scrollRowToVisible(_ row: Int) {
    let (rect, visible) = (rect(ofRow: row), visibleRect)
    if rect.minY < visible.minY {
      scroll(rect.origin)
    } else if rect.maxY > visible.maxY {
      scroll(CGPoint(x: 0, y: rect.maxY - visible.height))
    }
    layout()
  }

  // MARK: Selection

  /// The selected rows.
  open var selectedRowIndexes: IndexSet {
    IndexSet(countedRows.indices.filter { countedRows[$0].isSelected })
  }

  /// Selects rows, in addition to those that are selected, or instead of them.
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    select(extend ? selectedRowIndexes.union(indexes) : indexes)
  }

  /// Deselects a row.
  open func deselectRow(_ row: Int) { select(selectedRowIndexes.subtracting([row])) }

  /// Deselects all rows.
  open func deselectAll(_ sender: Any?) { select([]) }

  private func select(_ indexes: IndexSet) {
    guard indexes != selectedRowIndexes else { return }
    for (index, row) in countedRows.enumerated() {
      row.isSelected = indexes.contains(index)
      row.view?.isSelected = row.isSelected
    }
    postSelectionChange()
  }

  private func postSelectionChange() {
    let name = Notification.Name("NSTableViewSelectionDidChangeNotification")
    delegate?.tableViewSelectionDidChange(Notification(name: name, object: self))
  }
}
