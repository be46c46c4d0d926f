/// The effect of a tap on a row, see ``ListEngine/effectOfTap(onRowAt:mayToggle:)``.
public enum TapEffect: Hashable, Sendable {
  /// The row is expanded or collapsed by ``ListEngine/toggleRow(at:)``, and not selected.
  case expansion

  /// The row is selected, because its handler of ``RowEvent/shouldSelect`` returned `true`.
  case selection

  /// The row isn't selected, because it is disabled, its handler of ``RowEvent/shouldSelect`` returned `false`, or there is
  /// no row.
  case none

  /// The row has no handler of ``RowEvent/shouldSelect``, so the host decides. By default the row is selected.
  case undeclared
}
