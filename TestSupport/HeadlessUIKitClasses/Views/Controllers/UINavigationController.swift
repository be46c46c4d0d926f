/// A stack of view controllers. The topmost one is visible. It has no views for bars; pictures contain the
/// navigation bar.
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
    set {
      let old = stack
      stack = newValue
      for controller in old where !newValue.contains(controller) { controller.removeFromParent() }
      for controller in newValue where controller.parent !== self { addChild(controller) }
      showTop()
    }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The presented view controller, or the one at the top of the stack.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Pushes a view controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Pops the topmost view controller, unless it's the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return viewControllers.popLast()
  }

  /// Pops all view controllers except the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(stack.dropFirst())
    viewControllers = Array(stack.prefix(1))
    return popped.isEmpty ? nil : popped
  }

  /// Pops the view controllers above another one.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack.suffix(from: index + 1))
    viewControllers = Array(stack.prefix(through: index))
    return popped
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    shown?.viewWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shown?.viewDidAppear(animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    shown?.viewWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    shown?.viewDidDisappear(animated)
  }

  private func showTop() {
    guard isViewLoaded, shown !== topViewController else { return }
    let isOnScreen = view.window != nil
    let (old, new) = (shown, topViewController)
    if isOnScreen { old?.viewWillDisappear(false) }
    if isOnScreen { new?.viewWillAppear(false) }
    old?.view.removeFromSuperview()
    if let new {
      new.view.frame = view.bounds
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(new.view)
    }
    shown = new
    if isOnScreen { old?.viewDidDisappear(false) }
    if isOnScreen { new?.viewDidAppear(false) }
  }
}
