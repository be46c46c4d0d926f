/// The parts of a change of rows that are known before identities are compared.
extension RowSegments {
  /// Returns whether the rows are in the same memory, so that they need no comparison.
  func hasSameRows(as other: Self) -> Bool {
    switch (storage, other.storage) {
    case (.written(let mine), .written(let others)): return mine.isInSameMemory(as: others)
    case (.mixed(let mine), .mixed(let others)):
      return mine.count == others.count
        && zip(mine, others).allSatisfy { mine, others in
          switch (mine.rows, others.rows) {
          case (.written(let mine), .written(let others)): mine.isInSameMemory(as: others)
          case (.lazy(let mine), .lazy(let others)): mine.hasSameElements(as: others)
          default: false
          }
        }
    default: return false
    }
  }

  /// Whether the elements of a lazy part report their changes, so that not all identities are read.
  var reportsChanges: Bool {
    if case .mixed(let segments) = storage {
      segments.contains(where: \.reportsChanges)
    } else {
      false
    }
  }
}
