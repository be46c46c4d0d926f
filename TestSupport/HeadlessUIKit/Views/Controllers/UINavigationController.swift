/// A stack of controllers, of which the topmost is on screen. There are no bars.
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

  /// The stack, the topmost last.
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

  /// The controller that is presented, or at the top.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Takes the topmost controller away; the last one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return viewControllers.popLast()
  }

  /// Takes all controllers away but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(stack.dropFirst())
    viewControllers = Array(stack.prefix(1))
    return popped.isEmpty ? nil : popped
  }

  /// Takes the controllers above another away.
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
      view.addSubview(new.view)
    }
    shown = new
    if isOnScreen { old?.viewDidDisappear(false) }
    if isOnScreen { new?.viewDidAppear(false) }
  }
}
