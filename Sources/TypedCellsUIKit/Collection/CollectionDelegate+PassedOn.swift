#if !canImport(UIKit)
  /// What rows have no part in. Elsewhere messages are forwarded, whatever they are; here each is passed
  /// on by hand, and an absent one makes itself known as such on the way.
  extension CollectionDelegate {
    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
      own.object?.collectionView(collectionView, shouldDeselectItemAt: indexPath) ?? true
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      own.flowLayoutDelegate?.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section) ?? .zero
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
      own.flowLayoutDelegate?.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section) ?? 0
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
      own.flowLayoutDelegate?.collectionView(
        collectionView, layout: collectionViewLayout,
        minimumInteritemSpacingForSectionAt: section) ?? 0
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      own.object?.scrollViewDidScroll(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      own.object?.scrollViewWillBeginDragging(scrollView)
    }

    func scrollViewDidEndDragging(
      _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {
      own.object?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      own.object?.scrollViewDidEndDecelerating(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      own.object?.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }
#endif
