import TypedCells
import TypedCellsUIKit

/// Draws the table from the page about getting started, with a swiped row.
@MainActor
func priceTable() -> DrawnFile {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 214))
  let controller = PricesController(style: .insetGrouped)
  controller.title = "A table of prices"
  window.rootViewController = controller
  window.makeKeyAndVisible()
  let table: UITableView = controller.tableView
  table.layoutIfNeeded()
  _ = table.user.swipeRow(at: IndexPath(row: 1, section: 0), from: .trailing)
  return DrawnFile(named: "price-table", window)
}

/// Draws the list in a collection view from the page about getting started.
@MainActor
func priceList() -> DrawnFile {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 190))
  let controller = PriceListController()
  controller.title = "A list of prices"
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return DrawnFile(named: "price-list", window)
}

private struct Price: Identifiable, Equatable {
  let id: String
  var cents: Int
  var note: String?
}

private let examples = [
  Price(id: "Tea", cents: 350, note: "with milk"), Price(id: "Coffee", cents: 420),
  Price(id: "Cake", cents: 510, note: "today only"),
]

private final class PriceCell: UITableViewCell, Updatable {
  func update(viewData price: Price) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "\(price.id): \(price.cents)"
    content.secondaryText = price.note
    contentConfiguration = content
  }
}

private final class PricesController: UITableViewController {
  private lazy var list = TableList(tableView)
  private var prices: [Price] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    show(examples)
  }

  func show(_ prices: [Price]) {
    self.prices = prices
    list.apply {
      ListSection(id: "prices", header: "Prices") {
        for price in prices {
          Row(PriceCell.self, price)
            .onDelete(weak: self) { controller, price in controller.delete(price) }
        }
      }
    }
  }

  private func delete(_ price: Price) { show(prices.filter { $0.id != price.id }) }
}

private final class PriceListCell: UICollectionViewListCell, Updatable {
  func update(viewData price: Price) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "\(price.id): \(price.cents)"
    content.secondaryText = price.note
    contentConfiguration = content
  }
}

private final class PriceListController: UIViewController {
  private lazy var list = CollectionList(in: view, appearance: .insetGrouped)
  private(set) var selected: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    show(examples)
  }

  func show(_ prices: [Price]) {
    list.apply {
      ListSection(id: "prices", header: "Prices") {
        for price in prices {
          Row(PriceListCell.self, price)
            .onSelect(weak: self) { controller, price in controller.selected.append(price.id) }
            .onDelete(weak: self) { controller, price in
              controller.show(prices.filter { $0.id != price.id })
            }
        }
      }
    }
  }
}
