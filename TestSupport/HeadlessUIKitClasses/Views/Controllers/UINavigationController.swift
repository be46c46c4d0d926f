/// A stack of view controllers. The topmost one is visible. Its bars have no height, so they cover no content; pictures
/// contain them.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Creates a stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var stack: [UIViewController] = []
  private weak var shown: UIViewController?

  /// The view controllers of the stack. The last one is at the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { replaceStack(newValue, animated: false) }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The presented view controller, or the one at the top of the stack.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(viewControllers, animated: animated)
  }

  /// Pushes a view controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      return UIKitException.raise(
        "Pushing the same view controller instance more than once is not supported "
          + "(<\(address(of: viewController))>)", name: UIKitException.invalidArgument)
    }
    replaceStack(stack + [viewController], animated: animated)
  }

  /// Pops the topmost view controller, unless it's the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let popped = stack.last else { return nil }
    replaceStack(stack.dropLast(), animated: animated)
    return popped
  }

  /// Pops all view controllers except the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(stack.dropFirst())
    replaceStack(Array(stack.prefix(1)), animated: animated)
    return popped.isEmpty ? nil : popped
  }

  /// Pops the view controllers above another one.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack.suffix(from: index + 1))
    replaceStack(Array(stack.prefix(through: index)), animated: animated)
    return popped
  }

  // MARK: Bars

  /// The navigation bar.
  open var navigationBar: UINavigationBar { topBar }
  private let topBar = UINavigationBar()

  /// The toolbar, with the items of the topmost view controller.
  open var toolbar: UIToolbar! { bottomBar }
  private let bottomBar = UIToolbar()

  /// Whether the toolbar is hidden.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  private var hidesToolbar = true

  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hidesToolbar = hidden
    updateBars()
  }

  /// Gives the bars the items of the view controllers.
  func updateBars() {
    topBar.items = stack.map(\.navigationItem)
    bottomBar.items = topViewController?.toolbarItems
    bottomBar.isHidden =
      hidesToolbar || stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for bar in [topBar, bottomBar] {
      bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 0)
      bar.autoresizingMask = .flexibleWidth
      view.insertSubview(bar, at: 0)
    }
    showTop(animated: false)
  }

  private func replaceStack(_ controllers: [UIViewController], animated: Bool) {
    let removed = stack.filter { !controllers.contains($0) }
    let added = controllers.filter { $0.parent !== self }
    for controller in removed {
      controller.willMove(toParent: nil)
      controller.isLeavingParent = true
    }
    for controller in added { addChild(controller) }
    stack = controllers
    for controller in stack.dropLast() { controller.isJoiningParent = false }
    showTop(animated: animated)
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
  }

  private func showTop(animated: Bool) {
    guard isViewLoaded, shown !== topViewController else { return updateBars() }
    let (old, new) = (shown, topViewController)
    shown = new
    new?.loadViewIfNeeded()
    if isOnScreen {
      // A view controller that pushes another one while it appears has appeared.
      old?.endAppearanceTransition()
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if let new, shown === new {
      new.view.frame = view.bounds
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(new.view)
      if isOnScreen { new.view.layoutIfNeeded() }
    }
    updateBars()
    old?.endAppearanceTransition()
    // If the stack itself is appearing, so is its top.
    if !isInTransition { new?.endAppearanceTransition() }
  }
}
