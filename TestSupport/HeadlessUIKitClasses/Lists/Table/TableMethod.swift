/// The Objective-C names of a table's optional methods.
enum TableMethod {
  static let delegate = [
    willDisplay, willDisplayHeader, willDisplayFooter, didEndDisplaying, didEndDisplayingHeader,
    didEndDisplayingFooter, rowHeight, headerHeight, footerHeight, estimatedRowHeight,
    estimatedHeaderHeight, estimatedFooterHeight, headerView, footerView, accessoryTapped,
    shouldHighlight, didHighlight, didUnhighlight, willSelect, willDeselect, didSelect,
    didDeselect,
    editingStyle, deleteTitle, leadingSwipe, trailingSwipe, shouldIndent, willBeginEditing,
    didEndEditing, moveTarget, indentation, contextMenu, canPerformPrimaryAction,
    performPrimaryAction, canFocus, preferredFocus, selectionFollowsFocus, shouldUpdateFocus,
    didUpdateFocus,
    shouldSpringLoad, shouldBeginMultipleSelection, didBeginMultipleSelection,
    didEndMultipleSelection,
    menuHighlightPreview, menuDismissalPreview, previewAction, willDisplayMenu, willEndMenu,
    editActions,
  ]
  static let dataSource = [
    sectionCount, headerTitle, footerTitle, canEdit, canMove, indexTitles, sectionForIndexTitle,
    commit, move,
  ]
  static let prefetching = [cancelPrefetching]

  static let willDisplay = "tableView:willDisplayCell:forRowAtIndexPath:"
  static let willDisplayHeader = "tableView:willDisplayHeaderView:forSection:"
  static let willDisplayFooter = "tableView:willDisplayFooterView:forSection:"
  static let didEndDisplaying = "tableView:didEndDisplayingCell:forRowAtIndexPath:"
  static let didEndDisplayingHeader = "tableView:didEndDisplayingHeaderView:forSection:"
  static let didEndDisplayingFooter = "tableView:didEndDisplayingFooterView:forSection:"
  static let rowHeight = "tableView:heightForRowAtIndexPath:"
  static let headerHeight = "tableView:heightForHeaderInSection:"
  static let footerHeight = "tableView:heightForFooterInSection:"
  static let estimatedRowHeight = "tableView:estimatedHeightForRowAtIndexPath:"
  static let estimatedHeaderHeight = "tableView:estimatedHeightForHeaderInSection:"
  static let estimatedFooterHeight = "tableView:estimatedHeightForFooterInSection:"
  static let headerView = "tableView:viewForHeaderInSection:"
  static let footerView = "tableView:viewForFooterInSection:"
  static let accessoryTapped = "tableView:accessoryButtonTappedForRowWithIndexPath:"
  static let shouldHighlight = "tableView:shouldHighlightRowAtIndexPath:"
  static let didHighlight = "tableView:didHighlightRowAtIndexPath:"
  static let didUnhighlight = "tableView:didUnhighlightRowAtIndexPath:"
  static let willSelect = "tableView:willSelectRowAtIndexPath:"
  static let willDeselect = "tableView:willDeselectRowAtIndexPath:"
  static let didSelect = "tableView:didSelectRowAtIndexPath:"
  static let didDeselect = "tableView:didDeselectRowAtIndexPath:"
  static let editingStyle = "tableView:editingStyleForRowAtIndexPath:"
  static let deleteTitle = "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:"
  static let leadingSwipe = "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:"
  static let trailingSwipe = "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:"
  static let shouldIndent = "tableView:shouldIndentWhileEditingRowAtIndexPath:"
  static let willBeginEditing = "tableView:willBeginEditingRowAtIndexPath:"
  static let didEndEditing = "tableView:didEndEditingRowAtIndexPath:"
  static let moveTarget =
    "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:"
  static let indentation = "tableView:indentationLevelForRowAtIndexPath:"
  static let contextMenu = "tableView:contextMenuConfigurationForRowAtIndexPath:point:"

  static let sectionCount = "numberOfSectionsInTableView:"
  static let headerTitle = "tableView:titleForHeaderInSection:"
  static let footerTitle = "tableView:titleForFooterInSection:"
  static let canEdit = "tableView:canEditRowAtIndexPath:"
  static let canMove = "tableView:canMoveRowAtIndexPath:"
  static let indexTitles = "sectionIndexTitlesForTableView:"
  static let sectionForIndexTitle = "tableView:sectionForSectionIndexTitle:atIndex:"
  static let commit = "tableView:commitEditingStyle:forRowAtIndexPath:"
  static let move = "tableView:moveRowAtIndexPath:toIndexPath:"

  static let cancelPrefetching = "tableView:cancelPrefetchingForRowsAtIndexPaths:"

  static let canPerformPrimaryAction =
    "tableView:canPerformPrimaryActionForRowAtIndexPath:"
  static let performPrimaryAction =
    "tableView:performPrimaryActionForRowAtIndexPath:"
  static let shouldUpdateFocus = "tableView:shouldUpdateFocusInContext:"
  static let didUpdateFocus =
    "tableView:didUpdateFocusInContext:withAnimationCoordinator:"
  static let canFocus =
    "tableView:canFocusRowAtIndexPath:"
  static let preferredFocus =
    "indexPathForPreferredFocusedViewInTableView:"
  static let selectionFollowsFocus =
    "tableView:selectionFollowsFocusForRowAtIndexPath:"
  static let shouldSpringLoad = "tableView:shouldSpringLoadRowAtIndexPath:withContext:"
  static let shouldBeginMultipleSelection =
    "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:"
  static let didBeginMultipleSelection =
    "tableView:didBeginMultipleSelectionInteractionAtIndexPath:"
  static let didEndMultipleSelection =
    "tableViewDidEndMultipleSelectionInteraction:"
  static let menuHighlightPreview =
    "tableView:previewForHighlightingContextMenuWithConfiguration:"
  static let menuDismissalPreview =
    "tableView:previewForDismissingContextMenuWithConfiguration:"
  static let previewAction =
    "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:"
  static let willDisplayMenu =
    "tableView:willDisplayContextMenuWithConfiguration:animator:"
  static let willEndMenu =
    "tableView:willEndContextMenuInteractionWithConfiguration:animator:"
  static let editActions =
    "tableView:editActionsForRowAtIndexPath:"
}
