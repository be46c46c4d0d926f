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
    return engine.host.scroll(to: path, at: position, animated: animated) {}
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
      let scrolls = engine.host.scroll(to: path, at: position, animated: animated) {
        continuation.resume(returning: true)
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
  /// The handler isn't called while it runs, and is called again only after the number of rows or the last row has
  /// changed. So if it appends no rows, because there are no more, it isn't called again, even if it removes a last row
  /// such as "Loading…". It replaces an earlier handler; to try again after loading failed, set it again.
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
    engine.endObserver = EndObserver(distance: distance) { [weak owner, weak engine] in
      if let owner { await handler(owner) }
      // Otherwise a list that follows its model would still have its old end.
      engine?.showFollowedChanges()
    }
    // The end can be on screen already.
    engine.lookForEnd()
  }
}
