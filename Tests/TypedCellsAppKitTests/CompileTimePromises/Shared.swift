// Cells, items and headers, for the case next to this file.

import TypedCells
import TypedCellsAppKit

final class TextCell: NSTableCellView, Updatable {
  func update(viewData text: String) {}
}
final class TextItem: NSCollectionViewItem, Updatable {
  func update(viewData text: String) {}
}
final class Title: CollectionHeaderFooterView, Updatable {
  func update(viewData text: String) {}
}
