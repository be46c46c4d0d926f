import TypedCells

/// A row that the user moves by drag and drop inside its view.
extension ListViewHost {
  /// Returns the index at which a section receives dragged items, as its handler counts rows: without those that show
  /// one of the dragged models, because the handler removes them first.
  ///
  /// - Parameters:
  ///   - items: the dragged items.
  ///   - section: the section's position.
  ///   - row: the row before which the items are dropped.
  ///   - sources: the paths of the dragged rows of this view.
  func dropIndex(
    of items: DraggedItems, in section: Int, before row: Int, from sources: [IndexPath]
  ) -> Int {
    guard let list else { return row }
    let count = list.rowCount(in: section)
    let dragged = sources.filter { $0.section == section && $0[1] < count }.map { $0[1] }
    let removed = Set(list.rows(ofSection: section, showing: items)).union(dragged)
    guard items.models.count == 1, let source = dragged.first else {
      return min(row, count) - removed.count { $0 < row }
    }
    // While a single row of the view is dragged, UIKit takes it out of its place, so the row that is proposed is the
    // one where it ends up. Several rows stay where they are until the drop.
    let others = removed.subtracting([source]).map { $0 > source ? $0 - 1 : $0 }
    return min(row, count - 1) - others.count { $0 < row }
  }

  /// Calls the drop handler of the section that accepts the row's model, if the row doesn't handle moves itself.
  ///
  /// If a table can move rows, UIKit doesn't call its drop delegate for a row that is dragged inside it.
  func dropMovedRow(_ move: RowMove) -> Bool {
    guard let list, let row = list.row(at: move.old), !row.handles(.move) else {
      return false
    }
    let items = DraggedItems(
      models: [row.model], identities: row.identity.map { [$0] } ?? [], allowsMove: true)
    let index = dropIndex(
      of: items, in: move.new.section, before: move.new.row, from: [move.old.indexPath])
    guard
      let reaction = list.reaction(to: items, inSection: move.new.section, at: index),
      reaction.effect == .move || reaction.effect == .copy
    else { return false }
    list.perform(reaction)
    return true
  }
}
