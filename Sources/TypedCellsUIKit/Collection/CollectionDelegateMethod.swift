import TypedCells

/// The optional methods of a collection's delegate that rows have a part in, by their Objective-C names.
enum CollectionDelegateMethod: String, CaseIterable {
  case willDisplay = "collectionView:willDisplayCell:forItemAtIndexPath:"
  case didEndDisplaying = "collectionView:didEndDisplayingCell:forItemAtIndexPath:"
  case willDisplaySupplementary =
    "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:"
  case didEndDisplayingSupplementary =
    "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:"
  case shouldHighlight = "collectionView:shouldHighlightItemAtIndexPath:"
  case didHighlight = "collectionView:didHighlightItemAtIndexPath:"
  case didUnhighlight = "collectionView:didUnhighlightItemAtIndexPath:"
  case shouldSelect = "collectionView:shouldSelectItemAtIndexPath:"
  case didSelect = "collectionView:didSelectItemAtIndexPath:"
  case didDeselect = "collectionView:didDeselectItemAtIndexPath:"
  case contextMenu = "collectionView:contextMenuConfigurationForItemAtIndexPath:point:"
  case contextMenuOfItems = "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:"
  case moveTarget =
    "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:"
  case itemSize = "collectionView:layout:sizeForItemAtIndexPath:"
  case headerSize = "collectionView:layout:referenceSizeForHeaderInSection:"
  case footerSize = "collectionView:layout:referenceSizeForFooterInSection:"

  /// Whether the method is one of a flow layout's delegate.
  var isOfFlowLayouts: Bool {
    switch self {
    case .itemSize, .headerSize, .footerSize: true
    default: false
    }
  }

  /// Whether a content makes use of the method.
  ///
  /// - Parameters:
  ///   - uses: what the content makes use of.
  ///   - fillsWidth: whether items are to be as wide as the collection.
  ///   - layout: a flow layout gives every section a header, where it says how large headers are,
  ///     and only rows know which sections have one.
  @MainActor
  func isUsed(
    _ uses: ContentUses, fillsWidth: Bool, layout: UICollectionViewFlowLayout?
  ) -> Bool {
    switch self {
    case .willDisplay, .didEndDisplaying:
      uses.mayHandle(.willDisplay) || uses.mayHandle(.didEndDisplaying)
    case .willDisplaySupplementary, .didEndDisplayingSupplementary:
      uses.headers.showsViews || uses.footers.showsViews
    case .shouldHighlight: uses.mayHandle(.shouldHighlight)
    case .didHighlight, .didUnhighlight: uses.mayHandle(.highlight)
    case .shouldSelect: uses.mayHandle(.shouldSelect)
    case .didSelect: uses.mayHandle(.select)
    case .didDeselect: uses.mayHandle(.deselect)
    case .contextMenu, .contextMenuOfItems: uses.mayHandle(.contextMenu)
    case .moveTarget: uses.mayHandle(.moveTarget)
    case .itemSize: uses.saysHeights || fillsWidth
    case .headerSize:
      uses.headers.showsTitles || uses.headers.showsViews
        || layout.map { $0.headerReferenceSize != .zero } ?? false
    case .footerSize:
      uses.footers.showsTitles || uses.footers.showsViews
        || layout.map { $0.footerReferenceSize != .zero } ?? false
    }
  }
}
