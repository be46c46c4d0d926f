/// A control that the user pulls down to reload a list.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the list is loading.
  open var isRefreshing: Bool { refreshing }
  private var refreshing = false

  /// The text below it.
  open var attributedTitle: NSAttributedString?

  /// Shows that the list is loading, and sends no action: only a finger does.
  open func beginRefreshing() { refreshing = true }

  /// Shows that the list has loaded.
  open func endRefreshing() { refreshing = false }
}
