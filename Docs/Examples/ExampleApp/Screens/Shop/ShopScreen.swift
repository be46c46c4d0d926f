import TypedCells
import TypedCellsUIKit

/// A shop, whose sections have layouts of their own: banners, categories, recommendations and products.
final class ShopScreen: UIViewController {
  private(set) lazy var list = CollectionList(in: view, layout: .list(.insetGrouped))
  private let store: ShopStore

  init(_ store: ShopStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Shop"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.onRefresh(weak: self) { await $0.store.load() }
    if store.catalog == nil { load() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    store.onChange = { [weak self] in self?.show() }
    show()
  }

  private func load() {
    Task { [store] in await store.load() }
  }

  private func show() {
    list.apply {
      if let problem = store.problem { failure(problem) }
      if let catalog = store.catalog {
        banners(catalog.banners)
        categories(catalog.categories)
        recommended
        products
      } else if store.problem == nil {
        placeholders
      }
    }
  }

  private func failure(_ problem: String) -> ListSection<UICollectionViewCell> {
    ListSection(id: "failure") {
      Row(problem) { problem in
        var content = UIListContentConfiguration.subtitleCell()
        content.text = problem
        content.secondaryText = "Tap to try again."
        content.image = UIImage(systemName: "exclamationmark.triangle")
        return content
      }
      .id("failure")
      .onSelect(weak: self) { screen, _ in screen.load() }
    }
  }

  private var placeholders: ListSection<UICollectionViewCell> {
    ListSection(id: "placeholders") {
      for index in 0..<6 { Row(PlaceholderTile.self).id(index) }
    }
    .layout(.products)
  }

  private func banners(_ banners: [Banner]) -> ListSection<UICollectionViewCell> {
    ListSection(id: "banners") {
      for banner in banners {
        Row(BannerCell.self, .init(banner: banner, images: store.images))
      }
    }
    .layout(.banners)
  }

  private func categories(_ categories: [ProductCategory]) -> ListSection<UICollectionViewCell> {
    ListSection(id: "categories") {
      for category in categories {
        Row(
          CategoryChip.self, .init(category: category, isChosen: category.id == store.category)
        )
        .onSelect(weak: self) { screen, chip in
          screen.store.category = chip.isChosen ? nil : chip.id
        }
      }
    }
    .layout(.chips)
  }

  private var recommended: ListSection<UICollectionViewCell> {
    ListSection(id: "recommended", header: "Recommended") {
      for product in store.recommended { tile(of: product) }
    }
    .layout(.recommended)
    .background(ShelfView.self, .secondarySystemFill)
  }

  private var products: ListSection<UICollectionViewCell> {
    let products = store.products
    return ListSection(id: "products") {
      for product in products { tile(of: product) }
    }
    .header(ProductsHeader.self, .init(count: products.count, order: store.order)) {
      $0.on(\.ordered, weak: self, set: \.store.order)
    }
    .layout(.products)
  }

  private func tile(of product: Product) -> Row<ProductTile, ProductTile.Content> {
    Row(
      ProductTile.self,
      .init(
        product: product, isFavorite: store.favorites.contains(product.id), images: store.images)
    )
    .supplementary("badge") { $0.product.badge.map { Row(BadgeView.self, $0) } }
    .on(\.liked, weak: store) { store, tile in store.toggleFavorite(tile.id) }
    .onSelect(weak: self) { screen, tile in screen.open(tile.product) }
  }

  private func open(_ product: Product) {
    navigationController?.pushViewController(
      ProductScreen(product, store: store), animated: true)
  }
}
