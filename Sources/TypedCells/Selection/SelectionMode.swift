/// How many rows of a list the user can select.
///
/// If you don't set a mode, the view's own `allowsSelection` applies, so a tapped row stays selected. Only a
/// `CollectionList` that was created with `appearance:` or `layout:` deselects it.
///
/// ```swift
/// screen.list.selectionMode = .momentary
/// ```
public enum SelectionMode: Hashable, Sendable {
  /// The user can't select rows.
  case none

  /// A tap selects a row for a moment: the row is deselected before its handler runs.
  ///
  /// Use it for rows that open something or start an action.
  case momentary

  /// The user can select one row. Selecting another one deselects it.
  case single

  /// The user can select any number of rows. A second tap deselects a row.
  case multiple
}
