import TypedCells
import TypedCellsUIKit

extension SectionLayout {
  static var banners: SectionLayout {
    .carousel(
      itemWidth: .fraction(0.9), itemHeight: .aspectRatio(2), spacing: 12,
      scrolling: .groupPagingCentered)
  }

  /// Items as wide as their titles.
  static var chips: SectionLayout {
    .carousel(
      itemWidth: .estimated(100), itemHeight: .points(36), spacing: 8, insets: .shop,
      scrolling: .continuous)
  }

  static var recommended: SectionLayout {
    .carousel(itemWidth: .points(140), spacing: 12, insets: .shop, badges: [.product])
  }

  /// As many columns as fit. The header stays at the top while the user scrolls through the products.
  static var products: SectionLayout {
    .grid(minimumWidth: 150, spacing: 12, insets: .shop, badges: [.product]).pinning(.header)
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate static let shop = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)
}

extension SectionLayout.Badge {
  fileprivate static var product: Self { Self("badge", width: 52, height: 20) }
}
