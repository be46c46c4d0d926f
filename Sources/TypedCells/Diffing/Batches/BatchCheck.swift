/// A check of one batch update, in UIKit's order.
struct BatchCheck {
  private typealias Action = BatchUpdateProblem.Action

  let batch: BatchUpdate
  let oldCounts: [Int]
  let newCounts: [Int]
  private(set) var problems: [BatchUpdateProblem] = []

  init(batch: BatchUpdate, oldCounts: [Int], newCounts: [Int]) {
    self.batch = batch
    self.oldCounts = oldCounts
    self.newCounts = newCounts
  }

  mutating func run() {
    checkSections([
      (.delete, batch.deletedSections), (.reload, batch.reloadedSections),
      (.moveFrom, batch.movedSections.map(\.old)),
    ])
    checkSections([
      (.insert, batch.insertedSections), (.moveTo, batch.movedSections.map(\.new)),
    ])
    checkRows(
      [
        (.delete, batch.deletedRows), (.reload, batch.reloadedRows),
        (.moveFrom, batch.movedRows.map(\.old)),
      ],
      ofSections: [
        (.delete, batch.deletedSections), (.moveFrom, batch.movedSections.map(\.old)),
        (.reload, batch.reloadedSections),
      ])
    checkRows(
      [(.insert, batch.insertedRows), (.moveTo, batch.movedRows.map(\.new))],
      ofSections: [
        (.insert, batch.insertedSections), (.moveTo, batch.movedSections.map(\.new)),
      ])
    // If positions are missing, comparing the counts would report errors that follow from these.
    guard problems.isEmpty else { return }
    checkSectionCount()
    guard problems.isEmpty else { return }
    checkRowCounts()
  }

  /// Finds sections that don't exist, or that several actions name.
  private mutating func checkSections(_ groups: [(action: Action, positions: [Int])]) {
    for (action, sections) in groups {
      let count = counts(action).count
      for (index, section) in sections.enumerated() where !(0..<count).contains(section) {
        problems.append(
          action == .moveTo
            ? .missingTarget(
              section: batch.movedSections[index].old, target: section, sectionCount: count)
            : .missingSection(action, section: section, sectionCount: count))
      }
    }
    rejectRepeats(groups) { .repeatedSection($0, $1, section: $2) }
  }

  /// Finds rows that don't exist, that several actions name, or whose section changes in the same batch.
  private mutating func checkRows(
    _ groups: [(action: Action, positions: [RowPath])],
    ofSections sections: [(action: Action, positions: [Int])]
  ) {
    let changes = sections.map { (action: $0.action, sections: Set($0.positions)) }
    for (action, paths) in groups {
      let counts = counts(action)
      for path in paths {
        guard counts.indices.contains(path.section) else {
          problems.append(.missingSectionOfRow(action, path, sectionCount: counts.count))
          continue
        }
        let count = counts[path.section]
        if !(0..<count).contains(path.row) {
          problems.append(.missingRow(action, path, rowCount: count))
        }
        for (change, sections) in changes where sections.contains(path.section) {
          problems.append(.rowOfChangedSection(action, path, section: change))
        }
      }
    }
    rejectRepeats(groups) { .repeatedRow($0, $1, $2) }
  }

  private mutating func checkSectionCount() {
    let inserted = batch.insertedSections.count
    let deleted = batch.deletedSections.count
    guard newCounts.count != oldCounts.count + inserted - deleted else { return }
    problems.append(
      .sectionCount(
        before: oldCounts.count, after: newCounts.count, inserted: inserted, deleted: deleted))
  }

  private mutating func checkRowCounts() {
    let pairs = SectionPairs(sectionChanges, oldCount: oldCounts.count, newCount: newCounts.count)
    let inserted = countsBySection(batch.insertedRows)
    let deleted = countsBySection(batch.deletedRows)
    let movedIn = countsBySection(batch.movedRows.map(\.new))
    let movedOut = countsBySection(batch.movedRows.map(\.old))
    let reloaded = Set(batch.reloadedSections)
    for (new, old) in pairs.oldPositions.enumerated() {
      guard let old, !reloaded.contains(old) else { continue }
      let (came, went) = (inserted[new] ?? 0, deleted[old] ?? 0)
      let (entered, left) = (movedIn[new] ?? 0, movedOut[old] ?? 0)
      if newCounts[new] != oldCounts[old] + came - went + entered - left {
        problems.append(
          .rowCount(
            section: new, before: oldCounts[old], after: newCounts[new], inserted: came,
            deleted: went, movedIn: entered, movedOut: left))
      }
    }
  }

  private var sectionChanges: PositionChanges {
    var changes = PositionChanges()
    changes.deletions = batch.deletedSections.map { $0..<$0 + 1 }
    changes.insertions = batch.insertedSections.map { $0..<$0 + 1 }
    changes.moves = batch.movedSections
    return changes
  }

  private func counts(_ action: Action) -> [Int] { action.isAfter ? newCounts : oldCounts }

  private func countsBySection(_ paths: [RowPath]) -> [Int: Int] {
    paths.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
  }

  /// Finds positions that the batch names more than once.
  private mutating func rejectRepeats<Position: Hashable>(
    _ groups: [(action: Action, positions: [Position])],
    _ problem: (_ first: Action, _ second: Action, _ position: Position) -> BatchUpdateProblem
  ) {
    var actions: [Position: Action] = [:]
    for (action, positions) in groups {
      for position in positions {
        if let first = actions.updateValue(action, forKey: position) {
          problems.append(problem(first, action, position))
        }
      }
    }
  }
}
