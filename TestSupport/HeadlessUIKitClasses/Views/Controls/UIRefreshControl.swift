/// A control that the user pulls down to reload a list.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var primaryEvents: Event { .valueChanged }

  /// Whether the control is refreshing.
  open var isRefreshing: Bool { refreshing }
  private var refreshing = false

  /// The text below the activity indicator.
  open var attributedTitle: NSAttributedString?

  /// Starts refreshing without sending actions. Only the user's pull sends actions.
  open func beginRefreshing() { refreshing = true }

  /// Ends refreshing.
  open func endRefreshing() { refreshing = false }
}
