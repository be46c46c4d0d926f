/// A view controller that shows a view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  private let host = ViewHost()

  /// The view.
  public var rootView: Content { didSet { host.content.invalidate(AnyView(rootView)) } }

  /// Creates a view controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) isn't supported.") }

  /// Creates the view.
  open override func loadView() {
    view = host
    host.content.invalidate(AnyView(rootView))
  }

  /// The search text of `searchable(text:)`, for tests.
  public var search: String? {
    get { host.search?.wrappedValue }
    set { host.search?.wrappedValue = newValue ?? "" }
  }

  /// The texts of the labels and buttons, for tests.
  public var shownTexts: [String] { view.shownTexts }
}
