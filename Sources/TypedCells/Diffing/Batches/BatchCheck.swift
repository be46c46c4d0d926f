/// A check of one batch update, in the order in which UIKit looks at things.
struct BatchCheck {
  let batch: BatchUpdate
  let oldCounts: [Int]
  let newCounts: [Int]
  private(set) var problems: [String] = []

  init(batch: BatchUpdate, oldCounts: [Int], newCounts: [Int]) {
    self.batch = batch
    self.oldCounts = oldCounts
    self.newCounts = newCounts
  }

  mutating func run() {
    checkOldSections()
    checkNewSections()
    checkOldRows()
    checkNewRows()
    // Counts say nothing about positions that are not there.
    guard problems.isEmpty else { return }
    checkSectionCount()
    guard problems.isEmpty else { return }
    checkRowCounts()
  }

  private var onlySectionsBefore: String {
    "but there are only \(oldCounts.count) sections before the update"
  }

  private var onlySectionsAfter: String {
    "but there are only \(newCounts.count) sections after the update"
  }

  private mutating func checkOldSections() {
    func isThere(_ section: Int) -> Bool { oldCounts.indices.contains(section) }
    for section in batch.deletedSections where !isThere(section) {
      raise("attempt to delete section \(section), \(onlySectionsBefore)")
    }
    for section in batch.reloadedSections where !isThere(section) {
      raise("attempt to reload section \(section), \(onlySectionsBefore)")
    }
    for move in batch.movedSections where !isThere(move.old) {
      raise("attempt to move section \(move.old), \(onlySectionsBefore)")
    }
    refuseRepeats([
      ("delete", batch.deletedSections), ("reload", batch.reloadedSections),
      ("move", batch.movedSections.map(\.old)),
    ]) { "attempt to \($0) and \($1) the same section (\($2))" }
  }

  private mutating func checkNewSections() {
    func isThere(_ section: Int) -> Bool { newCounts.indices.contains(section) }
    for section in batch.insertedSections where !isThere(section) {
      raise("attempt to insert section \(section) \(onlySectionsAfter)")
    }
    for move in batch.movedSections where !isThere(move.new) {
      raise("attempt to move section \(move.old) to section \(move.new), \(onlySectionsAfter)")
    }
    refuseRepeats([
      ("insert", batch.insertedSections), ("move to", batch.movedSections.map(\.new)),
    ]) { "attempt to \($0) and \($1) the same section (\($2))" }
  }

  private mutating func checkOldRows() {
    let rows = [
      ("delete", batch.deletedRows), ("reload", batch.reloadedRows),
      ("move", batch.movedRows.map(\.old)),
    ]
    let deleted = Set(batch.deletedSections)
    let moved = Set(batch.movedSections.map(\.old))
    let reloaded = Set(batch.reloadedSections)
    for (verb, paths) in rows {
      for path in paths {
        let attempt = "attempt to \(verb) row \(path.row)"
        guard oldCounts.indices.contains(path.section) else {
          raise("\(attempt) from section \(path.section), \(onlySectionsBefore)")
          continue
        }
        let count = oldCounts[path.section]
        if !(0..<count).contains(path.row) {
          raise(
            """
            \(attempt) from section \(path.section) which only contains \(count) rows before the \
            update
            """)
        }
        if deleted.contains(path.section) {
          raise("\(attempt) of section \(path.section), which is deleted")
        }
        if moved.contains(path.section) {
          raise("\(attempt) of section \(path.section), which moves")
        }
        if reloaded.contains(path.section) {
          raise("\(attempt) of section \(path.section), which is reloaded")
        }
      }
    }
    refuseRepeats(rows) { "attempt to \($0) and \($1) the same index path (\($2))" }
  }

  private mutating func checkNewRows() {
    let rows = [("insert", batch.insertedRows), ("move to", batch.movedRows.map(\.new))]
    let inserted = Set(batch.insertedSections)
    let moved = Set(batch.movedSections.map(\.new))
    for (verb, paths) in rows {
      for path in paths {
        let attempt = "attempt to \(verb) row \(path.row)"
        guard newCounts.indices.contains(path.section) else {
          raise("\(attempt) into section \(path.section), \(onlySectionsAfter)")
          continue
        }
        let count = newCounts[path.section]
        if !(0..<count).contains(path.row) {
          raise(
            """
            \(attempt) into section \(path.section), but there are only \(count) rows in section \
            \(path.section) after the update
            """)
        }
        if inserted.contains(path.section) {
          raise("\(attempt) of section \(path.section), which is inserted")
        }
        if moved.contains(path.section) {
          raise("\(attempt) of section \(path.section), which moves")
        }
      }
    }
    refuseRepeats(rows) { "attempt to \($0) and \($1) the same index path (\($2))" }
  }

  private mutating func checkSectionCount() {
    let inserted = batch.insertedSections.count
    let deleted = batch.deletedSections.count
    guard newCounts.count != oldCounts.count + inserted - deleted else { return }
    raise(
      """
      Invalid update: invalid number of sections. The number of sections contained in the table \
      view after the update (\(newCounts.count)) must be equal to the number of sections contained \
      in the table view before the update (\(oldCounts.count)), plus or minus the number of \
      sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).
      """)
  }

  private mutating func checkRowCounts() {
    let pairs = SectionPairs(sectionChanges, oldCount: oldCounts.count, newCount: newCounts.count)
    let inserted = counts(batch.insertedRows)
    let deleted = counts(batch.deletedRows)
    let movedIn = counts(batch.movedRows.map(\.new))
    let movedOut = counts(batch.movedRows.map(\.old))
    let reloaded = Set(batch.reloadedSections)
    for (new, old) in pairs.oldPositions.enumerated() {
      guard let old, !reloaded.contains(old) else { continue }
      let (came, went) = (inserted[new] ?? 0, deleted[old] ?? 0)
      let (entered, left) = (movedIn[new] ?? 0, movedOut[old] ?? 0)
      if newCounts[new] != oldCounts[old] + came - went + entered - left {
        raise(
          """
          Invalid update: invalid number of rows in section \(new). The number of rows contained in \
          an existing section after the update (\(newCounts[new])) must be equal to the number of \
          rows contained in that section before the update (\(oldCounts[old])), plus or minus the \
          number of rows inserted or deleted from that section (\(came) inserted, \(went) deleted) \
          and plus or minus the number of rows moved into or out of that section \
          (\(entered) moved in, \(left) moved out).
          """)
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

  private func counts(_ paths: [RowPath]) -> [Int: Int] {
    paths.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
  }

  /// Raises for each position that is named more than once.
  private mutating func refuseRepeats<Position: Hashable>(
    _ groups: [(verb: String, positions: [Position])],
    _ message: (_ first: String, _ second: String, _ position: Position) -> String
  ) {
    var verbs: [Position: String] = [:]
    for (verb, positions) in groups {
      for position in positions {
        if let first = verbs.updateValue(verb, forKey: position) {
          raise(message(first, verb, position))
        }
      }
    }
  }

  private mutating func raise(_ problem: String) {
    problems.append(problem)
  }
}
