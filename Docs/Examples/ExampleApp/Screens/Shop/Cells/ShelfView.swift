import TypedCells
import TypedCellsUIKit

/// A plain area behind a section.
final class ShelfView: UIView, Updatable {
  func update(viewData color: UIColor) {
    backgroundColor = color
    layer.cornerRadius = 12
  }
}
