#if os(Linux)
  /// A controller of a view: it loads the view on first use, and appears with its window.
  @preconcurrency @MainActor
  open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      nibName = nibNameOrNil
      nibBundle = nibBundleOrNil
      super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
      nibName = nil
      nibBundle = nil
      super.init()
    }

    open nonisolated func encode(with coder: NSCoder) {}

    open private(set) var nibName: String?
    open private(set) var nibBundle: Bundle?

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

    open var viewIfLoaded: UIView? { loaded }
    open var isViewLoaded: Bool { loaded != nil }
    open var title: String? { didSet { navigationItem.title = title } }
    open override var next: UIResponder? { loaded?.superview ?? parent }

    open private(set) weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []
    open var isEditing: Bool {
      get { editing }
      set { setEditing(newValue, animated: false) }
    }

    private var editing = false

    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    open func loadViewIfNeeded() {
      guard loaded == nil else { return }
      loadView()
      viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}

    open func setEditing(_ editing: Bool, animated: Bool) {
      self.editing = editing
      ownEditButton.title = editing ? "Done" : "Edit"
    }

    // MARK: Traits

    open var traitCollection: UITraitCollection { .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Navigation

    open var navigationItem: UINavigationItem { ownNavigationItem }
    private lazy var ownNavigationItem = UINavigationItem()

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

    open private(set) var presentedViewController: UIViewController?
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
      presented.presenter = nil
      if presented.isViewLoaded { presented.move(to: nil) }
      completion?()
    }

    // MARK: Children

    open func addChild(_ childController: UIViewController) {
      childController.parent = self
      children.append(childController)
    }

    open func removeFromParent() {
      parent?.children.removeAll { $0 === self }
      parent = nil
    }

    open func didMove(toParent parent: UIViewController?) {}
    open func willMove(toParent parent: UIViewController?) {}

    /// Brings the view into a window, or out of its window, with the calls that go with it.
    func move(to window: UIWindow?) {
      guard view.superview !== window || window == nil else { return }
      if let window {
        viewWillAppear(false)
        view.frame = window.bounds
        window.addSubview(view)
        viewDidAppear(false)
      } else if view.superview != nil {
        viewWillDisappear(false)
        view.removeFromSuperview()
        viewDidDisappear(false)
      }
    }
  }
#endif
