extension ListContent {
  /// A change as the policy for duplicates leaves it; `nil` when it is refused.
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
