/// When a row that stays in its list is shown anew, because what it shows may have changed.
public enum RowContentRule<Model> {
  /// When the models differ, as far as they are `Equatable`; always when they are not.
  case whenDifferent

  /// At each change of the list, as for a cell that shows something else than its model, too.
  case always

  /// Never: the cell shows what it did when it came on screen.
  case never

  /// When the two models do not show the same.
  ///
  /// - Parameter showSame: whether what is to be seen of the models is equal.
  case unless(showSame: @MainActor (Model, Model) -> Bool)

  /// Whether a cell that shows `old` has to show `new`.
  @MainActor
  func needsUpdate(from old: Model, to new: Model) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .unless(let showSame): !showSame(old, new)
    case .whenDifferent: !areEqual(old, new)
    }
  }
}

/// Whether two values are of one `Equatable` type, and equal.
private func areEqual(_ left: Any, _ right: Any) -> Bool {
  func isEqual<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
  return (left as? any Equatable).map { isEqual($0) } ?? false
}
