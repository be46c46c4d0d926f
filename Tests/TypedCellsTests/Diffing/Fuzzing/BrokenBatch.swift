import TypedCells
import TypedCellsTesting

/// Damages a batch at random and returns the problems that the check of batches misses or makes up.
func brokenBatchCheck(
  of batch: BatchUpdate, from old: [Int], to new: [Int], using random: inout SeededGenerator
) -> String? {
  // The rules below are slow because they are written to be read, so large cases skip them.
  guard old.count + new.count < 20, max(old.reduce(0, +), new.reduce(0, +)) < 200 else {
    return nil
  }
  for _ in 0..<2 {
    var damaged = batch
    for _ in 0..<Int.random(in: 1...2, using: &random) { damaged.damage(old, new, using: &random) }
    let problems = damaged.problems(from: old, to: new)
    if problems.isEmpty != damaged.isValid(from: old, to: new) {
      return "\(problems) in \(damaged) from \(old) to \(new)"
    }
    if problems.contains(where: \.description.isEmpty) { return "no text of \(problems)" }
    do {
      try damaged.check(from: old, to: new)
      if !problems.isEmpty { return "the check doesn't throw \(problems)" }
    } catch {
      if error != problems.first { return "the check throws \(error)" }
    }
  }
  return nil
}

extension BatchUpdate {
  /// Adds, removes or alters one change of the batch.
  fileprivate mutating func damage(
    _ old: [Int], _ new: [Int], using random: inout SeededGenerator
  ) {
    func section() -> Int { Int.random(in: -1...max(old.count, new.count), using: &random) }
    func path() -> RowPath {
      let section = section()
      let count = old.indices.contains(section) ? old[section] : 3
      return RowPath(section: section, row: Int.random(in: -1...count, using: &random))
    }
    switch Int.random(in: 0..<12, using: &random) {
    case 0: deletedSections.append(section())
    case 1: insertedSections.append(section())
    case 2: reloadedSections.append(section())
    case 3: movedSections.append(.init(old: section(), new: section()))
    case 4: deletedRows.append(path())
    case 5: insertedRows.append(path())
    case 6: reloadedRows.append(path())
    case 7: movedRows.append(.init(old: path(), new: path()))
    case 8: _ = deletedRows.popLast()
    case 9: _ = insertedRows.popLast()
    case 10: _ = movedRows.popLast()
    default: _ = deletedSections.popLast() ?? movedSections.popLast().map(\.old)
    }
  }

  /// Whether a host accepts the batch by the documented rules of batch updates.
  fileprivate func isValid(from old: [Int], to new: [Int]) -> Bool {
    let leavingSections = deletedSections + reloadedSections + movedSections.map(\.old)
    let arrivingSections = insertedSections + movedSections.map(\.new)
    let leavingRows = deletedRows + reloadedRows + movedRows.map(\.old)
    let arrivingRows = insertedRows + movedRows.map(\.new)
    guard areUnique(leavingSections), areUnique(arrivingSections), areUnique(leavingRows),
      areUnique(arrivingRows),
      leavingSections.allSatisfy(old.indices.contains),
      arrivingSections.allSatisfy(new.indices.contains),
      leavingRows.allSatisfy({ isThere($0, old) && !leavingSections.contains($0.section) }),
      arrivingRows.allSatisfy({ isThere($0, new) && !arrivingSections.contains($0.section) }),
      old.count - deletedSections.count + insertedSections.count == new.count
    else { return false }
    // Sections and rows that stay keep their order, at the positions that no insertion or move takes.
    var staying = old.indices.filter { !deletedSections.contains($0) }
      .filter { section in !movedSections.contains { $0.old == section } }[...]
    for section in new.indices where !insertedSections.contains(section) {
      guard
        let before = movedSections.first(where: { $0.new == section })?.old ?? staying.popFirst()
      else { return false }
      let rows =
        old[before] - (deletedRows + movedRows.map(\.old)).count { $0.section == before }
        + arrivingRows.count { $0.section == section }
      if rows != new[section], !reloadedSections.contains(before) { return false }
    }
    return true
  }
}

private func areUnique(_ positions: [some Hashable]) -> Bool {
  Set(positions).count == positions.count
}

private func isThere(_ path: RowPath, _ counts: [Int]) -> Bool {
  counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
}
