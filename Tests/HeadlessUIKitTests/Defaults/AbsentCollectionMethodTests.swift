import Foundation
import HeadlessUIKit
import Testing

private final class Silent: NSObject, UICollectionViewDelegateFlowLayout,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate, UICollectionViewDataSourcePrefetching
{
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
  }
}

private final class Bare: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

/// UIKit's answers for the optional methods that a delegate or data source doesn't implement.
@MainActor
struct `Optional methods of a collection view that are absent` {
  private let layout = UICollectionViewFlowLayout()
  private let grid: UICollectionView
  private let menu = UIContextMenuConfiguration(
    identifier: nil, previewProvider: nil, actionProvider: nil)
  private let at = path(1, 2)
  private let target = path(3, 4)
  private let point = CGPoint(x: 5, y: 6)
  private let session = EmptySession()

  init() { grid = UICollectionView(frame: .zero, collectionViewLayout: layout) }

  @Test func `a delegate and a collection view controller lack the methods of the delegate`() {
    let controller = UICollectionViewController(collectionViewLayout: layout)
    for delegate in [Silent(), controller] as [any UICollectionViewDelegate] { check(delegate) }
  }

  private func check(_ delegate: any UICollectionViewDelegate) {
    #expect(fallback { delegate.collectionView(grid, shouldHighlightItemAt: at) } == true)
    #expect(fallback { delegate.collectionView(grid, didHighlightItemAt: at) } != nil)
    #expect(fallback { delegate.collectionView(grid, didUnhighlightItemAt: at) } != nil)
    #expect(fallback { delegate.collectionView(grid, shouldSelectItemAt: at) } == true)
    #expect(fallback { delegate.collectionView(grid, shouldDeselectItemAt: at) } == true)
    #expect(fallback { delegate.collectionView(grid, didSelectItemAt: at) } != nil)
    #expect(fallback { delegate.collectionView(grid, didDeselectItemAt: at) } != nil)
    #expect(
      fallback { delegate.collectionView(grid, willDisplay: UICollectionViewCell(), forItemAt: at) }
        != nil)
    #expect(
      fallback {
        delegate.collectionView(
          grid, willDisplaySupplementaryView: UICollectionReusableView(), forElementKind: "kind",
          at: at)
      } != nil)
    #expect(
      fallback {
        delegate.collectionView(grid, didEndDisplaying: UICollectionViewCell(), forItemAt: at)
      } != nil)
    #expect(
      fallback {
        delegate.collectionView(
          grid, didEndDisplayingSupplementaryView: UICollectionReusableView(),
          forElementOfKind: "kind", at: at)
      } != nil)
    #expect(
      fallback {
        delegate.collectionView(
          grid, targetIndexPathForMoveOfItemFromOriginalIndexPath: at,
          atCurrentIndexPath: path(4, 5), toProposedIndexPath: target)
      } == target)
    #expect(
      fallback {
        delegate.collectionView(grid, contextMenuConfigurationForItemAt: at, point: point)
      } == .some(nil))
    #expect(
      fallback {
        delegate.collectionView(grid, contextMenuConfigurationForItemsAt: [at], point: point)
      } == .some(nil))
  }

  @Test func `a delegate lacks the methods for interactions`() {
    let delegate: any UICollectionViewDelegate = Silent()
    #expect(
      fallback { delegate.collectionView(grid, targetContentOffsetForProposedContentOffset: point) }
        == point)
    #expect(
      fallback { delegate.collectionView(grid, canPerformPrimaryActionForItemAt: at) } == true)
    #expect(fallback { delegate.collectionView(grid, performPrimaryActionForItemAt: at) } != nil)
    #expect(fallback { delegate.collectionView(grid, canFocusItemAt: at) } == true)
    #expect(fallback { delegate.indexPathForPreferredFocusedView(in: grid) } == .some(nil))
    #expect(fallback { delegate.collectionView(grid, selectionFollowsFocusForItemAt: at) } == false)
    #expect(
      fallback { delegate.collectionView(grid, shouldSpringLoadItemAt: at, with: HeldDrag()) }
        == true)
    #expect(
      fallback { delegate.collectionView(grid, shouldBeginMultipleSelectionInteractionAt: at) }
        == false)
    #expect(
      fallback { delegate.collectionView(grid, didBeginMultipleSelectionInteractionAt: at) } != nil)
    #expect(fallback { delegate.collectionViewDidEndMultipleSelectionInteraction(grid) } != nil)
    #expect(
      fallback {
        delegate.collectionView(
          grid, willPerformPreviewActionForMenuWith: menu, animator: MenuAnimator())
      } != nil)
    #expect(
      fallback { delegate.collectionView(grid, willDisplayContextMenu: menu, animator: nil) } != nil
    )
    #expect(
      fallback { delegate.collectionView(grid, willEndContextMenuInteraction: menu, animator: nil) }
        != nil)
    #expect(
      fallback {
        delegate.collectionView(grid, contextMenuConfiguration: menu, highlightPreviewForItemAt: at)
      } == .some(nil))
    #expect(
      fallback {
        delegate.collectionView(grid, contextMenuConfiguration: menu, dismissalPreviewForItemAt: at)
      } == .some(nil))
    let other = UICollectionViewLayout()
    let transition = fallback {
      delegate.collectionView(grid, transitionLayoutForOldLayout: layout, newLayout: other)
    }
    #expect(transition?.currentLayout === layout && transition?.nextLayout === other)
  }

  @Test func `a delegate of a flow layout lacks the sizes`() {
    let flow: any UICollectionViewDelegateFlowLayout = Silent()
    #expect(fallback { flow.collectionView(grid, layout: layout, sizeForItemAt: at) } == .zero)
    #expect(fallback { flow.collectionView(grid, layout: layout, insetForSectionAt: 2) } == .zero)
    #expect(
      fallback { flow.collectionView(grid, layout: layout, minimumLineSpacingForSectionAt: 2) } == 0
    )
    #expect(
      fallback { flow.collectionView(grid, layout: layout, minimumInteritemSpacingForSectionAt: 2) }
        == 0)
    #expect(
      fallback { flow.collectionView(grid, layout: layout, referenceSizeForHeaderInSection: 2) }
        == .zero)
    #expect(
      fallback { flow.collectionView(grid, layout: layout, referenceSizeForFooterInSection: 2) }
        == .zero)
  }

  @Test func `a data source and a collection view controller lack the optional methods`() {
    let controller = UICollectionViewController(collectionViewLayout: layout)
    for source in [Bare(), controller] as [any UICollectionViewDataSource] {
      #expect(fallback { source.numberOfSections(in: grid) } == 1)
      #expect(fallback { source.collectionView(grid, canMoveItemAt: at) } == true)
      #expect(fallback { source.collectionView(grid, moveItemAt: at, to: target) } != nil)
      let view = fallback {
        source.collectionView(grid, viewForSupplementaryElementOfKind: "kind", at: at)
      }
      #expect(view?.reuseIdentifier == .some(nil))
      check(source)
    }
    #expect(controller.collectionView(grid, numberOfItemsInSection: 0) == 0)
    #expect(controller.collectionView(grid, cellForItemAt: at).reuseIdentifier == nil)
    let silent: any UICollectionViewDataSourcePrefetching = Silent()
    #expect(fallback { silent.collectionView(grid, cancelPrefetchingForItemsAt: [at]) } != nil)
  }

  @Test func `a diffable data source has the methods for moving`() {
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) { _, _, _ in
      nil
    }
    #expect(OptionalMethod.answer { source.collectionView(grid, canMoveItemAt: at) } == false)
    #expect(fallback { source.collectionView(grid, moveItemAt: at, to: target) } == nil)
    #expect(source.numberOfSections(in: grid) == 0)
    check(source)
  }

  private func check(_ source: any UICollectionViewDataSource) {
    #expect(fallback { source.indexTitles(for: grid) } == .some(nil))
    #expect(
      fallback { source.collectionView(grid, indexPathForIndexTitle: "T", at: 3) }
        == IndexPath(item: 0, section: 3))
  }

  @Test func `delegates of drags and drops lack their optional methods`() {
    let drag: any UICollectionViewDragDelegate = Silent()
    #expect(
      fallback { drag.collectionView(grid, itemsForAddingTo: session, at: at, point: point) } == [])
    #expect(
      fallback { drag.collectionView(grid, dragPreviewParametersForItemAt: at) } == .some(nil))
    #expect(fallback { drag.collectionView(grid, dragSessionWillBegin: session) } != nil)
    #expect(fallback { drag.collectionView(grid, dragSessionDidEnd: session) } != nil)
    #expect(fallback { drag.collectionView(grid, dragSessionAllowsMoveOperation: session) } == true)
    #expect(
      fallback { drag.collectionView(grid, dragSessionIsRestrictedToDraggingApplication: session) }
        == false)
    let drop: any UICollectionViewDropDelegate = Silent()
    #expect(fallback { drop.collectionView(grid, canHandle: session) } == true)
    #expect(fallback { drop.collectionView(grid, dropSessionDidEnter: session) } != nil)
    #expect(fallback { drop.collectionView(grid, dropSessionDidExit: session) } != nil)
    #expect(fallback { drop.collectionView(grid, dropSessionDidEnd: session) } != nil)
    #expect(
      fallback { drop.collectionView(grid, dropPreviewParametersForItemAt: at) } == .some(nil))
    let proposal = fallback {
      drop.collectionView(grid, dropSessionDidUpdate: session, withDestinationIndexPath: at)
    }
    #expect(proposal?.operation == .cancel)
  }
}
