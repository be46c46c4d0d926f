// Declarations that the samples in the comments of TypedCellsAppKit use.

import TypedCells
import TypedCellsAppKit

final class TextCell: NSTableCellView, Updatable {
  func update(viewData text: String) {}
}

@MainActor let tableView = NSTableView()
@MainActor let collectionView = NSCollectionView()
