/// The Objective-C names of a collection's optional methods.
enum CollectionMethod {
  static let delegate = [
    shouldHighlight, didHighlight, didUnhighlight, shouldSelect, shouldDeselect, didSelect,
    didDeselect, willDisplay, willDisplaySupplementary, didEndDisplaying,
    didEndDisplayingSupplementary, moveTarget, targetContentOffset, contextMenu, contextMenuOfItems,
    itemSize,
    sectionInset, lineSpacing, itemSpacing, headerSize, footerSize, canPerformPrimaryAction,
    performPrimaryAction, canFocus, preferredFocus, selectionFollowsFocus, shouldUpdateFocus,
    didUpdateFocus,
    shouldSpringLoad, shouldBeginMultipleSelection, didBeginMultipleSelection,
    didEndMultipleSelection, previewAction,
    willDisplayMenu, willEndMenu, menuHighlightPreview, menuDismissalPreview,
    canEdit,
  ]
  static let dataSource = [
    sectionCount, indexTitles, canMove, move, supplementary, pathForIndexTitle,
  ]
  static let prefetching = [cancelPrefetching]

  static let shouldHighlight = "collectionView:shouldHighlightItemAtIndexPath:"
  static let didHighlight = "collectionView:didHighlightItemAtIndexPath:"
  static let didUnhighlight = "collectionView:didUnhighlightItemAtIndexPath:"
  static let shouldSelect = "collectionView:shouldSelectItemAtIndexPath:"
  static let shouldDeselect = "collectionView:shouldDeselectItemAtIndexPath:"
  static let didSelect = "collectionView:didSelectItemAtIndexPath:"
  static let didDeselect = "collectionView:didDeselectItemAtIndexPath:"
  static let willDisplay = "collectionView:willDisplayCell:forItemAtIndexPath:"
  static let willDisplaySupplementary =
    "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:"
  static let didEndDisplaying = "collectionView:didEndDisplayingCell:forItemAtIndexPath:"
  static let didEndDisplayingSupplementary =
    "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:"
  static let canEdit = "collectionView:canEditItemAtIndexPath:"
  static let moveTarget =
    "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:"
  static let targetContentOffset =
    "collectionView:targetContentOffsetForProposedContentOffset:"
  static let contextMenu = "collectionView:contextMenuConfigurationForItemAtIndexPath:point:"
  static let contextMenuOfItems =
    "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:"

  static let itemSize = "collectionView:layout:sizeForItemAtIndexPath:"
  static let sectionInset = "collectionView:layout:insetForSectionAtIndex:"
  static let lineSpacing = "collectionView:layout:minimumLineSpacingForSectionAtIndex:"
  static let itemSpacing = "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:"
  static let headerSize = "collectionView:layout:referenceSizeForHeaderInSection:"
  static let footerSize = "collectionView:layout:referenceSizeForFooterInSection:"

  static let sectionCount = "numberOfSectionsInCollectionView:"
  static let indexTitles = "indexTitlesForCollectionView:"
  static let canMove = "collectionView:canMoveItemAtIndexPath:"
  static let move = "collectionView:moveItemAtIndexPath:toIndexPath:"
  static let supplementary = "collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
  static let pathForIndexTitle = "collectionView:indexPathForIndexTitle:atIndex:"

  static let cancelPrefetching = "collectionView:cancelPrefetchingForItemsAtIndexPaths:"

  static let canPerformPrimaryAction =
    "collectionView:canPerformPrimaryActionForItemAtIndexPath:"
  static let performPrimaryAction =
    "collectionView:performPrimaryActionForItemAtIndexPath:"
  static let shouldUpdateFocus = "collectionView:shouldUpdateFocusInContext:"
  static let didUpdateFocus =
    "collectionView:didUpdateFocusInContext:withAnimationCoordinator:"
  static let canFocus =
    "collectionView:canFocusItemAtIndexPath:"
  static let preferredFocus =
    "indexPathForPreferredFocusedViewInCollectionView:"
  static let selectionFollowsFocus =
    "collectionView:selectionFollowsFocusForItemAtIndexPath:"
  static let shouldSpringLoad = "collectionView:shouldSpringLoadItemAtIndexPath:withContext:"
  static let shouldBeginMultipleSelection =
    "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:"
  static let didBeginMultipleSelection =
    "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:"
  static let didEndMultipleSelection =
    "collectionViewDidEndMultipleSelectionInteraction:"
  static let previewAction =
    "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:"
  static let willDisplayMenu =
    "collectionView:willDisplayContextMenuWithConfiguration:animator:"
  static let willEndMenu =
    "collectionView:willEndContextMenuInteractionWithConfiguration:animator:"
  static let menuHighlightPreview =
    "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:"
  static let menuDismissalPreview =
    "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:"
}
