/// A view controller. It loads its view on first use, and appears when its view enters a window, or its parent appears.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment,
  UIAppearanceContainer, UIFocusEnvironment
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
      loaded?.owner = nil
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

  /// Called before the view lays out its subviews, also after a change of what it read from observable objects.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews, also after a change of what it read from observable objects.
  open func viewDidLayoutSubviews() {}

  /// Called when the view's safe area changes. HeadlessUIKit never calls it.
  open func viewSafeAreaInsetsDidChange() {}

  /// Turns editing mode on or off.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    ownEditButton.title = editing ? "Done" : "Edit"
  }

  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  private var needsProperties = true
  private let readProperties = ObservedReads()

  /// Schedules a call of ``updateProperties()``.
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  open func setNeedsUpdateProperties() { needsProperties = true }

  /// Called before the view is laid out, after ``setNeedsUpdateProperties()``, and after a change of what it read from
  /// observable objects.
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  open func updateProperties() {}

  /// Calls ``updateProperties()`` if a call is scheduled.
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  open func updatePropertiesIfNeeded() {
    guard needsProperties else { return }
    needsProperties = false
    readProperties.track {
      updateProperties()
    } onChange: { [weak self] in
      self?.setNeedsUpdateProperties()
    }
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

  /// The items of the toolbar while the view controller is at the top of a navigation controller.
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.updateBars() } }

  /// Sets the items of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether the toolbar is hidden while the view controller is in a navigation controller, unless it's the first one.
  open var hidesBottomBarWhenPushed = false

  /// A button that turns editing mode on and off.
  open var editButtonItem: UIBarButtonItem { ownEditButton }
  private lazy var ownEditButton = UIBarButtonItem(
    title: "Edit", image: nil,
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    })

  // MARK: Presentation

  /// The view controller that this one or one of its ancestors presents.
  open var presentedViewController: UIViewController? {
    withAncestors.lazy.compactMap(\.ownPresented).first
  }
  var ownPresented: UIViewController?

  /// The view controller that presents this one or one of its ancestors.
  open var presentingViewController: UIViewController? {
    withAncestors.lazy.compactMap(\.ownPresenter).first
  }
  weak var ownPresenter: UIViewController?

  /// The place of the view while a presented view controller covers it.
  var coveredPlace: CoveredPlace?

  /// The way in which the view controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Whether the view controller's view is covered if a child presents a view controller. HeadlessUIKit stores it.
  open var definesPresentationContext = false

  /// The popover in which the view controller is presented, or `nil` if its style isn't `popover`.
  open var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    let popover =
      ownPopover ?? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    ownPopover = popover
    return popover
  }
  private var ownPopover: UIPopoverPresentationController?

  /// Presents a view controller in the window of this one. The topmost ancestor presents it.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presenter = withAncestors.reduce(self) { $1 }
    if presenter.beginPresentation(of: viewControllerToPresent, animated: flag) { completion?() }
  }

  /// Dismisses the presented view controller, and those that it presents. If there is none, this view controller is
  /// dismissed.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presenter = withAncestors.first(where: { $0.ownPresented != nil }) else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    presenter.endPresentation(animated: flag)
    completion?()
  }

  // MARK: Appearance

  /// The transition in progress while the view appears or disappears, or `nil`.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }
  var transition: TransitionCoordinator?

  /// Whether the view appears or disappears, until the last method about it was called; otherwise `nil`.
  var appearing: Bool?
  /// Whether the transition hasn't ended. Methods that are called at its end can begin another one.
  var isInTransition = false
  /// Whether the view appeared last, and hasn't disappeared since.
  var isOnScreen = false
  /// Whether the view appears or disappears because it's added to a view in a window, or removed.
  var isMovedByView = false

  /// Whether the view controller is being presented.
  open var isBeingPresented: Bool { appearing == true && isPresentationRunning }
  var isPresentationRunning = false

  /// Whether the view controller is being dismissed.
  open internal(set) var isBeingDismissed = false

  /// Whether the view controller is being added to a parent.
  open var isMovingToParent: Bool { appearing == true && isJoiningParent }
  var isJoiningParent = false

  /// Whether the view controller is being removed from its parent.
  open var isMovingFromParent: Bool { appearing == false && isLeavingParent }
  var isLeavingParent = false

  /// Whether the children appear and disappear with the view controller. A container that calls
  /// ``beginAppearanceTransition(_:animated:)`` for its children returns `false`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins the appearance or disappearance of a child's view. Custom containers call this method on their
  /// children.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }

  /// Ends the appearance or disappearance of a child's view.
  open func endAppearanceTransition() { endTransition() }

  // MARK: Children

  /// Adds a child view controller.
  open func addChild(_ childController: UIViewController) {
    if childController.parent !== self { childController.removeFromParent() }
    childController.willMove(toParent: self)
    children.removeAll { $0 === childController }
    childController.parent = self
    childController.isJoiningParent = true
    children.append(childController)
  }

  /// Removes the view controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    (isJoiningParent, isLeavingParent) = (false, false)
    didMove(toParent: nil)
  }

  /// Called after the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) { isLeavingParent = parent == nil }
}
