/// The texts that lists show or speak, apart from those of your rows.
///
/// They are English until you set others, for example your app's localized strings when it starts:
///
/// ```swift
/// ListTexts.current.delete = "Löschen"
/// ListTexts.current.expand = "Aufklappen"
/// ListTexts.current.collapse = "Zuklappen"
/// ```
///
/// UIKit translates the texts of its own controls, such as those to delete and move a row while the list is edited, and
/// the Delete button of a table's row whose handler isn't `async`.
@MainActor
public struct ListTexts {
  /// The texts of all lists.
  public static var current = ListTexts()

  /// The title of the action that deletes a row, if the row handles ``RowEvent/commitEdit`` and has no swipe actions.
  public var delete = "Delete"

  /// The spoken text of the chevron that expands a row with children.
  public var expand = "Expand"

  /// The spoken text of the chevron that collapses a row with children.
  public var collapse = "Collapse"

  /// Creates the English texts.
  public init() {}
}
