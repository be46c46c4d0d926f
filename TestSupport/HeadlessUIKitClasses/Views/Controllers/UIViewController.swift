/// A view controller. It loads its view on first use, and appears when its view enters a window.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment,
  UIAppearanceContainer
{
  /// Creates a view controller whose view is loaded from a nib, or created by `loadView()` if the name is
  /// `nil`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates an instance with the default values.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates an instance from a nib or storyboard.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Encodes nothing. `NSCoding` requires the method.
  open nonisolated func encode(with coder: NSCoder) {}

  /// The name of the view's nib, or `nil` if there is none.
  open private(set) var nibName: String?

  /// The bundle of the view's nib.
  open private(set) var nibBundle: Bundle?

  /// The view. It's loaded on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded = newValue
      newValue?.owner = self
    }
  }

  private var loaded: UIView?

  /// The view, or `nil` if it isn't loaded yet.
  open var viewIfLoaded: UIView? { loaded }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loaded != nil }

  /// The title.
  open var title: String? { didSet { navigationItem.title = title } }
  open override var next: UIResponder? { loaded?.superview ?? parent }

  /// The parent view controller.
  open private(set) weak var parent: UIViewController?

  /// The child view controllers.
  open private(set) var children: [UIViewController] = []

  /// Whether the view controller is in editing mode.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  private var editing = false

  /// Creates the view.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Loads the view if it isn't loaded yet.
  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Called after the view was loaded.
  open func viewDidLoad() {}

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called when the system runs low on memory.
  open func didReceiveMemoryWarning() {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called when the view's safe area changes. HeadlessUIKit never calls it.
  open func viewSafeAreaInsetsDidChange() {}

  /// Turns editing mode on or off.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    ownEditButton.title = editing ? "Done" : "Edit"
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Navigation

  /// The content of the navigation bar for this view controller.
  open var navigationItem: UINavigationItem { ownNavigationItem }
  private lazy var ownNavigationItem = UINavigationItem()

  /// The navigation controller that contains the view controller.
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  /// A button that turns editing mode on and off.
  open var editButtonItem: UIBarButtonItem { ownEditButton }
  private lazy var ownEditButton = UIBarButtonItem(
    title: "Edit", image: nil,
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    })

  // MARK: Presentation

  /// The presented view controller.
  open private(set) var presentedViewController: UIViewController?

  /// The presenting view controller.
  open var presentingViewController: UIViewController? { presenter }
  private weak var presenter: UIViewController?

  /// The way in which the view controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The popover in which the view controller is presented, or `nil` if its style isn't `popover`.
  open var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    let popover =
      ownPopover ?? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    ownPopover = popover
    return popover
  }
  private var ownPopover: UIPopoverPresentationController?

  /// Presents a view controller in the window of this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presenter = self
    if let window = viewIfLoaded?.window { viewControllerToPresent.move(to: window) }
    completion?()
  }

  /// Dismisses the presented view controller. If there is none, this view controller is dismissed.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    presentedViewController = nil
    presented.isBeingDismissed = true
    if presented.isViewLoaded { presented.move(to: nil) }
    presented.isBeingDismissed = false
    presented.presenter = nil
    completion?()
  }

  // MARK: Appearance

  /// The transition in progress while the view appears or disappears, or `nil`.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }
  private var transition: TransitionCoordinator?
  private var appearing: Bool?

  /// Whether the view controller is being presented.
  open var isBeingPresented: Bool { appearing == true && presenter != nil }

  /// Whether the view controller is being dismissed.
  open private(set) var isBeingDismissed = false

  /// Whether the view controller is being added to a parent.
  open var isMovingToParent: Bool { appearing == true && parent != nil }

  /// Whether the view controller is being removed from its parent.
  open var isMovingFromParent: Bool { appearing == false && parent == nil && !isBeingDismissed }

  /// Begins the appearance or disappearance of a child's view. Custom containers call this method on their
  /// children.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard appearing == nil else { return }
    appearing = isAppearing
    transition = TransitionCoordinator(isAnimated: animated)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }

  /// Ends the appearance or disappearance of a child's view.
  open func endAppearanceTransition() {
    guard let appearing else { return }
    let animated = transition?.isAnimated == true
    if appearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
    self.appearing = nil
    transition?.end()
    transition = nil
  }

  // MARK: Children

  /// Adds a child view controller.
  open func addChild(_ childController: UIViewController) {
    childController.parent = self
    children.append(childController)
  }

  /// Removes the view controller from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called after the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}

  /// Adds the view to a window or removes it from its window, and calls the appearance methods.
  func move(to window: UIWindow?) {
    guard view.superview !== window || window == nil else { return }
    if let window {
      beginAppearanceTransition(true, animated: false)
      view.frame = window.bounds
      window.addSubview(view)
      endAppearanceTransition()
    } else if view.superview != nil {
      beginAppearanceTransition(false, animated: false)
      view.removeFromSuperview()
      endAppearanceTransition()
    }
  }
}
