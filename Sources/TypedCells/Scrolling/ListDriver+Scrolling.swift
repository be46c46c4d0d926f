extension ListDriver {
  /// Scrolls to the row with an identity.
  ///
  /// ```swift
  /// screen.list.scroll(to: person.id, at: .middle, animated: true)
  /// ```
  ///
  /// Without animation, the row is at its position when the method returns, also if rows around it have to be measured
  /// first. With an animation, it is there when the animation ends; a touch of the user ends it earlier. To wait for
  /// that, use ``scrollAndWait(to:at:animated:)``.
  ///
  /// If several sections have such a row, the list scrolls to the first.
  ///
  /// - Parameters:
  ///   - id: the identity that you gave by `Row.id(_:)` or ``LazyRows``, or the `id` of the row's model.
  ///   - position: where the row is in the viewport afterwards, as far as the ends of the content allow. In UIKit, the
  ///     viewport is what content insets, and headers and footers that stay on screen, leave free.
  ///   - animated: whether the host animates the scrolling.
  /// - Returns: `false` if there is no such row, or the list isn't on screen: a view of UIKit or AppKit outside a window
  ///   doesn't scroll, nor does one in which the user is dropping a row.
  /// - Complexity: O(*n*) for *n* rows, see ``paths(of:)``.
  @discardableResult
  public func scroll(
    to id: some Hashable, at position: RowScrollPosition = .nearest, animated: Bool = false
  ) -> Bool {
    guard let path = paths(of: id).first else { return false }
    return engine.scrolling { engine.host.scroll(to: path, at: position, animated: animated) {} }
  }

  /// Scrolls to the row with an identity, and returns when it is at its position, or when a touch of the user has ended
  /// the animation.
  ///
  /// ```text
  /// if await list.scrollAndWait(to: message.id, at: .middle) { flash(message) }
  /// ```
  ///
  /// The method isn't called `scroll` because Swift would prefer an asynchronous `scroll` in every asynchronous
  /// function. Cancelling the task has no effect.
  ///
  /// - Parameters:
  ///   - id: the identity of the row; see ``scroll(to:at:animated:)``.
  ///   - position: where the row is in the viewport afterwards, as far as the ends of the content allow.
  ///   - animated: whether the host animates the scrolling.
  /// - Returns: `false` if there is no such row, or the list isn't on screen.
  /// - Complexity: O(*n*) for *n* rows, see ``paths(of:)``.
  @discardableResult
  public func scrollAndWait(
    to id: some Hashable, at position: RowScrollPosition = .nearest, animated: Bool = true
  ) async -> Bool {
    guard let path = paths(of: id).first else { return false }
    return await withCheckedContinuation { continuation in
      let scrolls = engine.scrolling {
        engine.host.scroll(to: path, at: position, animated: animated) {
          continuation.resume(returning: true)
        }
      }
      if !scrolls { continuation.resume(returning: false) }
    }
  }

  /// Calls a handler when the user comes near the end of the list, to load more rows.
  ///
  /// ```text
  /// list.onReachEnd(weak: self) { controller in await controller.loadNextPage() }
  /// ```
  ///
  /// The handler is called once for each end: again only when it has returned, a row near the end is on screen, and the
  /// last row or the number of rows has changed by more than a row such as "Loading…" that the handler removed. So if it
  /// appends no rows, because there are no more, it isn't called again. It replaces an earlier handler; to try again after
  /// loading failed, set it again.
  ///
  /// It is also called when the list loses all its rows, for example because the user deletes them, but not for a list
  /// that never had any: load the first rows yourself.
  ///
  /// - Parameters:
  ///   - distance: the largest number of rows below the row that comes on screen for which the handler is called.
  ///   - owner: the handler's owner, which the list holds weakly.
  ///   - handler: called with the owner, which is retained until the handler returns; not called once the owner is
  ///     deallocated.
  public func onReachEnd<Owner: AnyObject>(
    within distance: Int = 5, weak owner: Owner,
    _ handler: @escaping @MainActor (Owner) async -> Void
  ) {
    onReach(.end, within: distance, weak: owner, handler)
  }

  /// Calls a handler when the user comes near the start of the list, to load rows above, such as older messages.
  ///
  /// ```text
  /// list.keptPlace = .top
  /// list.onReachStart(weak: self) { controller in await controller.loadOlderMessages() }
  /// ```
  ///
  /// It's called as ``onReachEnd(within:weak:_:)`` calls its handler, with the first row in place of the last one. A list
  /// that begins at its end (`followsEnd`) hasn't reached its start, unless its rows fit on the screen.
  ///
  /// - Parameters:
  ///   - distance: the largest number of rows above the row that comes on screen for which the handler is called.
  ///   - owner: the handler's owner, which the list holds weakly.
  ///   - handler: called with the owner, which is retained until the handler returns; not called once the owner is
  ///     deallocated.
  public func onReachStart<Owner: AnyObject>(
    within distance: Int = 5, weak owner: Owner,
    _ handler: @escaping @MainActor (Owner) async -> Void
  ) {
    onReach(.start, within: distance, weak: owner, handler)
  }

  private func onReach<Owner: AnyObject>(
    _ edge: ListEdge, within distance: Int, weak owner: Owner,
    _ handler: @escaping @MainActor (Owner) async -> Void
  ) {
    engine.edgeObservers[edge] = EdgeObserver(edge, distance: distance) {
      [weak owner, weak engine] in
      if let owner { await handler(owner) }
      // Otherwise a list that follows its model would still have its old edge.
      engine?.showFollowedChanges()
    }
    // The edge can be on screen already.
    engine.lookForEdges()
  }
}
