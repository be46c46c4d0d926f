import TypedCells
import TypedCellsUIKit

/// A product with its details, which can be made a favorite.
final class ProductScreen: UIViewController {
  private(set) lazy var list = CollectionList(in: view, appearance: .insetGrouped)
  private let product: Product
  private let store: ShopStore

  init(_ product: Product, store: ShopStore) {
    self.product = product
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = product.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    store.onChange = { [weak self] in self?.show() }
    show()
  }

  private func show() {
    let isFavorite = store.favorites.contains(product.id)
    list.apply {
      ListSection(id: "product", footer: product.details) {
        for value in [
          LabeledValue(title: "Price", value: product.price),
          LabeledValue(title: "Rating", value: "\(product.rating)"),
        ] {
          Row(value, content: UIListContentConfiguration.value).id(value.title)
        }
      }
      ListSection(id: "actions") {
        Row(isFavorite ? "Remove from favorites" : "Add to favorites") { title in
          var content = UIListContentConfiguration.cell()
          content.text = title
          content.textProperties.color = .tintColor
          return content
        }
        .id("favorite")
        .onSelect(weak: self) { screen, _ in screen.store.toggleFavorite(screen.product.id) }
      }
    }
  }
}
