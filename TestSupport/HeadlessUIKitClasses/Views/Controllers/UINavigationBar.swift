/// The bar at the top of a navigation controller.
///
/// In HeadlessUIKit it has no height, because the content begins at the top of the screen. Pictures show it above the
/// content.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The items of the bar. The last one is visible.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      showSearchBars()
    }
  }

  /// The visible item.
  open var topItem: UINavigationItem? { items?.last }

  /// The item before the visible one.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Whether titles can be large. HeadlessUIKit draws small ones.
  open var prefersLargeTitles = false

  /// Whether the content is visible through the bar.
  open var isTranslucent = true

  /// Adds the search bars of the visible item, so that the user can type into them.
  func showSearchBars() {
    let bars = [topItem?.searchController?.searchBar, topItem?.titleView as? UISearchBar]
      .compactMap(\.self)
    for case let old as UISearchBar in subviews where !bars.contains(old) {
      old.removeFromSuperview()
    }
    for bar in bars where bar.superview !== self { addSubview(bar) }
  }
}
