import TypedCells

/// The hosts that are created while the view of another one is evaluated.
///
/// A view controller's `lazy var list = TableList(tableView)` is evaluated twice if someone reads it before the view is
/// loaded: `tableView` loads the view, and `viewDidLoad` reads `list` again. Without this, the second list would
/// replace the first one, and the content that `viewDidLoad` applied would be lost with it.
@MainActor
enum CreatedHosts {
  private static var hosts: [AnyObject]?

  static func note(_ host: AnyObject) { hosts?.append(host) }

  /// Evaluates a view.
  ///
  /// - Returns: the view, and the hosts that were created meanwhile, the last one first.
  static func during<View>(_ evaluate: () -> View) -> (view: View, hosts: [AnyObject]) {
    let outer = hosts
    hosts = []
    let view = evaluate()
    let created = hosts ?? []
    hosts = outer.map { $0 + created }
    return (view, created.reversed())
  }
}

extension ListDriver {
  /// Creates a list in a view; or another driver of the same list, if evaluating the view created a list in it.
  ///
  /// - Parameters:
  ///   - view: returns the view, and may load it.
  ///   - registry: the reuse identifiers of the list's cells.
  ///   - headerFooters: the reuse identifiers of the list's headers and footers.
  ///   - isSame: whether a list that was created meanwhile is the one to create.
  ///   - makeHost: creates a host for the view.
  convenience init<View, Evaluated>(
    in view: () -> Evaluated,
    registry: CellRegistry<View.BaseCell>, headerFooters: CellRegistry<View.BaseHeaderFooter>,
    isSame: (View, Evaluated) -> Bool, makeHost: (Evaluated) -> Host
  ) where Host == ListViewHost<View> {
    let (view, created) = CreatedHosts.during(view)
    for case let host as Host in created {
      guard let list = host.list, let hosted = host.adapter.view, isSame(hosted, view) else {
        continue
      }
      self.init(sharing: list)
      return
    }
    self.init(host: makeHost(view), registry: registry, headerFooters: headerFooters)
  }
}
