import TypedCellsUIKit

/// The catalog of a shop, and what the user has chosen in it.
@MainActor
final class ShopStore {
  enum Order: String, CaseIterable {
    case featured = "Featured"
    case cheapest = "Price"
    case bestRated = "Rating"
  }

  /// The catalog, once it is loaded.
  private(set) var catalog: Catalog? { didSet { onChange() } }
  /// Why the catalog couldn't be loaded, in words for the user.
  private(set) var problem: String? { didSet { onChange() } }
  private(set) var favorites: Set<Product.ID> = [] { didSet { onChange() } }
  var category: ProductCategory.ID? { didSet { onChange() } }
  var order = Order.featured { didSet { onChange() } }
  /// Called after each change. The screen that is visible sets it.
  var onChange: () -> Void = {}

  let images: ImageLoader
  private let fetch: () async throws -> Catalog

  init(images: ImageLoader, fetch: @escaping () async throws -> Catalog) {
    self.images = images
    self.fetch = fetch
  }

  /// Returns a shop that takes as long as a server, so that one sees the placeholders.
  static func sample() -> ShopStore {
    ShopStore(images: ImageLoader { UIImage(systemName: $0) }) {
      try await Task.sleep(nanoseconds: 800_000_000)
      return .sample
    }
  }

  /// The products of the category in their order.
  var products: [Product] {
    let products = (catalog?.products ?? []).filter { category == nil || $0.category == category }
    return switch order {
    case .featured: products
    case .cheapest: products.sorted { $0.cents < $1.cents }
    case .bestRated: products.sorted { $0.rating > $1.rating }
    }
  }

  var recommended: [Product] {
    guard let catalog else { return [] }
    return catalog.recommended.compactMap { id in catalog.products.first { $0.id == id } }
  }

  func load() async {
    problem = nil
    do {
      catalog = try await fetch()
    } catch {
      problem = "The products couldn't be loaded."
    }
  }

  func toggleFavorite(_ id: Product.ID) { favorites.formSymmetricDifference([id]) }
}
