/// Which sections a host can move in a batch update. The others are deleted and inserted.
public enum SectionMoves: Sendable {
  /// Any number of sections.
  case all

  /// Any number of sections that have rows before and after the change.
  case withRows

  /// One section that has rows before and after the change. If several move, none does.
  case oneWithRows
}

extension SectionedChanges {
  /// Returns the changes as a host can perform them.
  ///
  /// - Parameters:
  ///   - moves: the sections that the host can move.
  ///   - old: the sections before the change.
  ///   - new: the sections after it.
  func withSectionMoves(
    _ moves: SectionMoves, from old: [SectionContent], to new: [SectionContent]
  ) -> SectionedChanges {
    guard !sections.moves.isEmpty else { return self }
    func canMove(_ section: Move<Int>) -> Bool {
      switch moves {
      case .all: return true
      case .oneWithRows where sections.moves.count > 1: return false
      case .withRows, .oneWithRows:
        return old[section.old].rows.count > 0 && new[section.new].rows.count > 0
      }
    }
    return deletingAndInserting(
      sections.moves.filter { !canMove($0) }, oldCount: old.count, newCount: new.count)
  }

  /// Returns the changes with sections that are deleted and inserted, with their rows, instead of moved. The changes of a
  /// list contain no updates.
  private func deletingAndInserting(
    _ moves: [Move<Int>], oldCount: Int, newCount: Int
  ) -> SectionedChanges {
    guard !moves.isEmpty else { return self }
    let deleted = Set(moves.map(\.old))
    var changes = SectionedChanges()
    changes.sections = PositionChanges(
      deletions: sections.deletions + moves.map { $0.old..<$0.old + 1 },
      insertions: sections.insertions + moves.map { $0.new..<$0.new + 1 },
      moves: sections.moves.filter { !deleted.contains($0.old) })
    let changed = changedSections.filter { !deleted.contains($0.old) }
    guard !movesBetweenSections.isEmpty else {
      changes.changedSections = changed
      return changes
    }
    var rows = Dictionary(uniqueKeysWithValues: changed.map { ($0.new, $0.rows) })
    let pairs = SectionPairs(changes.sections, oldCount: oldCount, newCount: newCount)
    for row in movesBetweenSections {
      switch (pairs.newPositions[row.old.section], pairs.oldPositions[row.new.section]) {
      case (_?, _?): changes.movesBetweenSections.append(row)
      case (nil, nil): break
      case (let section?, nil):
        rows[section, default: PositionChanges()].deletions.append(row.old.row..<row.old.row + 1)
      case (nil, _?):
        rows[row.new.section, default: PositionChanges()]
          .insertions.append(row.new.row..<row.new.row + 1)
      }
    }
    changes.changedSections = rows.keys.sorted().compactMap { new in
      guard let old = pairs.oldPositions[new], let rows = rows[new] else { return nil }
      // The initializer sorts the positions.
      return Section(
        old: old, new: new,
        rows: PositionChanges(
          deletions: rows.deletions, insertions: rows.insertions, moves: rows.moves))
    }
    return changes
  }
}
