#if canImport(UIKit)
  import UIKit

  // Optional methods can be called as such here.
  extension OwnCollectionDelegate {
    func willDisplay(_ view: UICollectionView, _ cell: UICollectionViewCell, _ path: IndexPath) {
      object?.collectionView?(view, willDisplay: cell, forItemAt: path)
    }

    func didEndDisplaying(
      _ view: UICollectionView, _ cell: UICollectionViewCell, _ path: IndexPath
    ) {
      object?.collectionView?(view, didEndDisplaying: cell, forItemAt: path)
    }

    func willDisplaySupplementary(
      _ view: UICollectionView, _ supplementary: UICollectionReusableView, _ kind: String,
      _ path: IndexPath
    ) {
      object?.collectionView?(
        view, willDisplaySupplementaryView: supplementary, forElementKind: kind, at: path
      )
    }

    func didEndDisplayingSupplementary(
      _ view: UICollectionView, _ supplementary: UICollectionReusableView, _ kind: String,
      _ path: IndexPath
    ) {
      object?.collectionView?(
        view, didEndDisplayingSupplementaryView: supplementary, forElementOfKind: kind, at: path
      )
    }

    func shouldHighlight(_ view: UICollectionView, _ path: IndexPath) -> Bool? {
      object?.collectionView?(view, shouldHighlightItemAt: path)
    }

    func didHighlight(_ view: UICollectionView, _ path: IndexPath) {
      object?.collectionView?(view, didHighlightItemAt: path)
    }

    func didUnhighlight(_ view: UICollectionView, _ path: IndexPath) {
      object?.collectionView?(view, didUnhighlightItemAt: path)
    }

    func shouldSelect(_ view: UICollectionView, _ path: IndexPath) -> Bool? {
      object?.collectionView?(view, shouldSelectItemAt: path)
    }

    func didSelect(_ view: UICollectionView, _ path: IndexPath) {
      object?.collectionView?(view, didSelectItemAt: path)
    }

    func didDeselect(_ view: UICollectionView, _ path: IndexPath) {
      object?.collectionView?(view, didDeselectItemAt: path)
    }

    #if !os(tvOS)
      func contextMenu(
        _ view: UICollectionView, _ path: IndexPath, _ point: CGPoint
      ) -> UIContextMenuConfiguration?? {
        guard implements(.contextMenu), let object else { return nil }
        return .some(
          object.collectionView?(
            view, contextMenuConfigurationForItemAt: path, point: point
          ))
      }
    #endif

    #if !os(tvOS)
      func contextMenu(
        _ view: UICollectionView, of paths: [IndexPath], _ point: CGPoint
      ) -> UIContextMenuConfiguration?? {
        guard #available(iOS 16, *) else { return nil }
        guard implements(.contextMenuOfItems), let object else { return nil }
        return .some(
          object.collectionView?(
            view, contextMenuConfigurationForItemsAt: paths, point: point
          ))
      }
    #endif

    func moveTarget(
      _ view: UICollectionView, from original: IndexPath, at current: IndexPath,
      to target: IndexPath
    ) -> IndexPath? {
      object?.collectionView?(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: original,
        atCurrentIndexPath: current, toProposedIndexPath: target
      )
    }
  }
#endif
