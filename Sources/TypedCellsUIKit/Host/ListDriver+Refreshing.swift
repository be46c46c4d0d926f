#if !os(tvOS)
  public import TypedCells

  extension ListDriver {
    /// Lets the user pull the list down to refresh it.
    ///
    /// ```text
    /// list.onRefresh(weak: self) { controller in await controller.reload() }
    /// ```
    ///
    /// The view gets a `UIRefreshControl`, which spins until the handler returns. A Mac Catalyst app in the Mac idiom
    /// gets none, because UIKit raises an exception for it there.
    ///
    /// - Parameters:
    ///   - owner: the handler's owner, which the list holds weakly.
    ///   - handler: called with the owner; not called once the owner is deallocated.
    public func onRefresh<View, Owner: AnyObject>(
      weak owner: Owner, _ handler: @escaping @MainActor (Owner) async -> Void
    ) where Host == ListViewHost<View> {
      #if targetEnvironment(macCatalyst)
        guard host.adapter.view?.traitCollection.userInterfaceIdiom != .mac else { return }
      #endif
      let control = UIRefreshControl()
      control.addAction(
        UIAction { [weak owner, weak control] _ in
          Task { [weak owner, weak control] in
            if let owner { await handler(owner) }
            control?.endRefreshing()
          }
        }, for: .valueChanged)
      host.adapter.view?.refreshControl = control
    }
  }
#endif
