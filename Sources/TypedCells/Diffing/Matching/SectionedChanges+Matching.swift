extension SectionedChanges {
  /// Creates the changes from the matching of all rows.
  @usableFromInline
  init(
    _ matching: consuming Matching, sections: PositionChanges, pairs: SectionPairs,
    old oldNumbers: SectionNumbers, new newNumbers: SectionNumbers
  ) {
    func move(_ numbers: Move<Int>) -> RowMove {
      RowMove(old: oldNumbers.path(of: numbers.old), new: newNumbers.path(of: numbers.new))
    }
    self.sections = sections
    var updates: [Int: [Move<Int>]] = [:]
    for numbers in matching.sortedUpdates() {
      let row = move(numbers)
      if pairs.newPositions[row.old.section] == row.new.section {
        updates[row.new.section, default: []].append(
          Move<Int>(old: row.old.row, new: row.new.row))
      } else {
        updatedMovesBetweenSections.append(row)
      }
    }
    var reader = MatchingReader(matching)
    for (newPosition, oldPosition) in pairs.oldPositions.enumerated() {
      guard let oldPosition else { continue }
      var rows = reader.changes(
        old: oldNumbers.range(of: oldPosition), new: newNumbers.range(of: newPosition))
      rows.updates = updates[newPosition] ?? []
      if !rows.isEmpty {
        changedSections.append(Section(old: oldPosition, new: newPosition, rows: rows))
      }
    }
    movesBetweenSections = reader.movesBetweenSections.map(move)
  }
}
