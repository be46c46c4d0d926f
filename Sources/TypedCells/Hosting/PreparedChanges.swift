/// Changes that were computed and are yet to be shown.
///
/// The idea comes from TableViewConfigurator's change sets.
@MainActor
public struct PreparedChanges<BaseCell: AnyObject> {
  /// What is going to be deleted and inserted.
  public let changes: ListChanges

  let sections: [ListSection<BaseCell>]
  /// How often the list had been changed when the changes were computed.
  let revision: Int

  init(from old: [ListSection<BaseCell>], to new: [ListSection<BaseCell>], revision: Int) {
    changes = ListChanges(from: old, to: new)
    sections = new
    self.revision = revision
  }
}

extension ListDriver {
  /// Carries out an operation that hides or shows sections and rows, and says what it will change.
  ///
  /// Nothing is shown until the result is passed to `apply`, or
  /// other content is applied.
  ///
  /// - Parameter operation: what changes the conditions of ``Row/hidden(when:)`` and the like.
  public func changes(after operation: () -> Void) -> PreparedChanges<Host.Cell> {
    operation()
    return PreparedChanges(from: sections, to: visibleContent(), revision: revision)
  }

  /// Shows changes that were computed before.
  ///
  /// If the list has changed in the meantime, the changes are computed anew.
  ///
  /// - Parameters:
  ///   - prepared: the changes.
  ///   - animated: whether the user is to see the change happen.
  ///   - completion: what to do once the user has seen it all.
  public func apply(
    _ prepared: PreparedChanges<Host.Cell>,
    animated: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    enqueue(
      Transaction(animated: animated, completion: completion, prepared: prepared) { $0.content })
  }
}
