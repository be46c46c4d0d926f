extension SectionedChanges {
  /// Whether something was altered that cannot be shown anew in the batch that moves things.
  var needUpdatesFirst: Bool {
    !sections.updates.isEmpty || !updatedCrossings.isEmpty
      || changedSections.contains { $0.rows.updatesMovedElements }
  }

  /// Whether rows come or go in a section that moves, which hosts do not take in one batch.
  ///
  /// - Parameter countingUpdates: whether a row that is shown anew counts.
  func changeRowsOfMovedSections(countingUpdates: Bool) -> Bool {
    guard !sections.moves.isEmpty else { return false }
    let movedFrom = Set(sections.moves.map(\.old))
    let movedTo = Set(sections.moves.map(\.new))
    return changedSections.contains {
      movedFrom.contains($0.old)
        && !($0.rows.hasSameOrder && (!countingUpdates || $0.rows.updates.isEmpty))
    }
      || crossings.contains {
        movedFrom.contains($0.old.section) || movedTo.contains($0.new.section)
      }
  }

  /// Everything that was altered, where it was.
  var updates: BatchUpdate {
    var batch = BatchUpdate()
    batch.reloadedSections = sections.updates.map(\.old)
    let isReloaded = Set(batch.reloadedSections)
    for section in changedSections where !isReloaded.contains(section.old) {
      batch.addReloads(section.rows, section: section.old)
    }
    for row in updatedCrossings where !isReloaded.contains(row.old.section) {
      batch.reloadedRows.append(row.old)
    }
    return batch
  }

  /// All changes at once.
  func batch(reloads: Bool) -> BatchUpdate {
    var batch = rowBatch(reloads: reloads) { $0 }
    batch.insertedSections = Array(sections.insertions.joined())
    batch.movedSections = sections.moves
    return batch
  }

  /// Deleted sections and the changes of rows, with the remaining sections in their old order.
  ///
  /// - Parameters:
  ///   - survivors: the new positions of the sections that remain, in their old order.
  ///   - reloads: whether rows that were altered are shown anew.
  func batch(survivors: [Int], reloads: Bool) -> BatchUpdate {
    let position = positions(of: survivors)
    return rowBatch(reloads: reloads) { position[$0]! }
  }

  /// Inserted sections, and the places of the others.
  ///
  /// - Parameter survivors: the new positions of the sections that remain, in their old order.
  func sectionBatch(survivors: [Int]) -> BatchUpdate {
    let position = positions(of: survivors)
    var batch = BatchUpdate()
    batch.insertedSections = Array(sections.insertions.joined())
    batch.movedSections = sections.moves.map {
      PositionChanges.Move(old: position[$0.new]!, new: $0.new)
    }
    return batch
  }

  private func positions(of survivors: [Int]) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: zip(survivors, survivors.indices))
  }

  /// Deleted sections and the changes of rows.
  ///
  /// - Parameter position: where a section stands after the batch, by its new position.
  private func rowBatch(reloads: Bool, position: (Int) -> Int) -> BatchUpdate {
    var batch = BatchUpdate()
    batch.deletedSections = Array(sections.deletions.joined())
    for section in changedSections {
      batch.add(section.rows, old: section.old, new: position(section.new), reloads: reloads)
    }
    for row in crossings {
      let target = RowPath(section: position(row.new.section), row: row.new.row)
      batch.movedRows.append(RowMove(old: row.old, new: target))
    }
    return batch
  }
}
