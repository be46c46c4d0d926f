/// The delegate of the list's author, who hears what rows hear, and answers what they do not.
@MainActor
struct OwnCollectionDelegate {
  nonisolated let reference: WeakDelegate<any UICollectionViewDelegate>

  init(_ delegate: (any UICollectionViewDelegate)?) {
    reference = WeakDelegate(delegate)
  }

  var object: (any UICollectionViewDelegate)? { reference.object }

  /// The delegate as one of a flow layout, if it is one.
  var flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? {
    object as? any UICollectionViewDelegateFlowLayout
  }

  func implements(_ method: CollectionDelegateMethod) -> Bool {
    (!method.isOfFlowLayouts || flowLayoutDelegate != nil)
      && reference.implements(method.rawValue)
  }

  // MARK: Coming and going

  func willDisplay(_ view: UICollectionView, _ cell: UICollectionViewCell, _ path: IndexPath) {
    ask(object?.collectionView(_:willDisplay:forItemAt:)) { $0(view, cell, path) }
  }

  func didEndDisplaying(
    _ view: UICollectionView, _ cell: UICollectionViewCell, _ path: IndexPath
  ) {
    ask(object?.collectionView(_:didEndDisplaying:forItemAt:)) { $0(view, cell, path) }
  }

  func willDisplaySupplementary(
    _ view: UICollectionView, _ supplementary: UICollectionReusableView, _ kind: String,
    _ path: IndexPath
  ) {
    ask(object?.collectionView(_:willDisplaySupplementaryView:forElementKind:at:)) {
      $0(view, supplementary, kind, path)
    }
  }

  func didEndDisplayingSupplementary(
    _ view: UICollectionView, _ supplementary: UICollectionReusableView, _ kind: String,
    _ path: IndexPath
  ) {
    ask(object?.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)) {
      $0(view, supplementary, kind, path)
    }
  }

  // MARK: Highlight and selection

  func shouldHighlight(_ view: UICollectionView, _ path: IndexPath) -> Bool? {
    ask(object?.collectionView(_:shouldHighlightItemAt:)) { $0(view, path) }
  }

  func didHighlight(_ view: UICollectionView, _ path: IndexPath) {
    ask(object?.collectionView(_:didHighlightItemAt:)) { $0(view, path) }
  }

  func didUnhighlight(_ view: UICollectionView, _ path: IndexPath) {
    ask(object?.collectionView(_:didUnhighlightItemAt:)) { $0(view, path) }
  }

  func shouldSelect(_ view: UICollectionView, _ path: IndexPath) -> Bool? {
    ask(object?.collectionView(_:shouldSelectItemAt:)) { $0(view, path) }
  }

  func didSelect(_ view: UICollectionView, _ path: IndexPath) {
    ask(object?.collectionView(_:didSelectItemAt:)) { $0(view, path) }
  }

  func didDeselect(_ view: UICollectionView, _ path: IndexPath) {
    ask(object?.collectionView(_:didDeselectItemAt:)) { $0(view, path) }
  }

  // MARK: Moving

  func moveTarget(
    _ view: UICollectionView, from original: IndexPath, at current: IndexPath,
    to target: IndexPath
  ) -> IndexPath? {
    let method = object?.collectionView(
      _:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:
      toProposedIndexPath:)
    return ask(method) { $0(view, original, current, target) }
  }

  #if !os(tvOS)
    // MARK: Menus

    func contextMenu(
      _ view: UICollectionView, _ path: IndexPath, _ point: CGPoint
    ) -> UIContextMenuConfiguration?? {
      ask(object?.collectionView(_:contextMenuConfigurationForItemAt:point:)) {
        $0(view, path, point)
      }
    }

    func contextMenu(
      _ view: UICollectionView, of paths: [IndexPath], _ point: CGPoint
    ) -> UIContextMenuConfiguration?? {
      guard #available(iOS 16, *) else { return nil }
      return ask(object?.collectionView(_:contextMenuConfigurationForItemsAt:point:)) {
        $0(view, paths, point)
      }
    }
  #endif

  // MARK: Sizes

  func itemSize(
    _ view: UICollectionView, _ layout: UICollectionViewLayout, _ path: IndexPath
  ) -> CGSize? {
    ask(flowLayoutDelegate?.collectionView(_:layout:sizeForItemAt:)) { $0(view, layout, path) }
  }

  func headerSize(
    _ view: UICollectionView, _ layout: UICollectionViewLayout, _ section: Int
  ) -> CGSize? {
    ask(flowLayoutDelegate?.collectionView(_:layout:referenceSizeForHeaderInSection:)) {
      $0(view, layout, section)
    }
  }

  func footerSize(
    _ view: UICollectionView, _ layout: UICollectionViewLayout, _ section: Int
  ) -> CGSize? {
    ask(flowLayoutDelegate?.collectionView(_:layout:referenceSizeForFooterInSection:)) {
      $0(view, layout, section)
    }
  }
}
