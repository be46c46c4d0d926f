/// Updates the results of a search while the user types into its search bar.
///
/// HeadlessUIKit doesn't present the controller. While there is a text, its view with the results is in front of the
/// content: in the navigation controller whose bar contains the search bar, or else in the window.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Creates a controller.
  ///
  /// - Parameter searchResultsController: the view controller that shows the results, or `nil` if they're shown in the
  ///   place of the content.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchBar.placeholder = "Search"
    searchBar.controller = self
    guard let results else { return }
    addChild(results)
    results.didMove(toParent: self)
  }

  private let results: UIViewController?
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))

  /// The view controller that shows the results, or `nil`.
  open var searchResultsController: UIViewController? { results }

  /// The search bar.
  open var searchBar: UISearchBar { bar }

  /// The object that updates the results, held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The delegate, held weakly.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the content is obscured while the user searches. HeadlessUIKit stores it.
  open var obscuresBackgroundDuringPresentation = true

  /// Whether the navigation bar is hidden while the user searches. HeadlessUIKit stores it.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the cancel button is visible while the user searches.
  open var automaticallyShowsCancelButton = true

  /// Whether the user searches. A tap on the search field begins the search, and the cancel button ends it.
  open var isActive: Bool {
    get { active }
    set {
      guard newValue != active else { return }
      if newValue { begin() } else { end() }
    }
  }
  private var active = false

  func searchFieldWasTapped() { if active { updateResults() } else { begin() } }

  private func begin() {
    _ = OptionalMethod.answer { delegate?.presentSearchController(self) }
    _ = OptionalMethod.answer { delegate?.willPresentSearchController(self) }
    active = true
    updateResults()
    _ = OptionalMethod.answer { delegate?.didPresentSearchController(self) }
  }

  private func end() {
    _ = OptionalMethod.answer { delegate?.willDismissSearchController(self) }
    active = false
    searchBar.resignFirstResponder()
    searchBar.searchTextField.text = ""
    updateResults()
    _ = OptionalMethod.answer { delegate?.didDismissSearchController(self) }
  }

  /// Calls ``searchResultsUpdater``, and shows the results if there is a text.
  func updateResults() {
    searchResultsUpdater?.updateSearchResults(for: self)
    placeResults()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let results else { return }
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(results.view)
  }

  /// Adds the view with the results in front of the content while the search bar is in a window and the search is active,
  /// and removes it otherwise.
  func placeResults() {
    guard results != nil else { return }
    guard active, let window = searchBar.window else {
      viewIfLoaded?.removeFromSuperview()
      ownPresenter = nil
      return
    }
    let screen = (searchBar.superview as? UINavigationBar)?.superview ?? window
    ownPresenter = presenter
    view.isHidden = searchBar.text?.isEmpty != false
    guard view.superview !== screen else { return }
    view.frame = screen.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.addSubview(view)
    view.layoutIfNeeded()
  }

  /// The view controller with the content that is searched.
  private var presenter: UIViewController? {
    let owner = sequence(first: searchBar as UIResponder, next: \.next)
      .lazy.compactMap { $0 as? UIViewController }.first
    return (owner as? UINavigationController)?.topViewController ?? owner
  }
}

/// Updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins or ends, and after the text or the scope has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Called after the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Called after the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)

  /// Presents the search controller. HeadlessUIKit calls it, and shows the results itself.
  func presentSearchController(_ searchController: UISearchController)
}

/// The optional methods, which count as absent unless a class implements them.
extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {
    OptionalMethod.absent(())
  }
  public func didPresentSearchController(_ searchController: UISearchController) {
    OptionalMethod.absent(())
  }
  public func willDismissSearchController(_ searchController: UISearchController) {
    OptionalMethod.absent(())
  }
  public func didDismissSearchController(_ searchController: UISearchController) {
    OptionalMethod.absent(())
  }
  public func presentSearchController(_ searchController: UISearchController) {
    OptionalMethod.absent(())
  }
}
