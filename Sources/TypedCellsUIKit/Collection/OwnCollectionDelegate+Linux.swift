#if os(Linux) && !canImport(UIKit)
  import HeadlessUIKit

  // There are no optional methods without the Objective-C runtime: defaults make themselves known.
  extension OwnCollectionDelegate {
    func willDisplay(_ view: UICollectionView, _ cell: UICollectionViewCell, _ path: IndexPath) {
      tell { $0.collectionView(view, willDisplay: cell, forItemAt: path) }
    }

    func didEndDisplaying(
      _ view: UICollectionView, _ cell: UICollectionViewCell, _ path: IndexPath
    ) {
      tell { $0.collectionView(view, didEndDisplaying: cell, forItemAt: path) }
    }

    func willDisplaySupplementary(
      _ view: UICollectionView, _ supplementary: UICollectionReusableView, _ kind: String,
      _ path: IndexPath
    ) {
      tell {
        $0.collectionView(
          view, willDisplaySupplementaryView: supplementary, forElementKind: kind, at: path)
      }
    }

    func didEndDisplayingSupplementary(
      _ view: UICollectionView, _ supplementary: UICollectionReusableView, _ kind: String,
      _ path: IndexPath
    ) {
      tell {
        $0.collectionView(
          view, didEndDisplayingSupplementaryView: supplementary, forElementOfKind: kind, at: path)
      }
    }

    func shouldHighlight(_ view: UICollectionView, _ path: IndexPath) -> Bool? {
      ask { $0.collectionView(view, shouldHighlightItemAt: path) }
    }

    func didHighlight(_ view: UICollectionView, _ path: IndexPath) {
      tell { $0.collectionView(view, didHighlightItemAt: path) }
    }

    func didUnhighlight(_ view: UICollectionView, _ path: IndexPath) {
      tell { $0.collectionView(view, didUnhighlightItemAt: path) }
    }

    func shouldSelect(_ view: UICollectionView, _ path: IndexPath) -> Bool? {
      ask { $0.collectionView(view, shouldSelectItemAt: path) }
    }

    func didSelect(_ view: UICollectionView, _ path: IndexPath) {
      tell { $0.collectionView(view, didSelectItemAt: path) }
    }

    func didDeselect(_ view: UICollectionView, _ path: IndexPath) {
      tell { $0.collectionView(view, didDeselectItemAt: path) }
    }

    func contextMenu(
      _ view: UICollectionView, _ path: IndexPath, _ point: CGPoint
    ) -> UIContextMenuConfiguration?? {
      ask { $0.collectionView(view, contextMenuConfigurationForItemAt: path, point: point) }
    }

    func contextMenu(
      _ view: UICollectionView, of paths: [IndexPath], _ point: CGPoint
    ) -> UIContextMenuConfiguration?? {
      ask { $0.collectionView(view, contextMenuConfigurationForItemsAt: paths, point: point) }
    }

    func moveTarget(
      _ view: UICollectionView, from original: IndexPath, at current: IndexPath,
      to target: IndexPath
    ) -> IndexPath? {
      ask {
        $0.collectionView(
          view, targetIndexPathForMoveOfItemFromOriginalIndexPath: original,
          atCurrentIndexPath: current, toProposedIndexPath: target)
      }
    }
  }
#endif
