import TypedCells
import TypedCellsUIKit

extension SectionLayout {
  static var banners: SectionLayout {
    .carousel(
      itemWidth: .fraction(0.9), itemHeight: .aspectRatio(2), spacing: 12,
      scrolling: .groupPagingCentered)
  }

  static var recommended: SectionLayout {
    .carousel(itemWidth: .points(140), spacing: 12, insets: .shop, badges: [.product])
  }

  /// As many columns as fit. The header stays at the top while the user scrolls through the products.
  static var products: SectionLayout {
    .grid(minimumWidth: 150, spacing: 12, insets: .shop, badges: [.product]).pinning(.header)
  }
}

extension NSCollectionLayoutSection {
  /// Items side by side, as wide as their titles.
  static var chips: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(100), heightDimension: .absolute(36))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    section.contentInsets = .shop
    return section
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate static let shop = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)
}

extension SectionLayout.Badge {
  fileprivate static var product: Self { Self("badge", width: 52, height: 20) }
}
