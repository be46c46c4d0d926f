import TypedCellsTesting
import TypedCellsUIKit

/// A screen in a window, from its appearance to its dismissal.
@MainActor
final class ScreenVisit {
  /// The heights of windows, in points: a phone's, a few rows', and more rows' than most tests have.
  static let usual: CGFloat = 700
  static let small: CGFloat = 220
  static let tall: CGFloat = 20_000

  let screen: UIViewController
  let list: VisitedList?
  private let window: UIWindow

  init(_ screen: UIViewController, height: CGFloat) {
    self.screen = screen
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: height))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    screen.view.frame = window.bounds
    screen.view.layoutIfNeeded()
    list = Self.list(in: screen.view)
    list?.view.layoutIfNeeded()
  }

  /// The height of a window in which the list shows at most a third of its content.
  ///
  /// Call it while all content is on screen.
  var heightForReuse: CGFloat {
    guard let view = list?.view else { return Self.small }
    let insets = view.adjustedContentInset
    let others = window.bounds.height - view.bounds.height + insets.top + insets.bottom
    return min(Self.small, others + max(view.contentSize.height / 3, 1))
  }

  func layOut() {
    window.layoutIfNeeded()
    screen.view.layoutIfNeeded()
    list?.view.layoutIfNeeded()
  }

  func rotate() {
    let size = window.frame.size
    window.frame.size = CGSize(width: size.height, height: size.width)
    screen.view.frame = window.bounds
  }

  func warnOfLowMemory() {
    screen.didReceiveMemoryWarning()
    post("UIApplicationDidReceiveMemoryWarningNotification")
  }

  func leaveAndReturn() {
    for name in [
      "WillResignActive", "DidEnterBackground", "WillEnterForeground", "DidBecomeActive",
    ] {
      post("UIApplication\(name)Notification")
    }
  }

  /// Removes the screen from its window, as a dismissal does.
  func end() {
    window.rootViewController = nil
    window.isHidden = true
  }

  private func post(_ name: String) {
    NotificationCenter.default.post(name: Notification.Name(name), object: nil)
  }

  /// Returns the outermost list in a view.
  private static func list(in view: UIView) -> VisitedList? {
    var views = [view]
    while !views.isEmpty {
      let next = views.removeFirst()
      if let table = next as? UITableView { return .table(table) }
      if let collection = next as? UICollectionView { return .collection(collection) }
      views += next.subviews
    }
    return nil
  }
}

/// The table or the collection of a screen.
@MainActor
enum VisitedList {
  case table(UITableView)
  case collection(UICollectionView)

  var view: UIScrollView {
    switch self {
    case .table(let table): table
    case .collection(let collection): collection
    }
  }

  /// The rows on screen.
  var paths: [IndexPath] {
    switch self {
    case .table(let table): (table.indexPathsForVisibleRows ?? []).sorted()
    case .collection(let collection): collection.indexPathsForVisibleItems.sorted()
    }
  }

  /// Observations of the rows on screen.
  var looks: [IndexPath: CellObservation] {
    var looks: [IndexPath: CellObservation] = [:]
    for path in paths {
      switch self {
      case .table(let table): looks[path] = table.cellForRow(at: path).map(ViewObserver.observe)
      case .collection(let collection):
        looks[path] = collection.cellForItem(at: path).map(ViewObserver.observe)
      }
    }
    return looks
  }

  private var end: CGFloat { max(view.contentSize.height - view.bounds.height, 0) }

  /// The offsets from the top to the end and back, by 0.6 pages, or by more if that would be over 200 steps.
  var offsets: [CGFloat] {
    let step = max(view.bounds.height * 0.6, end / 200)
    let down = Array(stride(from: 0, through: end, by: step)) + [end]
    return down + down.reversed()
  }

  /// A few offsets in no order, so that rows don't always get the same cells.
  var jumps: [CGFloat] { [0, 4, 1, 3, 2, 4, 0, 2, 1, 4, 3, 0].map { end * $0 / 4 } }

  func scroll(to offset: CGFloat) {
    view.contentOffset = CGPoint(x: view.contentOffset.x, y: offset)
    view.layoutIfNeeded()
  }

  /// Reloads the view, and keeps its selection, which belongs to the user and not to the rows' data.
  func reload() {
    switch self {
    case .table(let table):
      let selected = table.indexPathsForSelectedRows ?? []
      table.reloadData()
      for path in selected { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    case .collection(let collection):
      let selected = collection.indexPathsForSelectedItems ?? []
      collection.reloadData()
      for path in selected { collection.selectItem(at: path, animated: false, scrollPosition: []) }
    }
    view.layoutIfNeeded()
  }

  /// Selects a row as a tap does, if the delegate allows it, and deselects it.
  func tapRow(at path: IndexPath) {
    switch self {
    case .table(let table):
      #if canImport(UIKit)
        // A delegate without the method selects the row; one that returns `nil` refuses it.
        let willSelect = table.delegate?.tableView(_:willSelectRowAt:)
        guard table.allowsSelection, table.cellForRow(at: path) != nil,
          table.delegate?.tableView?(table, shouldHighlightRowAt: path) ?? true,
          let chosen = willSelect.map({ $0(table, path) }) ?? path
        else { return }
        table.selectRow(at: chosen, animated: false, scrollPosition: .none)
        table.delegate?.tableView?(table, didSelectRowAt: chosen)
      #else
        table.user.tapRow(at: path)
      #endif
      for path in table.indexPathsForSelectedRows ?? [] {
        table.deselectRow(at: path, animated: false)
      }
    case .collection(let collection):
      #if canImport(UIKit)
        guard collection.allowsSelection, collection.cellForItem(at: path) != nil,
          collection.delegate?.collectionView?(collection, shouldHighlightItemAt: path) ?? true,
          collection.delegate?.collectionView?(collection, shouldSelectItemAt: path) ?? true
        else { return }
        collection.selectItem(at: path, animated: false, scrollPosition: [])
        collection.delegate?.collectionView?(collection, didSelectItemAt: path)
      #else
        collection.user.tapItem(at: path)
      #endif
      for path in collection.indexPathsForSelectedItems ?? [] {
        collection.deselectItem(at: path, animated: false)
      }
    }
  }
}
