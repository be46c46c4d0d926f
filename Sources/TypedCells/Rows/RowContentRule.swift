/// Decides whether the cell of a row that stays in its list is updated.
///
/// ```swift
/// Row(EmployeeCell.self, employee)  // an Employee isn't Equatable
///   .updates(.unless { old, new in old.name == new.name })
/// ```
public enum RowContentRule<Model> {
  /// If the models differ, which is the default. Models that aren't `Equatable` always differ.
  case whenDifferent

  /// At each change of the list. For a cell that also shows something that isn't in its model.
  case always

  /// Never. The cell keeps the content that it had when it came on screen.
  case never

  /// Unless both models look the same.
  ///
  /// - Parameter showSame: whether the model that the cell shows and the new one look the same in the cell.
  case unless(showSame: @MainActor (Model, Model) -> Bool)
}

extension RowContentRule {
  /// The rule for rows, without the type of their models.
  var erased: RowContentRule<ErasedRow> {
    switch self {
    case .whenDifferent: .whenDifferent
    case .always: .always
    case .never: .never
    case .unless(let showSame): .unless { showSame($0.declaredModel(), $1.declaredModel()) }
    }
  }
}
