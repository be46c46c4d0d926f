// Unsafe for speed: casts between generic classes take longer than most comparisons.
//
// Invariant: `ModelEquality<Model>` compares only rows whose `modelType` is `Model`, and every row of that
// model type is a `TypedRow<Model>`.
//
// Check: `areEqual(_:_:)` compares the model types of both rows, and finds the comparison by that type.
// Only `TypedRow` overrides `modelType`, in a property that is final.
//
// Fallback: rows of different model types differ.

/// How models of one type are compared, found once for each type.
///
/// A row of a model that is `Equatable` is updated only if the model has changed. Whether a type is
/// `Equatable` takes a cast that costs about 100 ns, so each type is examined once.
@MainActor
class ModelComparison {
  fileprivate init() {}

  /// Models that aren't `Equatable` are never known to be equal.
  fileprivate func areEqual(_ old: ErasedRow, _ new: ErasedRow) -> Bool { false }
}

@MainActor
enum ModelEquality {
  private static var known: [ObjectIdentifier: ModelComparison] = [:]
  /// The model type of the last comparison. Most rows on screen have the model type of their neighbour.
  private static var last: (type: ObjectIdentifier, comparison: ModelComparison)?

  /// Returns whether two rows have models of one `Equatable` type that are equal.
  static func areEqual(_ old: ErasedRow, _ new: ErasedRow) -> Bool {
    let type = ObjectIdentifier(new.modelType)
    guard type == ObjectIdentifier(old.modelType) else { return false }
    if let last, last.type == type { return last.comparison.areEqual(old, new) }
    let comparison = known[type] ?? makeComparison(of: new.modelType)
    known[type] = comparison
    last = (type, comparison)
    return comparison.areEqual(old, new)
  }

  private static func makeComparison(of type: any Any.Type) -> ModelComparison {
    func comparison<Model: Equatable>(_: Model.Type) -> ModelComparison {
      EquatableComparison<Model>()
    }
    return (type as? any Equatable.Type).map { comparison($0) } ?? DynamicComparison()
  }
}

private final class EquatableComparison<Model: Equatable>: ModelComparison {
  override init() { super.init() }

  override func areEqual(_ old: ErasedRow, _ new: ErasedRow) -> Bool {
    let old = unsafe unsafeDowncast(old, to: TypedRow<Model>.self)
    let new = unsafe unsafeDowncast(new, to: TypedRow<Model>.self)
    return old.model == new.model
  }
}

/// Compares models whose declared type isn't `Equatable`, such as `any Shape`, by their dynamic types.
private final class DynamicComparison: ModelComparison {
  override init() { super.init() }

  override func areEqual(_ old: ErasedRow, _ new: ErasedRow) -> Bool {
    func isEqual<Value: Equatable>(_ old: Value) -> Bool { old == new.anyModel as? Value }
    return (old.anyModel as? any Equatable).map { isEqual($0) } ?? false
  }
}
