#if !os(tvOS)
  public import TypedCells

  extension ListDriver {
    /// Lets the user pull the list down to refresh it.
    ///
    /// ```text
    /// list.onRefresh(weak: self) { controller in await controller.reload() }
    /// ```
    ///
    /// The view gets a `UIRefreshControl`, which spins until the handler returns. Before iOS 27, UIKit raises an
    /// exception for the control in a Mac Catalyst app that uses the Mac idiom. There, the view gets none, and debug
    /// builds report it to `onFailure`.
    ///
    /// - Parameters:
    ///   - owner: the handler's owner, which the list holds weakly.
    ///   - handler: called with the owner; not called once the owner is deallocated.
    public func onRefresh<View, Owner: AnyObject>(
      weak owner: Owner, _ handler: @escaping @MainActor (Owner) async -> Void
    ) where Host == ListViewHost<View> {
      guard RefreshSupport.current.isSupported else {
        host.list?.report(unsupported: "onRefresh", advice: RefreshSupport.advice)
        return
      }
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

  /// Where UIKit supports a refresh control.
  struct RefreshSupport {
    static let advice =
      "UIKit has no refresh control in the Mac idiom before iOS 27; offer a menu command, such as ⌘R, and call "
      + "'onRefresh' only if 'UIDevice.current.userInterfaceIdiom' isn't '.mac'"

    let idiom: UIUserInterfaceIdiom
    /// Whether the system's UIKit supports the control in the Mac idiom.
    let isSupportedOnMac: Bool

    var isSupported: Bool { idiom != .mac || isSupportedOnMac }

    /// The support on this device. A view's traits would tell the idiom only once it is in a window.
    @MainActor static var current: RefreshSupport {
      RefreshSupport(idiom: UIDevice.current.userInterfaceIdiom, isSupportedOnMac: isSystem27)
    }

    private static var isSystem27: Bool { if #available(iOS 27, *) { true } else { false } }
  }
#endif
