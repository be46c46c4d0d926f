import TypedCells

/// A row that the user moves by drag and drop inside its view.
extension ListViewHost {
  /// Calls the drop handler of the section that accepts the row's model, if the row doesn't handle moves itself.
  ///
  /// If a table can move rows, UIKit doesn't call its drop delegate for a row that is dragged inside it.
  func dropMovedRow(_ move: RowMove) -> Bool {
    guard let content, let row = content.row(at: move.old), !row.handles(.move) else {
      return false
    }
    let items = DraggedItems(models: [row.model], allowsMove: true)
    guard
      let reaction = content.reaction(to: items, inSection: move.new.section, at: move.new.row),
      reaction.effect == .move || reaction.effect == .copy
    else { return false }
    content.perform(reaction)
    return true
  }
}
