/// Changes of hidden rows and sections that were computed and aren't shown yet, so that you can look at them first.
///
/// ```swift
/// let prepared = screen.list.prepareChanges { hidePeople.isOn.toggle() }
/// print(prepared.changes)  // delete rows 0.1–0.3
/// screen.list.apply(prepared)
/// ```
@MainActor
public struct PreparedChanges<BaseCell: AnyObject> {
  /// The rows and sections that will be inserted, deleted and moved.
  ///
  /// Rows that only change their content aren't included: their visible cells are updated in place.
  public var changes: SectionedChanges { prepared.change.changes }

  let prepared: PreparedChange
}

extension ListDriver {
  /// Performs an operation that hides or shows sections and rows, and returns the changes that it causes.
  ///
  /// The ``Row/hidden(when:)`` conditions are evaluated again; an `if` in a builder was decided when the
  /// content was applied. The list shows the changes when you pass them to `apply`, or apply other
  /// content.
  ///
  /// - Parameter operation: changes the values that the ``Row/hidden(when:)`` conditions read.
  /// - Returns: the changes, for ``apply(_:animated:completion:)-(PreparedChanges<Host.Cell>,_,_)``.
  public func prepareChanges(performing operation: () -> Void) -> PreparedChanges<Host.Cell> {
    operation()
    return engine.prepareChanges()
  }

  /// Shows prepared changes.
  ///
  /// If the list changed in the meantime, follows its model, or isn't the one that prepared the changes, they are
  /// computed again.
  ///
  /// - Parameters:
  ///   - prepared: the changes.
  ///   - animated: whether the host animates the change.
  ///   - completion: called when the host shows the new content and its animations have ended.
  public func apply(
    _ prepared: PreparedChanges<Host.Cell>,
    animated: Bool = true,
    completion: (@MainActor (SectionedChanges) -> Void)? = nil
  ) {
    engine.enqueue(
      ListTransaction(
        work: .updateVisibility(prepared: prepared.prepared), animated: animated,
        completion: completion))
  }
}

extension ListEngine {
  fileprivate func prepareChanges() -> PreparedChanges<Host.Cell> {
    // A condition may request a change, which has to wait until the list was compared. The list keeps observing the
    // values that it read for what it shows: the operation may have changed one of them, which isn't noted yet.
    let prepared = holdingChanges {
      PreparedChange(
        change: ListChange(
          from: shown, to: visibleSections(of: applied, outlines, observedBy: nil)),
        list: ObjectIdentifier(self), revision: revision)
    }
    return PreparedChanges(prepared: prepared)
  }
}
