/// How models of one type are compared, found once for each type.
///
/// A row of a model that is `Equatable` is updated only if the model has changed. Whether a type is
/// `Equatable` takes a cast that costs about 100 ns, so each type is examined once.
@MainActor
enum ModelEquality {
  private typealias Comparison = (ErasedRow, ErasedRow) -> Bool

  private static var known: [ObjectIdentifier: Comparison] = [:]
  /// The model type of the last comparison. Most rows on screen have the model type of their neighbour.
  private static var last: (type: ObjectIdentifier, areEqual: Comparison)?

  /// Returns whether two rows have models of one `Equatable` type that are equal.
  static func areEqual(_ old: ErasedRow, _ new: ErasedRow) -> Bool {
    guard new.modelType == old.modelType else { return false }
    let type = ObjectIdentifier(new.modelType)
    if let last, last.type == type { return last.areEqual(old, new) }
    let comparison = known[type] ?? makeComparison(of: new.modelType)
    known[type] = comparison
    last = (type, comparison)
    return comparison(old, new)
  }

  private static func makeComparison(of type: any Any.Type) -> Comparison {
    func comparison<Model: Equatable>(_: Model.Type) -> Comparison {
      { $0.declaredModel(as: Model.self) == $1.declaredModel() }
    }
    return (type as? any Equatable.Type).map { comparison($0) } ?? areEqualDynamically
  }

  /// Compares models whose declared type isn't `Equatable`, such as `any Shape`, by their dynamic types. Models that
  /// aren't `Equatable` are never known to be equal.
  private static func areEqualDynamically(_ old: ErasedRow, _ new: ErasedRow) -> Bool {
    func isEqual<Value: Equatable>(_ old: Value) -> Bool { old == new.model as? Value }
    return (old.model as? any Equatable).map { isEqual($0) } ?? false
  }
}
