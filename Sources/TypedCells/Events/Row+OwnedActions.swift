extension Row {
  /// Offers actions in a swipe from the leading edge, for an owner that the row holds weakly.
  ///
  /// Short for `on(.leadingSwipeActions, weak: owner)`, without naming the owner for each action.
  ///
  /// - Parameters:
  ///   - owner: the object that the actions' closures receive, held weakly. After it is deallocated, the row
  ///     has no such actions.
  ///   - actions: receives the row's model, and returns the actions. Earlier ones are replaced.
  /// - Returns: the row with the actions.
  @inlinable
  public consuming func leadingSwipeActions<Owner: AnyObject>(
    weak owner: Owner, _ actions: @escaping @MainActor (Model) -> [OwnedRowAction<Owner>]
  ) -> Self {
    on(.leadingSwipeActions, weak: owner, actions)
  }

  /// Offers actions in a swipe from the trailing edge, for an owner that the row holds weakly.
  ///
  /// ```text
  /// Row(PersonCell.self, person)
  ///   .trailingSwipeActions(weak: self) { person in
  ///     [OwnedRowAction("Delete", style: .destructive) { controller in controller.delete(person) }]
  ///   }
  /// ```
  ///
  /// Short for `on(.trailingSwipeActions, weak: owner)`, without naming the owner for each action.
  ///
  /// - Parameters:
  ///   - owner: the object that the actions' closures receive, held weakly. After it is deallocated, the row
  ///     has no such actions.
  ///   - actions: receives the row's model, and returns the actions. Earlier ones are replaced.
  /// - Returns: the row with the actions.
  @inlinable
  public consuming func trailingSwipeActions<Owner: AnyObject>(
    weak owner: Owner, _ actions: @escaping @MainActor (Model) -> [OwnedRowAction<Owner>]
  ) -> Self {
    on(.trailingSwipeActions, weak: owner, actions)
  }

  /// Offers actions in a context menu, for an owner that the row holds weakly.
  ///
  /// ```text
  /// Row(PersonCell.self, person)
  ///   .contextMenu(weak: self) { person in
  ///     [OwnedRowAction("Share") { controller in controller.share(person) }]
  ///   }
  /// ```
  ///
  /// Short for `on(.contextMenu, weak: owner)`, without naming the owner for each action.
  ///
  /// - Parameters:
  ///   - owner: the object that the actions' closures receive, held weakly. After it is deallocated, the row
  ///     has no menu.
  ///   - actions: receives the row's model, and returns the actions. Earlier ones are replaced.
  /// - Returns: the row with the menu.
  @inlinable
  public consuming func contextMenu<Owner: AnyObject>(
    weak owner: Owner, _ actions: @escaping @MainActor (Model) -> [OwnedRowAction<Owner>]
  ) -> Self {
    on(.contextMenu, weak: owner, actions)
  }

  @inlinable
  consuming func on<Owner: AnyObject>(
    _ event: RowEvent<Void, [RowAction]>, weak owner: Owner,
    _ actions: @escaping @MainActor (Model) -> [OwnedRowAction<Owner>]
  ) -> Self {
    on(event, weak: owner) { owner, model in actions(model).map { $0.action(of: owner) } }
  }
}
