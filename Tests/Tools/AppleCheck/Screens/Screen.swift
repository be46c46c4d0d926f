import TypedCells
import TypedCellsUIKit

// Typical code of a user of tables. `WRONG` adds the row that must not compile.

final class PersonCell: UITableViewCell, Updatable {
  func update(viewData name: String) {}
}

final class TileCell: UICollectionViewCell, Updatable {
  func update(viewData name: String) {}
}

@MainActor func table() -> ListSection<UITableViewCell> {
  ListSection(id: "people") {
    Row(PersonCell.self, "Ada")
    #if WRONG
      Row(TileCell.self, "Ada")
    #endif
  }
}

@MainActor func collection() -> ListSection<UICollectionViewCell> {
  ListSection(id: "people") {
    Row(TileCell.self, "Ada")
  }
}
