import HeadlessUIKit

@MainActor
func layoutSize(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor
func layoutItem(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(layoutSize: layoutSize(width, height))
}

/// A group as wide as its section.
@MainActor
func layoutRow(
  height: CGFloat, _ items: [NSCollectionLayoutItem]
) -> NSCollectionLayoutGroup {
  .horizontal(layoutSize: layoutSize(.fractionalWidth(1), .absolute(height)), subitems: items)
}

@MainActor
func layout(
  _ group: NSCollectionLayoutGroup,
  scrolling direction: UICollectionView.ScrollDirection = .vertical,
  _ adapt: (NSCollectionLayoutSection) -> Void = { _ in }
) -> UICollectionViewCompositionalLayout {
  let section = NSCollectionLayoutSection(group: group)
  adapt(section)
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.scrollDirection = direction
  return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
}
