// What the samples in the comments of TypedCellsUIKitTesting take for granted.

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
