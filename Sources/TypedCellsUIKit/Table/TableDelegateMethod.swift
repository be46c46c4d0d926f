import TypedCells

/// The optional methods of a table's delegate that rows have a part in, by their Objective-C names.
enum TableDelegateMethod: String, CaseIterable {
  case willDisplay = "tableView:willDisplayCell:forRowAtIndexPath:"
  case didEndDisplaying = "tableView:didEndDisplayingCell:forRowAtIndexPath:"
  case willDisplayHeader = "tableView:willDisplayHeaderView:forSection:"
  case willDisplayFooter = "tableView:willDisplayFooterView:forSection:"
  case didEndDisplayingHeader = "tableView:didEndDisplayingHeaderView:forSection:"
  case didEndDisplayingFooter = "tableView:didEndDisplayingFooterView:forSection:"
  case rowHeight = "tableView:heightForRowAtIndexPath:"
  case headerHeight = "tableView:heightForHeaderInSection:"
  case footerHeight = "tableView:heightForFooterInSection:"
  case estimatedRowHeight = "tableView:estimatedHeightForRowAtIndexPath:"
  case estimatedHeaderHeight = "tableView:estimatedHeightForHeaderInSection:"
  case estimatedFooterHeight = "tableView:estimatedHeightForFooterInSection:"
  case headerView = "tableView:viewForHeaderInSection:"
  case footerView = "tableView:viewForFooterInSection:"
  case accessoryTapped = "tableView:accessoryButtonTappedForRowWithIndexPath:"
  case shouldHighlight = "tableView:shouldHighlightRowAtIndexPath:"
  case didHighlight = "tableView:didHighlightRowAtIndexPath:"
  case didUnhighlight = "tableView:didUnhighlightRowAtIndexPath:"
  case willSelect = "tableView:willSelectRowAtIndexPath:"
  case didSelect = "tableView:didSelectRowAtIndexPath:"
  case didDeselect = "tableView:didDeselectRowAtIndexPath:"
  case editingStyle = "tableView:editingStyleForRowAtIndexPath:"
  case shouldIndent = "tableView:shouldIndentWhileEditingRowAtIndexPath:"
  case leadingSwipe = "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:"
  case trailingSwipe = "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:"
  case moveTarget = "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:"
  case contextMenu = "tableView:contextMenuConfigurationForRowAtIndexPath:point:"

  /// Whether a content makes use of the method.
  ///
  /// - Parameters:
  ///   - uses: what the content makes use of.
  ///   - hidesHeaders: whether the table gives headers no height unless it is told otherwise.
  ///   - hidesFooters: the same of footers.
  func isUsed(_ uses: ContentUses, hidesHeaders: Bool, hidesFooters: Bool) -> Bool {
    switch self {
    // It answers what the table would take anyway where no row says otherwise, and the heights of
    // classes are to be known before the first of their cells is.
    case .rowHeight: true
    // A table asks for the estimate of every row, and rows on demand would all be made for it; without
    // one it asks for the heights of those that come on screen.
    case .estimatedRowHeight:
      !uses.includesLazyRows && (uses.saysHeights || uses.saysEstimates)
    case .willDisplay, .didEndDisplaying:
      uses.mayHandle(.willDisplay) || uses.mayHandle(.didEndDisplaying)
    case .willDisplayHeader, .didEndDisplayingHeader, .headerView: uses.headers.showsViews
    case .willDisplayFooter, .didEndDisplayingFooter, .footerView: uses.footers.showsViews
    case .headerHeight:
      uses.headers.saysHeights
        || hidesHeaders && (uses.headers.showsTitles || uses.headers.showsViews)
    case .footerHeight:
      uses.footers.saysHeights
        || hidesFooters && (uses.footers.showsTitles || uses.footers.showsViews)
    case .estimatedHeaderHeight: uses.headers.saysEstimates
    case .estimatedFooterHeight: uses.footers.saysEstimates
    case .accessoryTapped: uses.mayHandle(.accessoryTap)
    case .shouldHighlight: uses.mayHandle(.shouldHighlight)
    case .didHighlight, .didUnhighlight: uses.mayHandle(.highlight)
    case .willSelect: uses.mayHandle(.shouldSelect)
    case .didSelect: uses.mayHandle(.select)
    case .didDeselect: uses.mayHandle(.deselect)
    case .editingStyle, .shouldIndent: uses.mayEditRows
    case .leadingSwipe: uses.mayHandle(.leadingSwipeActions)
    case .trailingSwipe: uses.mayHandle(.trailingSwipeActions)
    case .moveTarget: uses.mayHandle(.moveTarget)
    case .contextMenu: uses.mayHandle(.contextMenu)
    }
  }
}

extension ContentUses {
  /// Whether any row has a say in what happens when the table is edited, or a row is swiped.
  var mayEditRows: Bool {
    mayHandle(.canEdit) || mayHandle(.editingStyle) || mayHandle(.commitEdit)
      || mayHandle(.leadingSwipeActions) || mayHandle(.trailingSwipeActions)
      || mayHandle(.canMove) || mayHandle(.move)
  }
}
