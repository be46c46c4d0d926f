/// The environment of the sections in a collection view.
@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ view: UICollectionView) {
    contentSize = view.bounds.size
    contentInsets = .zero
    super.init()
  }

  /// Creates the environment of a custom group.
  init(size: CGSize, insets: NSDirectionalEdgeInsets) {
    (contentSize, contentInsets) = (size, insets)
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .current }
  var effectiveContentSize: CGSize {
    CGSize(
      width: contentSize.width - contentInsets.leading - contentInsets.trailing,
      height: contentSize.height - contentInsets.top - contentInsets.bottom)
  }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}
