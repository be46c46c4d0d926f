import Foundation
import HeadlessUIKit
import Testing

/// Writes down what a search controller and its search bar tell.
private final class SearchDiary: NSObject, UISearchResultsUpdating, UISearchControllerDelegate,
  UISearchBarDelegate
{
  var entries: [String] = []
  var refuses = false

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  func updateSearchResults(for searchController: UISearchController) {
    let state = searchController.isActive ? "active" : "inactive"
    entries.append("update '\(searchController.searchBar.text ?? "")', \(state)")
  }
  func willPresentSearchController(_ searchController: UISearchController) {
    entries.append("will present")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    entries.append("did present")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    entries.append("will dismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    entries.append("did dismiss")
  }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { !refuses }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { entries.append("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { entries.append("end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    entries.append("text '\(searchText)'")
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { !text.contains("!") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { entries.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { entries.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    entries.append("scope \(selectedScope)")
  }
}

@MainActor
struct `A search in a navigation bar` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screen = UIViewController()
  private let stack: UINavigationController
  private let search = UISearchController(searchResultsController: nil)
  private let diary = SearchDiary()

  init() {
    stack = UINavigationController(rootViewController: screen)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    search.searchResultsUpdater = diary
    search.delegate = diary
    search.searchBar.delegate = diary
    screen.navigationItem.searchController = search
  }

  @Test func `begins with a tap, and is updated while the user types`() {
    #expect(search.searchBar.searchTextField.user.tap() && search.isActive)
    #expect(diary.take() == ["will present", "update '', active", "did present", "begin"])
    #expect(search.searchBar.searchTextField.user.type("te"))
    #expect(diary.take() == ["text 'te'", "update 'te', active"])
    #expect(search.searchBar.user.type("a") && search.searchBar.text == "tea")
    #expect(!search.searchBar.user.type("!"))
    #expect(diary.take() == ["text 'tea'", "update 'tea', active"])
    #expect(search.searchBar.user.clear())
    #expect(diary.take() == ["text ''", "update '', active"])
  }

  @Test func `begins with the first letter`() {
    #expect(search.searchBar.user.type("t") && search.isActive)
    #expect(search.searchBar.isFirstResponder)
  }

  @Test func `ends with the cancel button`() {
    #expect(!search.searchBar.user.cancel())
    search.searchBar.user.type("tea")
    _ = diary.take()
    #expect(search.searchBar.user.cancel())
    #expect(
      diary.take() == ["cancel", "will dismiss", "end", "update '', inactive", "did dismiss"])
    #expect(search.searchBar.text == "" && !search.searchBar.isFirstResponder)
    search.automaticallyShowsCancelButton = false
    search.isActive = true
    #expect(!search.searchBar.user.cancel())
    search.searchBar.showsCancelButton = true
    #expect(search.searchBar.user.cancel() && !search.isActive)
  }

  @Test func `goes on without a keyboard after the search key`() {
    search.searchBar.user.type("tea")
    _ = diary.take()
    #expect(search.searchBar.user.pressReturn())
    #expect(diary.take() == ["search", "end"])
    #expect(search.isActive && search.searchBar.text == "tea")
    #expect(!search.searchBar.user.pressReturn())
    search.searchBar.user.tap()
    #expect(diary.take() == ["update 'tea', active", "begin"])
  }

  @Test func `can be refused by the delegate`() {
    diary.refuses = true
    #expect(!search.searchBar.user.tap() && !search.searchBar.user.type("tea"))
    #expect(!search.isActive && diary.entries.isEmpty)
  }

  @Test func `has scopes while it's active`() {
    search.searchBar.scopeButtonTitles = ["All", "Songs"]
    #expect(!search.searchBar.user.tapScope(at: 1))
    search.isActive = true
    _ = diary.take()
    #expect(search.searchBar.user.tapScope(at: 1) && search.searchBar.user.tapScope(at: 1))
    #expect(diary.take() == ["update '', active", "scope 1"])
    #expect(!search.searchBar.user.tapScope(at: 2))
  }

  @Test func `is changed by code, without telling the delegate of the bar`() {
    search.searchBar.text = "tea"
    search.searchBar.text = "tea"
    #expect(diary.take() == ["update 'tea', inactive"])
    search.isActive = true
    search.isActive = true
    #expect(diary.take() == ["will present", "update 'tea', active", "did present"])
  }

  @Test func `isn't touched while another view controller is at the top`() {
    search.searchBar.user.type("tea")
    stack.pushViewController(UIViewController(), animated: false)
    #expect(search.searchBar.window == nil && !search.searchBar.user.tap())
    #expect(search.isActive)
    stack.popViewController(animated: false)
    #expect(search.searchBar.window === window && search.searchBar.user.tap())
    screen.navigationItem.searchController = nil
    #expect(search.searchBar.window == nil)
    screen.navigationItem.titleView = search.searchBar
    #expect(search.searchBar.user.tap())
  }

  @Test func `needs no methods of a delegate`() {
    final class Nobody: NSObject, UISearchControllerDelegate, UISearchBarDelegate {}
    let nobody = Nobody()
    search.delegate = nobody
    search.searchBar.delegate = nobody
    #expect(search.searchBar.user.type("tea") && search.searchBar.user.pressReturn())
    search.searchBar.scopeButtonTitles = ["All", "Songs"]
    #expect(search.searchBar.user.tapScope(at: 1) && search.searchBar.user.cancel())
  }

  @Test func `is drawn below the title`() {
    search.searchBar.placeholder = "Find songs"
    #expect(window.svg().contains("Find songs"))
  }
}

@MainActor
struct `The results of a search` {
  private final class Results: UIViewController {
    var entries: [String] = []
    let button = UIButton()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(button)
    }
    override func viewWillAppear(_ animated: Bool) { entries.append("appears") }
    override func viewDidDisappear(_ animated: Bool) { entries.append("disappeared") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screen = UIViewController()
  private let results = Results()
  private let search: UISearchController

  init() { search = UISearchController(searchResultsController: results) }

  private func show() -> UINavigationController {
    let stack = UINavigationController(rootViewController: screen)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    screen.navigationItem.searchController = search
    return stack
  }

  @Test func `are in front of the content while there is a text`() {
    _ = show()
    #expect(results.parent === search && search.searchResultsController === results)
    search.searchBar.user.tap()
    #expect(results.entries == ["appears"] && !results.button.user.tap())
    search.searchBar.user.type("tea")
    #expect(results.view.window === window && results.button.user.tap())
    #expect(results.view.frame == window.bounds)
    #expect(results.presentingViewController === screen)
    search.searchBar.user.cancel()
    #expect(results.view.window == nil && results.presentingViewController == nil)
    #expect(results.entries == ["appears", "disappeared"])
  }

  @Test func `leave with their screen, and return with it`() {
    let stack = show()
    search.searchBar.user.type("tea")
    stack.pushViewController(UIViewController(), animated: false)
    #expect(results.view.window == nil)
    stack.popViewController(animated: false)
    #expect(results.view.window === window && stack.view.subviews.last === search.view)
  }

  @Test func `of a search bar in a table are in front of the window's content`() {
    let table = UITableViewController(style: .plain)
    window.rootViewController = table
    window.makeKeyAndVisible()
    table.tableView.tableHeaderView = search.searchBar
    window.layoutIfNeeded()
    #expect(search.searchBar.frame == CGRect(x: 0, y: 0, width: 320, height: 56))
    #expect(search.searchBar.searchTextField.frame.width == 304)
    #expect(search.searchBar.user.type("tea") && search.view.superview === window)
    #expect(results.presentingViewController === table)
    search.isActive = false
    #expect(search.view.superview == nil)
  }
}

@MainActor
struct `A search bar of its own` {
  @Test func `tells its delegate about the search key and the cancel button`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (bar, diary) = (UISearchBar(), SearchDiary())
    bar.sizeToFit()
    #expect(bar.frame.height == 56 && bar.intrinsicContentSize.height == 56)
    bar.delegate = diary
    #expect(!bar.user.type("tea"))
    window.addSubview(bar)
    bar.setShowsCancelButton(true, animated: false)
    bar.setShowsScope(true, animated: false)
    bar.scopeButtonTitles = ["All"]
    #expect(bar.user.type("tea") && bar.user.pressReturn() && bar.isFirstResponder)
    #expect(bar.user.tapScope(at: 0) && bar.user.cancel())
    #expect(diary.take() == ["begin", "text 'tea'", "search", "cancel"])
    #expect(bar.text == "tea" && bar.resignFirstResponder())
    #expect(bar.becomeFirstResponder())
    bar.isHidden = true
    #expect(!bar.user.tap() && !bar.user.cancel())
  }

  @Test func `passes its settings on to its text field`() {
    let bar = UISearchBar()
    bar.placeholder = "Find"
    bar.autocapitalizationType = .none
    bar.keyboardType = .emailAddress
    #expect(bar.searchTextField.placeholder == "Find")
    #expect(bar.searchTextField.autocapitalizationType == .none)
    #expect(bar.searchTextField.keyboardType == .emailAddress)
    #expect(bar.returnKeyType == .search)
  }
}
