public import TypedCells

/// A view that shows lists: `NSTableView` and `NSCollectionView`.
@MainActor
public protocol _HostedListView: NSView {
  /// The class that all cells of the view inherit from.
  associatedtype BaseCell: HostedCell where BaseCell.BaseCell == BaseCell

  /// The class that all headers and footers of the view inherit from.
  associatedtype BaseHeaderFooter: HostedHeaderFooter
  where BaseHeaderFooter.BaseCell == BaseCell, BaseHeaderFooter.BaseHeaderFooter == BaseHeaderFooter
}

extension NSTableView: _HostedListView {
  /// The class that all cells of a table inherit from.
  public typealias BaseCell = NSTableCellView

  /// The class that all headers and footers of a table inherit from.
  public typealias BaseHeaderFooter = NSTableCellView
}

extension NSCollectionView: _HostedListView {
  /// The class that all items of a collection view inherit from.
  public typealias BaseCell = NSCollectionViewItem

  /// The class that all headers and footers of a collection view inherit from.
  public typealias BaseHeaderFooter = CollectionHeaderFooterView
}

/// A table shows table cell views and their subclasses, also as headers and footers.
extension NSTableCellView: HostedCell, HostedHeaderFooter {
  /// The class that all cells of a table inherit from.
  public typealias BaseCell = NSTableCellView

  /// The class that all headers and footers of a table inherit from.
  public typealias BaseHeaderFooter = NSTableCellView
}

/// A collection view shows items and their subclasses.
extension NSCollectionViewItem: HostedCell {
  /// The class that all items of a collection view inherit from.
  public typealias BaseCell = NSCollectionViewItem
}

/// The base class of the headers and footers of sections in an `NSCollectionView`.
///
/// AppKit allows every view, but a list checks the class of its headers and footers at compile time, and the views of
/// tables must not be among them.
///
/// ```text
/// final class DayHeader: CollectionHeaderFooterView, Updatable {
///   private let label = NSTextField(labelWithString: "")
///   func update(viewData day: String) { … }
/// }
/// ```
open class CollectionHeaderFooterView: NSView, NSCollectionViewElement, HostedHeaderFooter {
  /// The class that all items of a collection view inherit from.
  public typealias BaseCell = NSCollectionViewItem

  /// The class that all headers and footers of a collection view inherit from.
  public typealias BaseHeaderFooter = CollectionHeaderFooterView
}
