public import TypedCells

extension ListDriver where Host == HeadlessList {
  /// Lets the user pull the list down to refresh it, as in UIKit; see ``HeadlessList/pullToRefresh()``.
  ///
  /// - Parameters:
  ///   - owner: the handler's owner, which the list holds weakly.
  ///   - handler: called with the owner; not called once the owner is deallocated. An earlier handler is replaced.
  public func onRefresh<Owner: AnyObject>(
    weak owner: Owner, _ handler: @escaping @MainActor (Owner) async -> Void
  ) {
    host.refresh = { [weak owner] in
      if let owner { await handler(owner) }
    }
  }
}

extension HeadlessList {
  /// Pulls the list down to refresh it, and waits until the handler has returned.
  ///
  /// - Returns: whether the list can be refreshed: it has a handler, and doesn't refresh already.
  @discardableResult
  public func pullToRefresh() async -> Bool {
    guard let refresh, !isRefreshing else { return false }
    isRefreshing = true
    await refresh()
    isRefreshing = false
    return true
  }
}
