extension ListContent {
  /// Returns a change after the policy for duplicates is applied; `nil` if the policy rejects it.
  func withoutDuplicates(_ change: ListChange) -> ListChange? {
    let found = ListDuplicates(in: change, isSuspicious: hasDuplicates)
    if let failure = found.failure(in: change.sections, isResolved: duplicates != .refuse) {
      report(failure, in: change.sections)
      if duplicates == .refuse { return nil }
      if duplicates == .keepFirst {
        hasDuplicates = false
        return ListChange(from: shown, to: found.removed(from: change.sections))
      }
    }
    hasDuplicates = !found.isEmpty
    return change
  }
}
