#if os(Linux)
  /// A button in a bar. ``UIBarButtonItem/user`` taps it.
  @preconcurrency @MainActor
  open class UIBarButtonItem: NSObject {
    /// How a button looks.
    public enum Style: Int, Sendable {
      case plain = 0
      case done = 2
    }

    /// What a button that the system draws is for.
    public enum SystemItem: Int, Sendable {
      case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
      case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
      case fastForward, undo, redo
      case close = 24
    }

    public override init() { super.init() }

    public convenience init(
      title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
    ) {
      self.init()
      self.title = title
      self.style = style
      self.target = target.map { $0 as AnyObject }
      self.action = action
    }

    public convenience init(
      image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
    ) {
      self.init(title: nil, style: style, target: target, action: action)
      self.image = image
    }

    public convenience init(
      barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
    ) {
      self.init(title: nil, style: .plain, target: target, action: action)
    }

    public convenience init(customView: UIView) {
      self.init()
      self.customView = customView
    }

    public convenience init(
      title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
      menu: UIMenu? = nil
    ) {
      self.init()
      self.title = title ?? primaryAction?.title
      self.image = image ?? primaryAction?.image
      self.primaryAction = primaryAction
      self.menu = menu
    }

    public convenience init(
      systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
      self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
    }

    open var title: String?
    open var image: UIImage?
    open var style = Style.plain
    open var isEnabled = true
    open var tag = 0
    open var tintColor: UIColor?
    open weak var target: AnyObject?
    open var action: Selector?
    open var primaryAction: UIAction?
    open var menu: UIMenu?
    open var customView: UIView?
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
  }
#endif
