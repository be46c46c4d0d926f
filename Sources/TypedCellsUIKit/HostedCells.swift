public import TypedCells

/// A view that shows lists: `UITableView` and `UICollectionView`.
@MainActor
public protocol _HostedListView: UIScrollView {
  /// The class that all cells of the view inherit from.
  associatedtype BaseCell: UIView, HostedCell where BaseCell.BaseCell == BaseCell

  /// The class that all headers and footers of the view inherit from.
  associatedtype BaseHeaderFooter: UIView, HostedHeaderFooter
  where BaseHeaderFooter.BaseCell == BaseCell, BaseHeaderFooter.BaseHeaderFooter == BaseHeaderFooter

  // Both classes have these members, and no superclass that declares them.

  /// Whether the view is in editing mode.
  var isEditing: Bool { get }
  /// Whether the user can select rows outside editing mode.
  var allowsSelection: Bool { get set }
  /// Whether the user can select several rows outside editing mode.
  var allowsMultipleSelection: Bool { get set }
  /// Whether the user can select rows in editing mode.
  var allowsSelectionDuringEditing: Bool { get set }
  /// Whether the user can select several rows in editing mode.
  var allowsMultipleSelectionDuringEditing: Bool { get set }
  #if !os(tvOS)
    /// Whether moving the focus selects rows.
    var selectionFollowsFocus: Bool { get }
    /// Whether the view selects rows over which the user holds items.
    var isSpringLoaded: Bool { get set }
  #endif
  /// Whether the view shows placeholders of a drop, or a gap for one.
  var hasUncommittedUpdates: Bool { get }
  /// The view behind the rows.
  var backgroundView: UIView? { get set }
  /// Shows everything from scratch.
  func reloadData()
}

extension UITableView: _HostedListView {
  /// The class that all cells of a table inherit from.
  public typealias BaseCell = UITableViewCell

  /// The class that all headers and footers of a table inherit from.
  public typealias BaseHeaderFooter = UITableViewHeaderFooterView
}

extension UICollectionView: _HostedListView {
  /// The class that all cells of a collection view inherit from.
  public typealias BaseCell = UICollectionViewCell

  /// The class that all headers and footers of a collection view inherit from.
  public typealias BaseHeaderFooter = UICollectionReusableView
}

/// A table shows table cells and their subclasses.
extension UITableViewCell: HostedCell {
  /// The class that all cells of a table inherit from.
  public typealias BaseCell = UITableViewCell
}

/// A table shows header-footer views and their subclasses next to its cells.
extension UITableViewHeaderFooterView: HostedHeaderFooter {
  /// The class that all cells of a table inherit from.
  public typealias BaseCell = UITableViewCell

  /// The class that all headers and footers of a table inherit from.
  public typealias BaseHeaderFooter = UITableViewHeaderFooterView
}

/// A collection view shows collection cells and their subclasses.
extension UICollectionViewCell: HostedCell {
  /// The class that all cells of a collection view inherit from.
  public typealias BaseCell = UICollectionViewCell
}

/// A collection view shows reusable views and their subclasses next to its cells.
extension UICollectionReusableView: HostedHeaderFooter {
  /// The class that all cells of a collection view inherit from.
  public typealias BaseCell = UICollectionViewCell

  /// The class that all headers and footers of a collection view inherit from.
  public typealias BaseHeaderFooter = UICollectionReusableView
}
