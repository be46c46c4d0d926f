extension ListEngine {
  /// Returns a change after the policy for duplicates is applied; `nil` if the policy rejects it.
  func withoutDuplicates(_ change: ListChange) -> ListChange? {
    let found = ListDuplicates(in: change, known: knownDuplicates)
    if let failure = found.failure(in: change.sections, isResolved: duplicates != .refuse) {
      report(failure, in: change.sections)
      if duplicates == .refuse { return nil }
      if duplicates == .keepFirst {
        knownDuplicates = KnownDuplicates()
        return ListChange(from: shown, to: found.removed(from: change.sections))
      }
    }
    knownDuplicates = found.known(in: change.sections)
    return change
  }
}
