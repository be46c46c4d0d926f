public import HeadlessUIKit
public import LibraryResults
public import LibraryScreen
import TypedCells

/// The screen in a window without a display, for a program and tests without a simulator.
@MainActor
public final class ShownLibrary {
  public let screen: LibraryScreen
  public let window: UIWindow
  private let navigation: UINavigationController

  public init(_ source: LibraryScreen.Source, height: CGFloat = 700) {
    screen = LibraryScreen(source)
    navigation = UINavigationController(rootViewController: screen)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: height))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  public var table: UITableView { screen.tableView }

  /// The results that the list follows, once the file is open.
  public var results: BookResults? { screen.results }

  public var alert: UIAlertController? {
    navigation.presentedViewController as? UIAlertController
      ?? screen.presentedViewController as? UIAlertController
  }

  /// Lets the screen work until a condition is true.
  ///
  /// - Parameter seconds: how long to wait at most.
  /// - Returns: whether the condition is true.
  public func wait(_ seconds: Double = 60, until isTrue: () -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while !isTrue() {
      guard ContinuousClock.now < end else { return false }
      await window.settle()
      try? await Task.sleep(for: .milliseconds(10))
    }
    return true
  }

  /// Waits until all rows on screen show books.
  public func waitForRows() async -> Bool {
    await wait { !shownRows.isEmpty && shownRows.allSatisfy { $0.cell is BookCell } }
  }

  public func search(_ text: String) {
    guard let bar = screen.navigationItem.searchController?.searchBar else { return }
    if bar.text?.isEmpty == false { bar.user.clear() }
    if text.isEmpty { bar.user.cancel() } else { bar.user.type(text) }
  }

  /// Swipes a row and taps a button.
  public func swipe(_ path: IndexPath, from edge: TableUser.Edge, _ title: String) -> Bool {
    table.user.swipeRow(at: path, from: edge)?.tap(title) ?? false
  }

  /// The rows on screen from top to bottom, without those that a header or a bar covers completely.
  public var shownRows: [(path: IndexPath, cell: UITableViewCell)] {
    table.layoutIfNeeded()
    return (table.indexPathsForVisibleRows ?? []).sorted().compactMap { path in
      table.cellForRow(at: path).map { (path, $0) }
    }
  }

  /// The texts of the problem that covers the list, if there is one.
  public var problem: [String] {
    let views = screen.view.subviews.filter { !($0 is UIStackView) && !$0.isHidden }
    return views.flatMap(\.texts)
  }
}
