/// Provides the number of rows of a table.
@MainActor
public protocol NSTableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows.
  func numberOfRows(in tableView: NSTableView) -> Int
}

extension NSTableViewDataSource {
  /// The default implementation of an optional method.
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
}

/// Provides the views of a table, and receives its selection. All methods are optional; the default implementations do
/// the same as AppKit without the method.
@MainActor
public protocol NSTableViewDelegate: NSObjectProtocol {
  /// Returns the view of a cell; of a group row if the column is `nil`.
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  /// Returns the view behind the cells of a row; `nil` for a regular one.
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  /// A row view came on screen.
  func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
  /// A row view left the screen; the row is -1 if it was removed.
  func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)
  /// Returns whether the user can select a row.
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  /// Returns the rows to select instead of those that the user selects.
  func tableView(
    _ tableView: NSTableView,
    selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet
  /// Returns the height of a row, which has to be more than 0.
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  /// Returns whether a row is a group row.
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
  /// Returns the actions of a swipe over a row.
  func tableView(
    _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
  ) -> [NSTableViewRowAction]
  /// The selection has changed.
  func tableViewSelectionDidChange(_ notification: Notification)
}

extension NSTableViewDelegate {
  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? { nil }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int
  ) {}
  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int
  ) {}
  /// The default implementation of an optional method.
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: NSTableView,
    selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet { proposedSelectionIndexes }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    tableView.rowHeight
  }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
  ) -> [NSTableViewRowAction] { [] }
  /// The default implementation of an optional method.
  public func tableViewSelectionDidChange(_ notification: Notification) {}
}

/// A column of a table.
@MainActor
open class NSTableColumn: NSObject {
  /// The column's identifier.
  open var identifier: NSUserInterfaceItemIdentifier

  /// The width.
  open var width: CGFloat = 100

  /// Creates a column.
  public init(identifier: NSUserInterfaceItemIdentifier) {
    self.identifier = identifier
    super.init()
  }
}

/// The bar with the titles of the columns.
@MainActor
open class NSTableHeaderView: NSView {}

/// The view behind the cells of a row.
@MainActor
open class NSTableRowView: NSView {
  /// Whether the row is selected.
  open var isSelected = false

  /// Whether the row is a group row.
  open var isGroupRowStyle = false

  final var cells: [NSView?] = []
}

/// The base class of cells.
@MainActor
open class NSTableCellView: NSView {}

/// An action of a row, which a swipe shows.
@MainActor
open class NSTableViewRowAction: NSObject {
  /// The styles of actions.
  public enum Style: Int, Sendable {
    /// A regular action.
    case regular
    /// An action that removes the row.
    case destructive
  }

  /// The style.
  public final let style: NSTableViewRowAction.Style

  /// The title.
  open var title: String

  /// The closure to call when the user performs the action.
  package final let handler: (NSTableViewRowAction, Int) -> Void

  /// Creates an action.
  public init(
    style: NSTableViewRowAction.Style, title: String,
    handler: @escaping (NSTableViewRowAction, Int) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
