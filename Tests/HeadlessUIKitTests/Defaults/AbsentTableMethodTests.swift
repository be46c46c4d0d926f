import Foundation
import HeadlessUIKit
import Testing

private final class Silent: NSObject, UITableViewDelegate, UITableViewDragDelegate,
  UITableViewDropDelegate, UITableViewDataSourcePrefetching
{
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

private final class Bare: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// UIKit's answers for the optional methods that a delegate or data source doesn't implement.
@MainActor
struct `Optional methods of a table that are absent` {
  private let table = UITableView()
  private let view = UIView()
  private let menu = UIContextMenuConfiguration(
    identifier: nil, previewProvider: nil, actionProvider: nil)
  private let at = path(1, 2)
  private let target = path(3, 4)
  private let point = CGPoint(x: 5, y: 6)
  private let session = EmptySession()

  @Test func `a delegate and a table view controller lack the methods of the delegate`() {
    let controller = UITableViewController(style: .plain)
    for delegate in [Silent(), controller] as [any UITableViewDelegate] { check(delegate) }
  }

  private func check(_ delegate: any UITableViewDelegate) {
    #expect(
      fallback { delegate.tableView(table, willDisplay: UITableViewCell(), forRowAt: at) } != nil)
    #expect(
      fallback { delegate.tableView(table, willDisplayHeaderView: view, forSection: 2) } != nil)
    #expect(
      fallback { delegate.tableView(table, willDisplayFooterView: view, forSection: 2) } != nil)
    #expect(
      fallback { delegate.tableView(table, didEndDisplaying: UITableViewCell(), forRowAt: at) }
        != nil)
    #expect(
      fallback { delegate.tableView(table, didEndDisplayingHeaderView: view, forSection: 2) } != nil
    )
    #expect(
      fallback { delegate.tableView(table, didEndDisplayingFooterView: view, forSection: 2) } != nil
    )
    #expect(
      fallback { delegate.tableView(table, heightForRowAt: at) } == UITableView.automaticDimension)
    #expect(
      fallback { delegate.tableView(table, heightForHeaderInSection: 2) }
        == UITableView.automaticDimension)
    #expect(
      fallback { delegate.tableView(table, heightForFooterInSection: 2) }
        == UITableView.automaticDimension)
    #expect(
      fallback { delegate.tableView(table, estimatedHeightForRowAt: at) }
        == UITableView.automaticDimension)
    #expect(
      fallback { delegate.tableView(table, estimatedHeightForHeaderInSection: 2) }
        == UITableView.automaticDimension)
    #expect(
      fallback { delegate.tableView(table, estimatedHeightForFooterInSection: 2) }
        == UITableView.automaticDimension)
    #expect(fallback { delegate.tableView(table, viewForHeaderInSection: 2) } == .some(nil))
    #expect(fallback { delegate.tableView(table, viewForFooterInSection: 2) } == .some(nil))
    #expect(fallback { delegate.tableView(table, accessoryButtonTappedForRowWith: at) } != nil)
    #expect(fallback { delegate.tableView(table, shouldHighlightRowAt: at) } == true)
    #expect(fallback { delegate.tableView(table, didHighlightRowAt: at) } != nil)
    #expect(fallback { delegate.tableView(table, didUnhighlightRowAt: at) } != nil)
    #expect(fallback { delegate.tableView(table, willSelectRowAt: at) } == at)
    #expect(fallback { delegate.tableView(table, willDeselectRowAt: at) } == at)
    #expect(fallback { delegate.tableView(table, didSelectRowAt: at) } != nil)
    #expect(fallback { delegate.tableView(table, didDeselectRowAt: at) } != nil)
    #expect(fallback { delegate.tableView(table, editingStyleForRowAt: at) } == .delete)
    #expect(
      fallback { delegate.tableView(table, titleForDeleteConfirmationButtonForRowAt: at) }
        == .some(nil))
    #expect(
      fallback { delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: at) }
        == .some(nil))
    #expect(
      fallback { delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: at) }
        == .some(nil))
    #expect(fallback { delegate.tableView(table, shouldIndentWhileEditingRowAt: at) } == true)
    #expect(fallback { delegate.tableView(table, willBeginEditingRowAt: at) } != nil)
    #expect(fallback { delegate.tableView(table, didEndEditingRowAt: at) } != nil)
    #expect(
      fallback {
        delegate.tableView(table, targetIndexPathForMoveFromRowAt: at, toProposedIndexPath: target)
      } == target)
    #expect(fallback { delegate.tableView(table, indentationLevelForRowAt: at) } == 0)
    #expect(
      fallback { delegate.tableView(table, contextMenuConfigurationForRowAt: at, point: point) }
        == .some(nil))
  }

  @Test func `a delegate lacks the methods for interactions`() {
    let delegate: any UITableViewDelegate = Silent()
    #expect(fallback { delegate.tableView(table, canPerformPrimaryActionForRowAt: at) } == true)
    #expect(fallback { delegate.tableView(table, performPrimaryActionForRowAt: at) } != nil)
    #expect(fallback { delegate.tableView(table, canFocusRowAt: at) } == true)
    #expect(fallback { delegate.indexPathForPreferredFocusedView(in: table) } == .some(nil))
    #expect(fallback { delegate.tableView(table, selectionFollowsFocusForRowAt: at) } == false)
    #expect(
      fallback { delegate.tableView(table, shouldSpringLoadRowAt: at, with: HeldDrag()) } == true)
    #expect(
      fallback { delegate.tableView(table, shouldBeginMultipleSelectionInteractionAt: at) } == false
    )
    #expect(
      fallback { delegate.tableView(table, didBeginMultipleSelectionInteractionAt: at) } != nil)
    #expect(fallback { delegate.tableViewDidEndMultipleSelectionInteraction(table) } != nil)
    #expect(
      fallback {
        delegate.tableView(table, previewForHighlightingContextMenuWithConfiguration: menu)
      } == .some(nil))
    #expect(
      fallback { delegate.tableView(table, previewForDismissingContextMenuWithConfiguration: menu) }
        == .some(nil))
    #expect(
      fallback {
        delegate.tableView(
          table, willPerformPreviewActionForMenuWith: menu, animator: MenuAnimator())
      } != nil)
    #expect(
      fallback { delegate.tableView(table, willDisplayContextMenu: menu, animator: nil) } != nil)
    #expect(
      fallback { delegate.tableView(table, willEndContextMenuInteraction: menu, animator: nil) }
        != nil)
    #expect(fallback { delegate.tableView(table, editActionsForRowAt: at) } == .some(nil))
  }

  @Test func `a data source and a table view controller lack the methods of the data source`() {
    let controller = UITableViewController(style: .plain)
    for source in [Bare(), controller] as [any UITableViewDataSource] {
      #expect(fallback { source.numberOfSections(in: table) } == 1)
      #expect(fallback { source.tableView(table, canEditRowAt: at) } == true)
      #expect(fallback { source.tableView(table, canMoveRowAt: at) } == true)
      check(source)
    }
    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 0)
    #expect(controller.tableView(table, cellForRowAt: at).reuseIdentifier == nil)
    let silent: any UITableViewDataSourcePrefetching = Silent()
    #expect(fallback { silent.tableView(table, cancelPrefetchingForRowsAt: [at]) } != nil)
  }

  @Test func `a diffable data source has the methods that prevent editing and moving`() {
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
    #expect(OptionalMethod.answer { source.tableView(table, canEditRowAt: at) } == false)
    #expect(OptionalMethod.answer { source.tableView(table, canMoveRowAt: at) } == false)
    #expect(source.numberOfSections(in: table) == 0)
    check(source)
  }

  private func check(_ source: any UITableViewDataSource) {
    #expect(fallback { source.tableView(table, titleForHeaderInSection: 2) } == .some(nil))
    #expect(fallback { source.tableView(table, titleForFooterInSection: 2) } == .some(nil))
    #expect(fallback { source.sectionIndexTitles(for: table) } == .some(nil))
    #expect(fallback { source.tableView(table, sectionForSectionIndexTitle: "T", at: 3) } == 3)
    #expect(fallback { source.tableView(table, commit: .insert, forRowAt: at) } != nil)
    #expect(fallback { source.tableView(table, moveRowAt: at, to: target) } != nil)
  }

  @Test func `delegates of drags and drops lack their optional methods`() {
    let drag: any UITableViewDragDelegate = Silent()
    #expect(
      fallback { drag.tableView(table, itemsForAddingTo: session, at: at, point: point) } == [])
    #expect(fallback { drag.tableView(table, dragPreviewParametersForRowAt: at) } == .some(nil))
    #expect(fallback { drag.tableView(table, dragSessionWillBegin: session) } != nil)
    #expect(fallback { drag.tableView(table, dragSessionDidEnd: session) } != nil)
    #expect(fallback { drag.tableView(table, dragSessionAllowsMoveOperation: session) } == true)
    #expect(
      fallback { drag.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) }
        == false)
    let drop: any UITableViewDropDelegate = Silent()
    #expect(fallback { drop.tableView(table, canHandle: session) } == true)
    #expect(fallback { drop.tableView(table, dropSessionDidEnter: session) } != nil)
    #expect(fallback { drop.tableView(table, dropSessionDidExit: session) } != nil)
    #expect(fallback { drop.tableView(table, dropSessionDidEnd: session) } != nil)
    #expect(fallback { drop.tableView(table, dropPreviewParametersForRowAt: at) } == .some(nil))
    let proposal = fallback {
      drop.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: at)
    }
    #expect(proposal?.operation == .cancel)
  }
}
