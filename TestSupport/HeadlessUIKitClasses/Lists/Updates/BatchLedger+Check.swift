/// The rules for a batch update. The messages are UIKit's, as quoted in public crash reports. Where no report
/// was found, the documentation notes it.
extension BatchLedger {
  /// Returns the message for an invalid batch, or `nil` if the batch is valid.
  ///
  /// - Parameters:
  ///   - before: the number of elements in each section before the batch.
  ///   - after: the number of elements in each section after the batch.
  func violation(before: [Int], after: [Int]) -> String? {
    sectionsOutOfRange(before, after)
      ?? elementsOutOfRange(before, after)
      ?? movesOutOfRange(before, after)
      ?? conflictOfSections
      ?? conflictOfElements
      ?? movesAcrossSectionsThatComeOrGo
      ?? wrongNumberOfSections(before, after)
      ?? wrongNumberOfElements(before, after)
  }

  private func sectionsOutOfRange(_ before: [Int], _ after: [Int]) -> String? {
    // A reload counts as a delete and an insert.
    if let section = (deletedSections + reloadedSections).first(where: { $0 >= before.count }) {
      return "attempt to delete section \(section), but there are only \(before.count) sections "
        + "before the update"
    }
    if let section = insertedSections.first(where: { $0 >= after.count }) {
      return "attempt to insert section \(section) but there are only \(after.count) sections "
        + "after the update"
    }
    if let move = movedSections.first(where: { $0.source >= before.count }) {
      return
        "attempt to move section \(move.source), but there are only \(before.count) sections "
        + "before the update"
    }
    if let move = movedSections.first(where: { $0.target >= after.count }) {
      return
        "attempt to move section \(move.source) to section \(move.target), but there are only "
        + "\(after.count) sections after the update"
    }
    return nil
  }

  private func elementsOutOfRange(_ before: [Int], _ after: [Int]) -> String? {
    let element = words.element
    for path in deleted + reloaded + reconfigured {
      guard path.section < before.count else {
        return
          "attempt to delete \(element) \(path.item) from section \(path.section), but there "
          + "are only \(before.count) sections before the update"
      }
      guard path.item < before[path.section] else {
        return
          "attempt to delete \(element) \(path.item) from section \(path.section) which only "
          + "contains \(before[path.section]) \(element)s before the update"
      }
    }
    for path in inserted {
      guard path.section < after.count else {
        return
          "attempt to insert \(element) \(path.item) into section \(path.section), but there "
          + "are only \(after.count) sections after the update"
      }
      guard path.item < after[path.section] else {
        return
          "attempt to insert \(element) \(path.item) into section \(path.section), but there "
          + "are only \(after[path.section]) \(element)s in section \(path.section) after the update"
      }
    }
    return nil
  }

  private func movesOutOfRange(_ before: [Int], _ after: [Int]) -> String? {
    for move in moved {
      let (source, target) = (move.source, move.target)
      let had = before.indices.contains(source.section) ? before[source.section] : 0
      guard source.item < had else {
        return
          "attempt to move index path (\(source.inExceptions)) that does not exist - there are "
          + "only \(had) \(words.element)s in section \(source.section) before the update"
      }
      let has = after.indices.contains(target.section) ? after[target.section] : 0
      guard target.item < has else {
        return "attempt to move index path (\(source.inExceptions)) to index path "
          + "(\(target.inExceptions)) that does not exist - there are only \(has) \(words.element)s "
          + "in section \(target.section) after the update"
      }
    }
    return nil
  }

  private var conflictOfSections: String? {
    let deleted = deletedSections + reloadedSections
    let (isDeleted, isInserted) = (Set(deleted), Set(insertedSections))
    if let twice = firstRepeated(deleted) {
      return "attempt to delete and reload the same section (\(twice))"
    }
    if let move = movedSections.first(where: { isDeleted.contains($0.source) }) {
      return "attempt to perform a delete and a move from the same section (\(move.source))"
    }
    if let move = movedSections.first(where: { isInserted.contains($0.target) }) {
      return "attempt to perform an insert and a move to the same section (\(move.target))"
    }
    if let twice = firstRepeated(insertedSections) {
      return "attempt to perform multiple inserts of the same section (\(twice))"
    }
    if let twice = firstRepeated(movedSections.map(\.source)) {
      return "attempt to perform multiple moves from the same section (\(twice))"
    }
    if let twice = firstRepeated(movedSections.map(\.target)) {
      return "attempt to perform multiple moves to the same section (\(twice))"
    }
    return nil
  }

  private var conflictOfElements: String? {
    if let both = deleted.first(where: Set(reloaded).contains) {
      return "attempt to delete and reload the same index path (\(both.inExceptions))"
    }
    let gone = deleted + reloaded
    if let twice = firstRepeated(gone) {
      return "attempt to perform multiple deletes of the same index path (\(twice.inExceptions))"
    }
    let sources = moved.map(\.source)
    let targets = moved.map(\.target)
    if let both = sources.first(where: Set(gone).contains) {
      return "attempt to perform a delete and a move from the same index path "
        + "(\(both.inExceptions))"
    }
    if let both = targets.first(where: Set(inserted).contains) {
      return "attempt to perform an insert and a move to the same index path "
        + "(\(both.inExceptions))"
    }
    if let twice = firstRepeated(inserted) {
      return "attempt to perform multiple inserts of the same index path (\(twice.inExceptions))"
    }
    if let twice = firstRepeated(sources) {
      return "attempt to perform multiple moves from the same index path (\(twice.inExceptions))"
    }
    if let twice = firstRepeated(targets) {
      return "attempt to perform multiple moves to the same index path (\(twice.inExceptions))"
    }
    return nil
  }

  private var movesAcrossSectionsThatComeOrGo: String? {
    let (isInserted, isDeleted) = (Set(insertedSections), Set(deletedSections))
    for move in moved {
      if isInserted.contains(move.target.section) {
        return "cannot move a \(words.element) into a newly inserted section "
          + "(\(move.target.section))"
      }
      if isDeleted.contains(move.source.section) {
        return "cannot move a \(words.element) from a deleted section (\(move.source.section))"
      }
    }
    return nil
  }

  private func wrongNumberOfSections(_ before: [Int], _ after: [Int]) -> String? {
    let (inserted, deleted) = (insertedSections.count, deletedSections.count)
    guard after.count != before.count + inserted - deleted else { return nil }
    return "Invalid update: invalid number of sections. The number of sections contained in the "
      + "\(words.container) after the update (\(after.count)) must be equal to the number of "
      + "sections contained in the \(words.container) before the update (\(before.count)), plus or "
      + "minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
  }

  private func wrongNumberOfElements(_ before: [Int], _ after: [Int]) -> String? {
    func counts(_ sections: some Sequence<Int>) -> [Int: Int] {
      sections.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    let isMoved = Set(movedSections.map(\.source))
    let paths = BatchPaths(self)
    let reloadsIn = counts(reloaded.map(\.section))
    let insertsIn = counts(inserted.map(\.section))
    let deletesIn = counts(deleted.map(\.section))
    let movesTo = counts(moved.map(\.target.section))
    let movesFrom = counts(moved.map(\.source.section))
    for old in before.indices {
      guard let new = paths.newSectionUnlessReloaded(of: old) else { continue }
      let reloads = reloadsIn[old] ?? 0
      // As in UIKit, the insert of a reload isn't counted in a moved section, only its delete. The numbers in
      // UIKit's message don't add up.
      let inserts = (insertsIn[new] ?? 0) + (isMoved.contains(old) ? 0 : reloads)
      let deletes = (deletesIn[old] ?? 0) + reloads
      let movesIn = movesTo[new] ?? 0
      let movesOut = movesFrom[old] ?? 0
      guard after[new] != before[old] + inserts - deletes + movesIn - movesOut else { continue }
      let (element, section) = (words.element, new)
      return "Invalid update: invalid number of \(element)s in section \(section). The number of "
        + "\(element)s contained in an existing section after the update (\(after[new])) must be "
        + "equal to the number of \(element)s contained in that section before the update "
        + "(\(before[old])), plus or minus the number of \(element)s inserted or deleted from that "
        + "section (\(inserts) inserted, \(deletes) deleted) and plus or minus the number of "
        + "\(element)s moved into or out of that section (\(movesIn) moved in, \(movesOut) moved out)."
    }
    return nil
  }

  private func firstRepeated<Position: Hashable>(_ positions: [Position]) -> Position? {
    var seen: Set<Position> = []
    return positions.first { !seen.insert($0).inserted }
  }
}
