extension Row {
  /// Disables the row: the user can't tap it, nor use the controls in its cell.
  ///
  /// ```swift
  /// Row(PersonCell.self, person).disabled(!person.isActive)
  /// ```
  ///
  /// In every toolkit, the row can't be selected, edited, moved or dragged, and has no menu and no swipe actions, whatever
  /// its handlers return. In UIKit, its cell is dimmed and receives no touches, so its controls can't be used either, it
  /// can't be focused, and VoiceOver says that it's dimmed. Other toolkits don't change the look of the cell: show the
  /// state in the cell, or disable its controls, from the model.
  ///
  /// - Parameter isDisabled: whether the row is disabled.
  /// - Returns: the changed row.
  public consuming func disabled(_ isDisabled: Bool = true) -> Self {
    guard isDisabled || storage.isDisabled else { return self }
    return modify { $0.modifyOptions { $0.isDisabled = isDisabled } }
  }
}

extension AnyRow {
  /// Whether the row is disabled, by ``Row/disabled(_:)``.
  public var isDisabled: Bool { row.isDisabled }
}

extension ErasedRow {
  @usableFromInline var isDisabled: Bool { options?.isDisabled ?? false }
}

extension RowOptions {
  /// Returns the answer of a disabled row to a question whether the user may do something, and which actions there are;
  /// `nil` for other events.
  static func refusal<Answer>(of event: String, _: Answer.Type = Answer.self) -> Answer? {
    if refused.contains(event) { return false as? Answer }
    return withoutActions.contains(event) ? [RowAction]() as? Answer : nil
  }

  private static let refused = Set(
    [
      RowEvent<Void, Bool>.shouldSelect, .shouldHighlight, .canEdit, .canMove, .canDrag,
      .shouldSpringLoad,
    ].map(\.name))
  private static let withoutActions = Set(
    [RowEvent<Void, [RowAction]>.leadingSwipeActions, .trailingSwipeActions, .contextMenu]
      .map(\.name))
}
