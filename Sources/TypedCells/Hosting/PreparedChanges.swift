/// Changes that were computed and are yet to be shown.
///
/// The idea comes from TableViewConfigurator's change sets.
@MainActor
public struct PreparedChanges<BaseCell: AnyObject> {
  /// What is going to leave, to come and to move.
  ///
  /// Rows whose content alone changed are not among them: those on screen are updated in place.
  public let changes: SectionedChanges

  let sections: [ListSection<BaseCell>]
  /// The list whose changes they are.
  let list: ObjectIdentifier
  /// How often the list had been changed when the changes were computed.
  let revision: Int
}

extension ListDriver {
  /// Carries out an operation that hides or shows sections and rows, and says what it will change.
  ///
  /// Conditions of ``Row/hidden(when:)`` are asked again; an `if` in a builder was decided when the
  /// content was applied.
  ///
  /// Nothing is shown until the result is passed to `apply`, or other content is applied.
  ///
  /// - Parameter operation: what changes the conditions of ``Row/hidden(when:)`` and the like.
  public func changes(after operation: () -> Void) -> PreparedChanges<Host.Cell> {
    operation()
    let change = ListChange(from: sections, to: visibleSections(of: content))
    return PreparedChanges(
      changes: change.changes, sections: change.sections, list: ObjectIdentifier(self),
      revision: revision)
  }

  /// Shows changes that were computed before.
  ///
  /// If the list has changed in the meantime, or they are those of another list, the changes are
  /// computed anew.
  ///
  /// - Parameters:
  ///   - prepared: the changes.
  ///   - animated: whether the user is to see the change happen.
  ///   - completion: what to do once the user has seen it all; it is told what left, came and moved.
  public func apply(
    _ prepared: PreparedChanges<Host.Cell>,
    animated: Bool = true,
    completion: (@MainActor (SectionedChanges) -> Void)? = nil
  ) {
    enqueue(
      Transaction(animated: animated, completion: completion, prepared: prepared) { $0.content })
  }
}
