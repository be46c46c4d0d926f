import TypedCells
import TypedCellsUIKit

final class NoteCell: UICollectionViewListCell, Updatable {
  func update(viewData note: Note) {
    var content = UIListContentConfiguration.cell()
    content.text = note.text
    contentConfiguration = content
  }
}
