import TypedCells
import TypedCellsUIKit

/// The number of products, and a menu for their order.
final class ProductsHeader: UICollectionReusableView, Updatable {
  struct Content: Equatable {
    var count: Int
    var order: ShopStore.Order
  }

  let orderButton = UIButton(type: .system)
  let ordered = CellEvent<ShopStore.Order>()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    title.font = .preferredFont(forTextStyle: .title3)
    orderButton.showsMenuAsPrimaryAction = true
    let stack = UIStackView(arrangedSubviews: [title, orderButton])
    stack.distribution = .equalSpacing
    addSubview(stack, insets: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData content: Content) {
    title.text = content.count == 1 ? "1 product" : "\(content.count) products"
    orderButton.setTitle("Sort: \(content.order.rawValue)", for: .normal)
    orderButton.menu = UIMenu(
      children: ShopStore.Order.allCases.map { order in
        UIAction(title: order.rawValue, state: order == content.order ? .on : .off) {
          [weak self] _ in self?.ordered.send(order)
        }
      })
  }
}
