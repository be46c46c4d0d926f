#if os(Linux)
  /// What the user pulls down to load a list anew.
  @preconcurrency @MainActor
  open class UIRefreshControl: UIControl {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isRefreshing: Bool { refreshing }
    private var refreshing = false

    open var attributedTitle: NSAttributedString?

    /// Shows that the list is loading, and sends no action: only a finger does.
    open func beginRefreshing() { refreshing = true }

    open func endRefreshing() { refreshing = false }
  }
#endif
