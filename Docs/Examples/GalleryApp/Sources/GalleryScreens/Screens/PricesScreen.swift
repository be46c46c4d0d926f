import TypedCells
public import TypedCellsUIKit

struct Price: Identifiable, Equatable {
  let id: String
  var cents: Int
  var note: String?
}

final class PriceCell: UITableViewCell, Updatable {
  func update(viewData price: Price) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "\(price.id): \(price.cents)"
    content.secondaryText = price.note
    contentConfiguration = content
  }
}

/// The smallest screen: a table of prices, which the user can select, and delete by swiping.
public final class PricesScreen: UITableViewController, MessageSending {
  public var onMessage: (@MainActor (String) -> Void)?

  private(set) lazy var list = TableList(tableView)
  private(set) var prices = [
    Price(id: "Tea", cents: 350, note: "with milk"), Price(id: "Coffee", cents: 420),
    Price(id: "Cake", cents: 510, note: "today only"),
  ]

  public override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    list.apply {
      ListSection(id: "prices", header: "Prices") {
        for price in prices {
          Row(PriceCell.self, price)
            .onSelect(weak: self) { screen, price in screen.open(price) }
            .onDelete(weak: self) { screen, price in screen.delete(price) }
        }
      }
    }
  }

  private func open(_ price: Price) {
    onMessage?("selected \(price.id)")
  }

  private func delete(_ price: Price) {
    prices.removeAll { $0.id == price.id }
    show()
  }
}
