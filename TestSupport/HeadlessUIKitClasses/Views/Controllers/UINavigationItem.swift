/// The content of the navigation bar for a view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the preceding view controller.
    case automatic

    /// Always a large title.
    case always

    /// Always a small title.
    case never
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  override init() { super.init() }

  /// Creates an item with the default values. The archive isn't read.
  public required init?(coder: NSCoder) { super.init() }

  /// Encodes nothing. `NSCoding` requires the method.
  open nonisolated func encode(with coder: NSCoder) {}

  /// The title.
  open var title: String?

  /// The text above the title.
  open var prompt: String?

  /// Your own view in place of the title.
  open var titleView: UIView? { didSet { bar?.showSearchBars() } }

  /// The title of the back button that leads to this view controller.
  open var backButtonTitle: String?

  /// The back button that leads to this view controller.
  open var backBarButtonItem: UIBarButtonItem?

  /// Whether the back button is hidden.
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

  /// The search controller whose search bar is below the title.
  open var searchController: UISearchController? { didSet { bar?.showSearchBars() } }

  /// Whether the search bar is hidden while the content scrolls. In HeadlessUIKit it stays.
  open var hidesSearchBarWhenScrolling = true

  /// The bar that contains the item.
  weak var bar: UINavigationBar?

  /// Sets the button at the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the button at the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
}
