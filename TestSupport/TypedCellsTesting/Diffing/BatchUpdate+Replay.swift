public import TypedCells

extension BatchUpdate {
  /// Returns the content that a host shows after this update if it follows the rules of batch updates.
  ///
  /// Rows that the update neither inserts nor reloads come from the old content, because a host doesn't
  /// configure their cells again.
  ///
  /// - Parameters:
  ///   - old: the content that the host shows before the update.
  ///   - new: the content that the host should show after it.
  /// - Returns: the shown content, or `nil` if the rules forbid the update, see `problems(from:to:)`.
  /// - Complexity: O(*n*) for *n* rows.
  public func replayed<Section: DiffableSection>(
    on old: [Section], to new: [Section]
  ) -> [Section]? {
    guard problems(from: old.map(\.rows.count), to: new.map(\.rows.count)).isEmpty else {
      return nil
    }
    return BatchReplay(batch: self, old: old, new: new).shown()
  }
}

/// A valid batch update, with the content before and after it.
private struct BatchReplay<Section: DiffableSection> {
  let old: [Section]
  let new: [Section]
  private let batch: BatchUpdate
  private let insertedRows: [Int: [Int]]
  private let movesByTarget: [Int: [RowMove]]
  private let leavingRows: Set<RowPath>
  private let reloadedRows: Set<RowPath>

  init(batch: BatchUpdate, old: [Section], new: [Section]) {
    self.batch = batch
    self.old = old
    self.new = new
    insertedRows = Dictionary(grouping: batch.insertedRows, by: \.section)
      .mapValues { $0.map(\.row) }
    movesByTarget = Dictionary(grouping: batch.movedRows, by: \.new.section)
    leavingRows = Set(batch.deletedRows + batch.movedRows.map(\.old))
    reloadedRows = Set(batch.reloadedRows)
  }

  func shown() -> [Section] {
    var sections = [Section?](repeating: nil, count: new.count)
    let left = Set(batch.deletedSections + batch.movedSections.map(\.old))
    var staying = old.indices.filter { !left.contains($0) }[...]
    for section in batch.insertedSections { sections[section] = new[section] }
    for move in batch.movedSections { sections[move.new] = section(move.old, becoming: move.new) }
    for position in sections.indices where sections[position] == nil {
      guard let stays = staying.popFirst() else { break }
      sections[position] = section(stays, becoming: position)
    }
    return sections.compactMap(\.self)
  }

  private func section(_ oldPosition: Int, becoming newPosition: Int) -> Section {
    if batch.reloadedSections.contains(oldPosition) { return new[newPosition] }
    let wanted = new[newPosition].rows
    var rows = [Section.Row?](repeating: nil, count: wanted.count)
    for row in insertedRows[newPosition] ?? [] { rows[row] = wanted[row] }
    for move in movesByTarget[newPosition] ?? [] {
      rows[move.new.row] = old[move.old.section].rows[move.old.row]
    }
    var section = old[oldPosition]
    var position = 0
    for (row, element) in section.rows.enumerated() {
      let path = RowPath(section: oldPosition, row: row)
      if leavingRows.contains(path) { continue }
      while position < rows.count, rows[position] != nil { position += 1 }
      guard position < rows.count else { break }
      rows[position] = reloadedRows.contains(path) ? wanted[position] : element
    }
    section.rows = rows.compactMap(\.self)
    return section
  }
}
