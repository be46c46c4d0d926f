// Cells of tables and collection views, for the cases in the folders below this file.

import TypedCells
import TypedCellsUIKit

final class TextCell: UITableViewCell, Updatable {
  func update(viewData text: String) { textLabel?.text = text }
}
final class TileCell: UICollectionViewCell, Updatable {
  func update(viewData text: String) {}
}
final class ListCell: UICollectionViewListCell, Updatable {
  func update(viewData text: String) {}
}
final class BadgeView: UICollectionReusableView, Updatable {
  func update(viewData text: String) {}
}
final class TitleView: UITableViewHeaderFooterView, Updatable {
  func update(viewData text: String) {}
}

func requireSendable<Value: Sendable>(_: Value.Type) {}
