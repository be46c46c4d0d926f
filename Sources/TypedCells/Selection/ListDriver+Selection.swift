/// The selected rows, by identity.
///
/// Rows stay selected as long as they are in the list: when they move, are updated, or get another cell. A row that
/// is deleted or hidden is no longer selected.
extension ListDriver {
  /// How many rows the user can select.
  ///
  /// At first this is the mode of the host; a table allows one row. If you reduce the number, rows that can't be
  /// selected any more are deselected. While a table or collection view is edited, its
  /// `allowsSelectionDuringEditing` and `allowsMultipleSelectionDuringEditing` determine the mode.
  public var selectionMode: SelectionMode {
    get { content.host.selectionMode }
    set {
      // Before the host's mode changes, because the host may then deselect rows itself.
      let selected = selectedPaths
      content.host.selectionMode = newValue
      let kept: [RowPath] =
        switch newValue {
        case .none, .momentary: []
        case .single: Array(selected.prefix(1))
        case .multiple: selected
        }
      content.setSelection(Set(kept), insteadOf: Set(selected), animated: false)
    }
  }

  /// The paths of the selected rows, in ascending order.
  ///
  /// - Complexity: O(*s* log *s*) for *s* selected rows.
  public var selectedPaths: [RowPath] {
    // While the user drops a row, the content can be ahead of the host.
    content.host.selectedPaths.filter(content.shown.contains)
  }

  /// Returns the models of the selected rows, in the rows' order, without models of other types.
  ///
  /// ```swift
  /// let selected = screen.list.selectedModels(as: Person.self)
  /// ```
  ///
  /// - Parameter type: the models' type.
  /// - Complexity: O(*s* log *s*) for *s* selected rows.
  public func selectedModels<Model>(as type: Model.Type) -> [Model] {
    selectedPaths.compactMap { model(at: $0, as: type) }
  }

  /// Returns whether a row with an identity is selected.
  ///
  /// - Parameter id: the identity that you gave by `Row.id(_:)` or ``LazyRows``, or the `id` of the row's
  ///   model.
  /// - Complexity: O(*s* log *s*) for *s* selected rows.
  public func isSelected(_ id: some Hashable) -> Bool {
    let identity = RowIdentity(id)
    return selectedPaths.contains { content.hasIdentity(identity, at: $0) }
  }

  /// Selects the row with an identity, without calling its handlers.
  ///
  /// If the mode allows one row, the row that was selected before is deselected.
  ///
  /// - Parameters:
  ///   - id: the identity that you gave by `Row.id(_:)` or ``LazyRows``, or the `id` of the row's model.
  ///   - animated: whether the host animates the selection.
  /// - Returns: whether a row with the identity is selected now.
  /// - Complexity: O(*n*) for *n* rows, see ``paths(of:)``.
  @discardableResult
  public func select(_ id: some Hashable, animated: Bool = false) -> Bool {
    let paths = paths(of: id)
    guard !paths.isEmpty else { return false }
    switch selectionMode {
    case .none, .momentary: return false
    case .single: content.setSelection(Set(paths.prefix(1)), animated: animated)
    case .multiple: content.setSelection(Set(selectedPaths).union(paths), animated: animated)
    }
    return isSelected(id)
  }

  /// Deselects the row with an identity, without calling its handlers.
  ///
  /// - Parameters:
  ///   - id: the identity that you gave by `Row.id(_:)` or ``LazyRows``, or the `id` of the row's model.
  ///   - animated: whether the host animates the deselection.
  /// - Complexity: O(*n*) for *n* rows, see ``paths(of:)``.
  public func deselect(_ id: some Hashable, animated: Bool = false) {
    content.setSelection(Set(selectedPaths).subtracting(paths(of: id)), animated: animated)
  }

  /// Deselects all rows, without calling their handlers.
  ///
  /// - Parameter animated: whether the host animates the deselection.
  /// - Complexity: O(*s* log *s*) for *s* selected rows.
  public func deselectAll(animated: Bool = false) {
    content.setSelection([], animated: animated)
  }

  /// Calls a handler after the selection has changed: by the user, by this list's methods, or because a selected row
  /// was deleted or hidden. It replaces an earlier handler.
  ///
  /// - Parameters:
  ///   - owner: the handler's owner, which the list holds weakly.
  ///   - handler: called with the owner; not called once the owner is deallocated.
  public func onSelectionChange<Owner: AnyObject>(
    weak owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) {
    content.onSelectionChange = { [weak owner] in
      if let owner { handler(owner) }
    }
  }
}
