/// The selected rows, by identity.
///
/// Rows stay selected as long as they are in the content: when they move, also to another section, are updated, or get
/// another cell. A row that is hidden, or inside a collapsed row, isn't selected as long as it isn't visible; it is
/// selected again afterwards, unless the mode allows one row and another one was selected meanwhile. A row that is
/// deleted isn't selected when it comes back.
extension ListDriver {
  /// How many rows the user can select.
  ///
  /// At first this is the mode of the host; a table allows one row. If you reduce the number, rows that can't be
  /// selected any more are deselected. While a table or collection view is edited, its
  /// `allowsSelectionDuringEditing` and `allowsMultipleSelectionDuringEditing` determine the mode.
  public var selectionMode: SelectionMode {
    get { engine.host.selectionMode }
    set {
      let selected = selectedPaths
      let kept: [RowPath] =
        switch newValue {
        case .none, .momentary: []
        case .single: Array(selected.prefix(1))
        case .multiple: selected
        }
      let hidden: [OutlineKey] =
        switch newValue {
        case .none, .momentary: []
        case .single: selected.isEmpty ? Array(engine.hiddenSelection.prefix(1)) : []
        case .multiple: engine.hiddenSelection
        }
      // Before the mode changes, because a collection view deselects no item once nothing can be selected.
      for path in Set(selected).subtracting(kept) {
        engine.host.setSelected(false, rowAt: path, animated: false)
      }
      engine.host.selectionMode = newValue
      // A host may deselect rows when its mode changes.
      engine.setSelection(Set(kept), insteadOf: Set(selected), animated: false)
      engine.hiddenSelection = hidden
    }
  }

  /// The paths of the selected rows, in ascending order.
  ///
  /// - Complexity: O(*s* log *s*) for *s* selected rows.
  public var selectedPaths: [RowPath] {
    // While the user drops a row, the content can be ahead of the host.
    engine.host.selectedPaths.filter(engine.shown.contains)
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
  /// - Complexity: O(*n* + *k* log *n*) for *k* calls among *n* rows, see ``paths(of:)``.
  public func isSelected(_ id: some Hashable) -> Bool { engine.isSelected(RowIdentity(id)) }

  /// Selects the row with an identity, without calling its handlers.
  ///
  /// If the mode is ``SelectionMode/multiple``, the other rows stay selected. If it allows one row, the row that was
  /// selected before is deselected.
  ///
  /// - Parameters:
  ///   - id: the identity that you gave by `Row.id(_:)` or ``LazyRows``, or the `id` of the row's model.
  ///   - animated: whether the host animates the selection.
  /// - Returns: whether a row with the identity is selected now.
  /// - Complexity: O(*n* + *k* log *n*) for *k* calls among *n* rows, see ``paths(of:)``.
  @discardableResult
  public func select(_ id: some Hashable, animated: Bool = false) -> Bool {
    let paths = paths(of: id)
    switch selectionMode {
    case .none, .momentary: return false
    case .single:
      guard let path = paths.first else { return false }
      engine.setSelection([path], animated: animated)
    case .multiple: engine.setSelected(true, rowsAt: paths, animated: animated)
    }
    return paths.contains { engine.host.isSelected(rowAt: $0) }
  }

  /// Selects the rows with some identities, without calling their handlers.
  ///
  /// ```text
  /// list.select(ids: unread.map(\.id))                // besides the rows that are selected
  /// list.select(ids: stored, extending: false)        // exactly these rows
  /// ```
  ///
  /// If the mode allows one row, the first of the rows is selected. If it allows none, no row is selected. In both
  /// cases, rows that can't be selected are reported to ``onFailure``.
  ///
  /// - Parameters:
  ///   - ids: the identities that you gave by `Row.id(_:)` or ``LazyRows``, or the `id`s of the rows' models.
  ///   - isExtending: whether the rows that are selected stay selected. It has no effect if the mode allows one row.
  ///   - animated: whether the host animates the selection.
  /// - Returns: whether rows with all identities are selected now.
  /// - Complexity: O(*n* + *k* log *n*) for *k* identities among *n* rows.
  @discardableResult
  public func select(
    ids: some Sequence<some Hashable>, extending isExtending: Bool = true, animated: Bool = false
  ) -> Bool {
    var found: [RowPath] = []
    var areAllFound = true
    for id in ids {
      let paths = paths(of: id)
      found += paths
      areAllFound = areAllFound && !paths.isEmpty
    }
    let areAllSelected = select(found, extending: isExtending, animated: animated)
    return areAllFound && areAllSelected
  }

  /// Selects all rows that the user may select, without calling ``RowEvent/select``.
  ///
  /// Rows that answer ``RowEvent/shouldSelect`` with `false` aren't selected. If the mode allows one row, the first one
  /// is selected, and if it allows none, no row is selected. If the list has more rows than that, it's reported to
  /// ``onFailure``.
  ///
  /// - Parameter animated: whether the host animates the selection.
  /// - Complexity: O(*n*) for *n* rows; rows of ``LazyRows`` are made for it. Rows of a query whose models aren't read are
  ///   selected without that.
  public func selectAll(animated: Bool = false) {
    let paths = engine.shown.indices.flatMap { section in
      (0..<rowCount(in: section)).map { RowPath(section: section, row: $0) }
    }
    select(paths.filter(engine.shouldSelectRow), extending: true, animated: animated)
  }

  /// Deselects the row with an identity, without calling its handlers.
  ///
  /// - Parameters:
  ///   - id: the identity that you gave by `Row.id(_:)` or ``LazyRows``, or the `id` of the row's model.
  ///   - animated: whether the host animates the deselection.
  /// - Complexity: O(*n* + *k* log *n*) for *k* calls among *n* rows, see ``paths(of:)``.
  public func deselect(_ id: some Hashable, animated: Bool = false) {
    deselect(ids: CollectionOfOne(id), animated: animated)
  }

  /// Deselects the rows with some identities, without calling their handlers.
  ///
  /// - Parameters:
  ///   - ids: the identities that you gave by `Row.id(_:)` or ``LazyRows``, or the `id`s of the rows' models.
  ///   - animated: whether the host animates the deselection.
  /// - Complexity: O(*n* + *k* log *n*) for *k* identities among *n* rows.
  public func deselect(ids: some Sequence<some Hashable>, animated: Bool = false) {
    let identities = ids.map { RowIdentity($0) }
    if !engine.hiddenSelection.isEmpty {
      let deselected = Set(identities)
      engine.hiddenSelection.removeAll { deselected.contains($0.row.ofAnyKind) }
    }
    engine.setSelected(
      false, rowsAt: identities.flatMap { engine.paths(of: $0) }, animated: animated)
  }

  /// Deselects all rows, without calling their handlers.
  ///
  /// - Parameter animated: whether the host animates the deselection.
  /// - Complexity: O(*s* log *s*) for *s* selected rows.
  public func deselectAll(animated: Bool = false) {
    engine.setSelection([], animated: animated)
  }

  /// Selects as many of some rows as the mode allows, and reports it if that isn't all of them.
  ///
  /// - Returns: whether all of them are selected now.
  @discardableResult
  private func select(_ paths: [RowPath], extending isExtending: Bool, animated: Bool) -> Bool {
    let mode = selectionMode
    let limit =
      switch mode {
      case .none, .momentary: 0
      case .single: 1
      case .multiple: Int.max
      }
    let count = Set(paths).count
    if count > limit {
      engine.report(
        ListFailure(
          place: .list, reason: .tooManySelected(count: count, mode: mode)))
    }
    let selected = paths.prefix(limit)
    if mode == .multiple, isExtending {
      engine.setSelected(true, rowsAt: selected, animated: animated)
    } else if limit > 0, !(selected.isEmpty && isExtending) {
      engine.setSelection(Set(selected), animated: animated)
    }
    return count <= limit && paths.allSatisfy { engine.host.isSelected(rowAt: $0) }
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
    engine.onSelectionChange = { [weak owner] in
      if let owner { handler(owner) }
    }
  }
}
