/// Rows with children, which the user and code expand and collapse.
///
/// The list remembers which rows are expanded by identity, also while they are inside a collapsed row. Rows stay
/// expanded as long as they are in the content: when they move, are updated or hidden. If a row is deleted and comes
/// back, it is as it was declared.
extension ListDriver {
  /// Expands the row with an identity, so that its children are shown.
  ///
  /// The row can be inside a collapsed one; then it is expanded when that one is.
  ///
  /// - Parameters:
  ///   - id: the identity that you gave by `Row.id(_:)`, or the `id` of the row's model.
  ///   - animated: whether the host animates the change.
  ///   - completion: called when the host shows the children and its animations have ended.
  /// - Returns: whether a row with the identity is expanded now. It isn't if it has no children.
  /// - Complexity: O(*n*) for *n* rows of sections that have rows with children or conditions, if the row isn't expanded
  ///   yet. To expand several rows in one change, use ``expand(ids:animated:)``.
  @discardableResult
  public func expand(
    _ id: some Hashable, animated: Bool = true,
    completion: (@MainActor (SectionedChanges) -> Void)? = nil
  ) -> Bool {
    change(.identities([RowIdentity(id)]), isExpanded: true, animated, completion)
    return isExpanded(id)
  }

  /// Expands the rows with some identities in one change.
  ///
  /// - Parameters:
  ///   - ids: the identities that you gave by `Row.id(_:)`, or the `id`s of the rows' models.
  ///   - animated: whether the host animates the change.
  /// - Complexity: O(*n* + *k*) for *k* identities and *n* rows of sections that have rows with children or conditions.
  public func expand(ids: some Sequence<some Hashable>, animated: Bool = true) {
    change(.identities(ids.map { RowIdentity($0) }), isExpanded: true, animated, nil)
  }

  /// Collapses the row with an identity, so that its children aren't shown.
  ///
  /// - Parameters:
  ///   - id: the identity that you gave by `Row.id(_:)`, or the `id` of the row's model.
  ///   - animated: whether the host animates the change.
  ///   - completion: called when the host doesn't show the children any more and its animations have ended.
  /// - Complexity: O(*n*) for *n* rows of sections that have rows with children or conditions, if the row is expanded.
  ///   To collapse several rows in one change, use ``collapse(ids:animated:)``.
  public func collapse(
    _ id: some Hashable, animated: Bool = true,
    completion: (@MainActor (SectionedChanges) -> Void)? = nil
  ) {
    change(.identities([RowIdentity(id)]), isExpanded: false, animated, completion)
  }

  /// Collapses the rows with some identities in one change.
  ///
  /// - Parameters:
  ///   - ids: the identities that you gave by `Row.id(_:)`, or the `id`s of the rows' models.
  ///   - animated: whether the host animates the change.
  /// - Complexity: O(*n* + *k*) for *k* identities and *n* rows of sections that have rows with children or conditions.
  public func collapse(ids: some Sequence<some Hashable>, animated: Bool = true) {
    change(.identities(ids.map { RowIdentity($0) }), isExpanded: false, animated, nil)
  }

  /// Expands all rows that have children.
  ///
  /// - Parameter animated: whether the host animates the change.
  public func expandAll(animated: Bool = true) {
    change(.all, isExpanded: true, animated, nil)
  }

  /// Collapses all rows.
  ///
  /// - Parameter animated: whether the host animates the change.
  public func collapseAll(animated: Bool = true) {
    change(.all, isExpanded: false, animated, nil)
  }

  /// Expands the rows that contain a row, for example before you scroll to it.
  ///
  /// ```text
  /// list.reveal(mailbox.id)
  /// list.scroll(to: mailbox.id)
  /// ```
  ///
  /// - Parameters:
  ///   - id: the identity that you gave by `Row.id(_:)` or ``LazyRows``, or the `id` of the row's model.
  ///   - animated: whether the host animates the change.
  /// - Returns: whether the list shows a row with the identity now.
  /// - Complexity: O(*n* + *k* *l*) for *k* calls among *n* rows and their children, and rows at level *l*, until the
  ///   content or what is expanded changes.
  @discardableResult
  public func reveal(_ id: some Hashable, animated: Bool = true) -> Bool {
    change(.parents(of: RowIdentity(id)), isExpanded: true, animated, nil)
    return !paths(of: id).isEmpty
  }

  /// Returns whether the row with an identity has children and is expanded.
  ///
  /// - Parameter id: the identity that you gave by `Row.id(_:)`, or the `id` of the row's model.
  /// - Complexity: O(*n* + *k*) for *k* calls and *n* rows that have children or conditions, until the content changes.
  public func isExpanded(_ id: some Hashable) -> Bool { engine.isExpanded(RowIdentity(id)) }

  /// Returns the models of the expanded rows, in the rows' order, without models of other types.
  ///
  /// Store their identities to show the same rows expanded the next time, with
  /// ``Row/children(initiallyExpanded:_:)``.
  ///
  /// - Parameter type: the models' type.
  /// - Complexity: O(*n*) for *n* rows that have children or conditions.
  public func expandedModels<Model>(as type: Model.Type) -> [Model] {
    engine.expandedModels.compactMap { $0 as? Model }
  }

  /// Returns the level of the row at a path, and whether it is expanded.
  ///
  /// - Parameter path: the row's path.
  /// - Complexity: O(log *e*) for *e* expanded rows in the section.
  public func outline(ofRowAt path: RowPath) -> RowOutline { engine.outline(ofRowAt: path) }

  /// Returns the path of the row that a row is a child of, or `nil` if it is a child of none.
  ///
  /// - Parameter path: the child's path.
  /// - Complexity: O(log *e*) for *e* expanded rows in the section. The first time after a change, O(*e*).
  public func parent(ofRowAt path: RowPath) -> RowPath? { engine.shownIndex.parent(ofRowAt: path) }

  /// Calls a handler after rows were expanded or collapsed, by the user or by this list's methods. It replaces an
  /// earlier handler.
  ///
  /// If the user tapped a row's disclosure, the row receives ``RowEvent/expand`` before this handler is called.
  ///
  /// - Parameters:
  ///   - owner: the handler's owner, which the list holds weakly.
  ///   - handler: called with the owner; not called once the owner is deallocated.
  public func onExpansionChange<Owner: AnyObject>(
    weak owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) {
    engine.onExpansionChange = { [weak owner] in
      if let owner { handler(owner) }
    }
  }

  private func change(
    _ rows: OutlineChange.Rows, isExpanded: Bool, _ animated: Bool,
    _ completion: (@MainActor (SectionedChanges) -> Void)?
  ) {
    let change = OutlineChange(rows: rows, isExpanded: isExpanded)
    engine.enqueue(
      ListTransaction(work: .expand(change), animated: animated, completion: completion))
  }
}
