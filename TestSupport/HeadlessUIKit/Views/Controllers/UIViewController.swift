/// A controller of a view: it loads the view on first use, and appears with its window.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment {
  /// Creates a controller whose view a nib holds; `nil` for none.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates one with the values that UIKit begins with.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates one from what a nib or a storyboard holds.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Writes nothing; it is there for the protocol's sake.
  open nonisolated func encode(with coder: NSCoder) {}

  /// The name of the view's nib; `nil` for none.
  open private(set) var nibName: String?

  /// The bundle of the view's nib.
  open private(set) var nibBundle: Bundle?

  /// The view, which is made when it is first asked for.
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

  /// The view; `nil` while it was not made.
  open var viewIfLoaded: UIView? { loaded }

  /// Whether the view was made.
  open var isViewLoaded: Bool { loaded != nil }

  /// The title.
  open var title: String? { didSet { navigationItem.title = title } }
  open override var next: UIResponder? { loaded?.superview ?? parent }

  /// The controller around this one.
  open private(set) weak var parent: UIViewController?

  /// The controllers inside of this one.
  open private(set) var children: [UIViewController] = []

  /// Whether it is being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  private var editing = false

  /// Makes the view of the controller.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Makes the view, if it was not made yet.
  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Called when the view was made.
  open func viewDidLoad() {}

  /// Called before the view comes on screen.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view has come on screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called when the system runs low on memory.
  open func didReceiveMemoryWarning() {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called when the view's safe area changes; it does not here.
  open func viewSafeAreaInsetsDidChange() {}

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    ownEditButton.title = editing ? "Done" : "Edit"
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Navigation

  /// What a navigation bar shows of the controller.
  open var navigationItem: UINavigationItem { ownNavigationItem }
  private lazy var ownNavigationItem = UINavigationItem()

  /// The stack that the controller is in.
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  /// A button that starts and ends editing.
  open var editButtonItem: UIBarButtonItem { ownEditButton }
  private lazy var ownEditButton = UIBarButtonItem(
    title: "Edit", image: nil,
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    })

  // MARK: Presentation

  /// What the controller presents.
  open private(set) var presentedViewController: UIViewController?

  /// What presents the controller.
  open var presentingViewController: UIViewController? { presenter }
  private weak var presenter: UIViewController?

  /// Notes what is presented; it appears in the window that this controller is in.
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

  /// Takes away what is presented, or this controller where it is what is presented.
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

  /// The transition that goes on while the view appears or disappears, or `nil`.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }
  private var transition: TransitionCoordinator?
  private var appearing: Bool?

  /// Whether the controller is being presented.
  open var isBeingPresented: Bool { appearing == true && presenter != nil }

  /// Whether the controller is being dismissed.
  open private(set) var isBeingDismissed = false

  /// Whether the controller is being added to another one.
  open var isMovingToParent: Bool { appearing == true && parent != nil }

  /// Whether the controller is being removed from another one.
  open var isMovingFromParent: Bool { appearing == false && parent == nil && !isBeingDismissed }

  /// Tells a child of your own container that its view appears or disappears.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard appearing == nil else { return }
    appearing = isAppearing
    transition = TransitionCoordinator(isAnimated: animated)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }

  /// Tells the child that the transition is over.
  open func endAppearanceTransition() {
    guard let appearing else { return }
    let animated = transition?.isAnimated == true
    if appearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
    self.appearing = nil
    transition?.end()
    transition = nil
  }

  // MARK: Children

  /// Adds a controller inside of this one.
  open func addChild(_ childController: UIViewController) {
    childController.parent = self
    children.append(childController)
  }

  /// Takes the controller out of the one around it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called when the controller has another one around it.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called before the controller has another one around it.
  open func willMove(toParent parent: UIViewController?) {}

  /// Brings the view into a window, or out of its window, with the calls that go with it.
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
