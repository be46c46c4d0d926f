import TypedCells

/// The optional methods of a table's data source, by their Objective-C names.
enum TableSourceMethod: String, CaseIterable {
  case sectionCount = "numberOfSectionsInTableView:"
  case headerTitle = "tableView:titleForHeaderInSection:"
  case footerTitle = "tableView:titleForFooterInSection:"
  case canEdit = "tableView:canEditRowAtIndexPath:"
  case canMove = "tableView:canMoveRowAtIndexPath:"
  case indexTitles = "sectionIndexTitlesForTableView:"
  case sectionForIndexTitle = "tableView:sectionForSectionIndexTitle:atIndex:"
  case commit = "tableView:commitEditingStyle:forRowAtIndexPath:"
  case move = "tableView:moveRowAtIndexPath:toIndexPath:"

  /// Whether a content makes use of the method.
  ///
  /// Titles always count as used: a title that is `nil` is no other than none, and a table reloads
  /// when its data source begins to answer more.
  func isUsed(_ uses: ContentUses) -> Bool {
    switch self {
    case .sectionCount, .headerTitle, .footerTitle: true
    case .canEdit: uses.mayEditRows
    case .canMove, .move: uses.mayHandle(.move)
    case .commit: uses.mayHandle(.commitEdit)
    case .indexTitles, .sectionForIndexTitle: uses.showsIndex
    }
  }
}
