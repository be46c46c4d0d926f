#if os(Linux)
  /// What a navigation bar shows of a controller.
  @preconcurrency @MainActor
  open class UINavigationItem: NSObject {
    /// Whether the title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
      case automatic, always, never
    }

    public init(title: String) {
      self.title = title
      super.init()
    }

    override init() { super.init() }

    open var title: String?
    open var prompt: String?
    open var titleView: UIView?
    open var backButtonTitle: String?
    open var backBarButtonItem: UIBarButtonItem?
    open var hidesBackButton = false
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?

    open var leftBarButtonItem: UIBarButtonItem? {
      get { leftBarButtonItems?.first }
      set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
      get { rightBarButtonItems?.first }
      set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
      leftBarButtonItem = item
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
      rightBarButtonItem = item
    }
  }
#endif
