/// A view controller that shows a view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  private let host = ViewHost()
  public var rootView: Content { didSet { if isViewLoaded { host.show(rootView) } } }
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
  open override func loadView() {
    view = host
    host.show(rootView)
  }

  /// The binding of `searchable(text:)`, for tests.
  public var search: Binding<String>? { host.search }
  public var shownTexts: [String] { view.shownTexts }
}
