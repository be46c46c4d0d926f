/// A view of a collection view that can be reused.
@MainActor
public protocol NSCollectionViewElement: NSUserInterfaceItemIdentification {
  /// Prepares the element for reuse.
  func prepareForReuse()
}

/// Provides the items of a collection view.
@MainActor
public protocol NSCollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in collectionView: NSCollectionView) -> Int
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// Returns an item.
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem
  /// Returns a header or footer.
  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView
}

extension NSCollectionViewDataSource {
  /// The default implementation of an optional method.
  public func numberOfSections(in collectionView: NSCollectionView) -> Int { 1 }
  /// The default implementation of an optional method.
  public func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView { NSView() }
}

/// Decides which items the user selects, and receives the display of items. All methods are optional; the default
/// implementations do the same as AppKit without the method.
@MainActor
public protocol NSCollectionViewDelegate: NSObjectProtocol {
  /// Returns the items that the user may select.
  func collectionView(
    _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath>
  /// The user has selected items.
  func collectionView(
    _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
  /// The user has deselected items.
  func collectionView(
    _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>)
  /// An item comes on screen.
  func collectionView(
    _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath)
  /// An item has left the screen.
  func collectionView(
    _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath)
  /// A header or footer comes on screen.
  func collectionView(
    _ collectionView: NSCollectionView, willDisplaySupplementaryView view: NSView,
    forElementKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath)
  /// A header or footer has left the screen.
  func collectionView(
    _ collectionView: NSCollectionView, didEndDisplayingSupplementaryView view: NSView,
    forElementOfKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  )
}

extension NSCollectionViewDelegate {
  /// The default implementation of an optional method.
  public func collectionView(
    _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> { indexPaths }
  /// The default implementation of an optional method.
  public func collectionView(
    _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
  ) {}
  /// The default implementation of an optional method.
  public func collectionView(
    _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>
  ) {}
  /// The default implementation of an optional method.
  public func collectionView(
    _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath
  ) {}
  /// The default implementation of an optional method.
  public func collectionView(
    _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath
  ) {}
  /// The default implementation of an optional method.
  public func collectionView(
    _ collectionView: NSCollectionView, willDisplaySupplementaryView view: NSView,
    forElementKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) {}
  /// The default implementation of an optional method.
  public func collectionView(
    _ collectionView: NSCollectionView, didEndDisplayingSupplementaryView view: NSView,
    forElementOfKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) {}
}

/// Provides the sizes of a flow layout's items, headers and footers. The default implementations return the layout's
/// own.
@MainActor
public protocol NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {
  /// Returns the size of an item.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Returns the size of a section's header; only the height counts.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of a section's footer; only the height counts.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension NSCollectionViewDelegateFlowLayout {
  /// The default implementation of an optional method.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? NSCollectionViewFlowLayout)?.itemSize ?? .zero }
  /// The default implementation of an optional method.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    (collectionViewLayout as? NSCollectionViewFlowLayout)?.headerReferenceSize ?? .zero
  }
  /// The default implementation of an optional method.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    (collectionViewLayout as? NSCollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }
}

/// A layout of a collection view.
@MainActor
open class NSCollectionViewLayout: NSObject {
  /// The collection view.
  public internal(set) final weak var collectionView: NSCollectionView?

  /// Computes the layout again.
  open func invalidateLayout() { collectionView?.needsLayout = true }
}

/// Where an element of a collection view is.
@MainActor
open class NSCollectionViewLayoutAttributes: NSObject {
  /// The frame in the collection view.
  open var frame = CGRect.zero
}

/// A layout of items in lines.
@MainActor
open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
  /// The space between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The space between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The size of items for which the delegate returns no other.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size of headers for which the delegate returns no other.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers for which the delegate returns no other.
  open var footerReferenceSize = CGSize.zero
  /// The direction in which the layout scrolls.
  open var scrollDirection = NSCollectionView.ScrollDirection.vertical
}

/// An item of a collection view.
@MainActor
open class NSCollectionViewItem: NSViewController, NSCollectionViewElement {
  open var identifier: NSUserInterfaceItemIdentifier?

  /// Whether the item is selected.
  open var isSelected = false

  /// Prepares the item and its view for reuse.
  open func prepareForReuse() { view.prepareForReuse() }
}
