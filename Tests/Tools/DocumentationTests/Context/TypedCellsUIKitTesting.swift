// Declarations that the samples in the comments of TypedCellsUIKitTesting use.

import TypedCells
import TypedCellsUIKitTesting

let prices = ["3.50", "4.25"]
let items = ["Tea", "Cake"]

final class PriceCell: UITableViewCell, Updatable {
  func update(viewData price: String) { textLabel?.text = price }
}

final class OldCell: UITableViewCell {
  func configure(with item: String) { textLabel?.text = item }
}

let otherPrices = ["5.00"]

final class PricesController: UITableViewController {
  private var prices: [String]

  init(_ prices: [String]) {
    self.prices = prices
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ prices: [String]) {
    self.prices = prices
    tableView.reloadData()
  }
}

@MainActor
final class PeopleScreen {
  let list = TableList(UITableView())
  var people: [String] = []
}

@MainActor let screen = PeopleScreen()
let person = "Ada"
@MainActor let notes = CollectionList(in: UIView(), appearance: .plain)
