/// What a navigation bar shows of a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As in the controller below.
    case automatic

    /// Large.
    case always

    /// Small.
    case never
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  override init() { super.init() }

  /// Creates an item with the default values; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Writes nothing, because nothing here reads archives of views.
  open nonisolated func encode(with coder: NSCoder) {}

  /// The title.
  open var title: String?

  /// The line above the title.
  open var prompt: String?

  /// A view in place of the title.
  open var titleView: UIView?

  /// The title of the button that leads back here.
  open var backButtonTitle: String?

  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem?

  /// Whether there is no button that leads back.
  open var hidesBackButton = false

  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The buttons at the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The buttons at the trailing edge.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The first button at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Puts a button at the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Puts a button at the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
}
