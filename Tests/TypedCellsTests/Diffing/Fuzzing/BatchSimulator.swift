import TypedCells

/// What a host that follows the rules of batch updates shows after one, from what it showed before.
///
/// What stays is taken from the old content, and only what is inserted or reloaded is asked of the
/// new one, as a host does that binds cells.
struct BatchSimulator {
  let batch: BatchUpdate
  let old: [FuzzSection]
  let new: [FuzzSection]

  func shown() -> [FuzzSection] {
    var sections = [FuzzSection?](repeating: nil, count: new.count)
    let left = Set(batch.deletedSections + batch.movedSections.map(\.old))
    var staying = old.indices.filter { !left.contains($0) }[...]
    for section in batch.insertedSections { sections[section] = new[section] }
    for move in batch.movedSections { sections[move.new] = section(move.old, becoming: move.new) }
    for position in sections.indices where sections[position] == nil {
      guard let stays = staying.popFirst() else { return [] }
      sections[position] = section(stays, becoming: position)
    }
    return staying.isEmpty ? sections.compactMap(\.self) : []
  }

  private func section(_ oldPosition: Int, becoming newPosition: Int) -> FuzzSection {
    if batch.reloadedSections.contains(oldPosition) { return new[newPosition] }
    let count = new[newPosition].rows.count
    var rows = [FuzzRow?](repeating: nil, count: count)
    for path in batch.insertedRows where path.section == newPosition {
      rows[path.row] = new[newPosition].rows[path.row]
    }
    for move in batch.movedRows where move.new.section == newPosition {
      rows[move.new.row] = old[move.old.section].rows[move.old.row]
    }
    let left = Set((batch.deletedRows + batch.movedRows.map(\.old)))
    let reloaded = Set(batch.reloadedRows)
    var position = 0
    for row in old[oldPosition].rows.indices {
      let path = RowPath(section: oldPosition, row: row)
      if left.contains(path) { continue }
      while position < count, rows[position] != nil { position += 1 }
      guard position < count else { break }
      rows[position] =
        reloaded.contains(path) ? new[newPosition].rows[position] : old[oldPosition].rows[row]
    }
    return FuzzSection(
      id: old[oldPosition].id, value: old[oldPosition].value, rows: rows.compactMap(\.self))
  }
}
