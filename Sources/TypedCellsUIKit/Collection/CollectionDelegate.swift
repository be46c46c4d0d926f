import TypedCells

/// The delegate of a host's collection view. It passes on to rows, and to the developer's own delegate.
///
/// It implements every method that rows have a part in, with an answer that leaves the collection view as it
/// is without the method. "The methods that UIKit calls" in the documentation lists these answers.
final class CollectionDelegate: PassingDelegate {
  private(set) weak var host: CollectionHost?
  let asksForSizes: Bool

  private static let itemSize = "collectionView:layout:sizeForItemAtIndexPath:"
  private static let onlyOwn = [
    "collectionView:targetContentOffsetForProposedContentOffset:",
    "collectionView:transitionLayoutForOldLayout:newLayout:",
  ]

  init(_ host: CollectionHost, asksForSizes: Bool) {
    self.host = host
    self.asksForSizes = asksForSizes
    super.init(host.ownDelegate, optional: Self.onlyOwn + [Self.itemSize]) { name in
      asksForSizes && name == Self.itemSize
    }
  }

  var delegate: (any UICollectionViewDelegate)? { own as? any UICollectionViewDelegate }
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    own as? any UICollectionViewDelegateFlowLayout
  }
  var content: ListContent<CollectionHost>? { host?.content }

  private func duringLayout(_ work: @MainActor () -> Void) {
    if let host { host.duringLayout(work) } else { work() }
  }
}

extension CollectionDelegate: UICollectionViewDelegateFlowLayout {
  // MARK: Coming on screen and leaving it

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    duringLayout {
      host?.willDisplay(cell, at: indexPath)
      ask(delegate?.collectionView(_:willDisplay:forItemAt:)) {
        $0(collectionView, cell, indexPath)
      }
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    duringLayout {
      host?.didEndDisplaying(cell)
      ask(delegate?.collectionView(_:didEndDisplaying:forItemAt:)) {
        $0(collectionView, cell, indexPath)
      }
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    duringLayout {
      if let edge = SectionEdge(kind: elementKind), indexPath.count == 2 {
        host?.willDisplay(view, at: edge, ofSection: indexPath.section)
      }
      ask(delegate?.collectionView(_:willDisplaySupplementaryView:forElementKind:at:)) {
        $0(collectionView, view, elementKind, indexPath)
      }
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    duringLayout {
      host?.didEndDisplaying(headerFooter: view)
      ask(delegate?.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)) {
        $0(collectionView, view, elementKind, indexPath)
      }
    }
  }

  // MARK: Highlight and selection

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    host?.send(.shouldHighlight, indexPath)
      ?? ask(delegate?.collectionView(_:shouldHighlightItemAt:)) { $0(collectionView, indexPath) }
      ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    host?.send(.highlight, indexPath, true)
    ask(delegate?.collectionView(_:didHighlightItemAt:)) { $0(collectionView, indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    host?.send(.highlight, indexPath, false)
    ask(delegate?.collectionView(_:didUnhighlightItemAt:)) { $0(collectionView, indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    host?.send(.shouldSelect, indexPath)
      ?? ask(delegate?.collectionView(_:shouldSelectItemAt:)) { $0(collectionView, indexPath) }
      ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    ask(delegate?.collectionView(_:shouldDeselectItemAt:)) { $0(collectionView, indexPath) } ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    host?.send(.select, indexPath)
    ask(delegate?.collectionView(_:didSelectItemAt:)) { $0(collectionView, indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    host?.send(.deselect, indexPath)
    ask(delegate?.collectionView(_:didDeselectItemAt:)) { $0(collectionView, indexPath) }
  }

  // MARK: Moving

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    host?.moveTarget(from: originalIndexPath, to: proposedIndexPath)
      ?? ask(
        delegate?.collectionView(
          _:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:
          toProposedIndexPath:)
      ) { $0(collectionView, originalIndexPath, currentIndexPath, proposedIndexPath) }
      ?? proposedIndexPath
  }

  // MARK: For the developer's delegate alone

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    ask(delegate?.collectionView(_:targetContentOffsetForProposedContentOffset:)) {
      $0(collectionView, proposedContentOffset)
    } ?? proposedContentOffset
  }

  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    ask(delegate?.collectionView(_:transitionLayoutForOldLayout:newLayout:)) {
      $0(collectionView, fromLayout, toLayout)
    } ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  // MARK: Menus

  #if !os(tvOS)
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      menu(for: [indexPath]) {
        ask(delegate?.collectionView(_:contextMenuConfigurationForItemAt:point:)) {
          $0(collectionView, indexPath, point)
        } ?? nil
      }
    }
  #endif

  @available(iOS 16, tvOS 17, *)
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu(for: indexPaths) {
      if let own = ask(
        delegate?.collectionView(_:contextMenuConfigurationForItemsAt:point:),
        { $0(collectionView, indexPaths, point) })
      {
        return own
      }
      #if os(tvOS)
        return nil
      #else
        // UIKit doesn't call the method for one item if the one for several exists.
        guard indexPaths.count == 1 else { return nil }
        return ask(delegate?.collectionView(_:contextMenuConfigurationForItemAt:point:)) {
          $0(collectionView, indexPaths[0], point)
        } ?? nil
      #endif
    }
  }

  /// The menu of a row; for several items, and rows without a menu, that of the developer's delegate.
  @available(tvOS 17, *)
  private func menu(
    for indexPaths: [IndexPath], own: () -> UIContextMenuConfiguration?
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1, let actions = host?.send(.contextMenu, indexPaths[0]) else {
      return own()
    }
    return UIContextMenuConfiguration(actions)
  }
}
