public import TypedCells

/// A host that shows a list in a `UITableView` or a `UICollectionView`.
///
/// You rarely name this type: ``TableHost`` and ``CollectionHost`` are its two forms, and a list creates its host.
///
/// ```swift
/// let list = TableList(tableView)  // keep it: it owns the content
/// list.host.rowAnimation = .fade
/// ```
///
/// The host is the view's data source and delegate. Set `delegate` to receive events in a delegate of your own. If a
/// row has no handler for an event, the result of your delegate is used.
@MainActor
public final class ListViewHost<View: _HostedListView>: ListHost {
  /// The class that all cells inherit from.
  public typealias Cell = View.BaseCell

  /// The class that all headers and footers inherit from.
  public typealias HeaderFooter = View.BaseHeaderFooter

  let adapter: any ListViewAdapter<View>
  /// The call that created the list and its view; `nil` for a list in a view of yours.
  var call: CallSite?
  private(set) weak var list: ListEngine<ListViewHost>?

  /// Your own delegate.
  weak var ownDelegate: AnyObject? { didSet { adapter.replaceDelegate() } }

  /// The object that the view has as its delegate although the list made itself the delegate.
  private(set) weak var keptDelegate: AnyObject?

  /// What the list did to the view's cells, headers, footers and other views.
  var extras = ViewTable<ViewExtras>()
  /// Notices when the view gets another size, if something depends on it.
  var viewportObserver: ViewportObserver?
  /// The part of the view's inset at the top that moves short content to the bottom; `nil` if it stays at the top.
  var alignmentInset: CGFloat?
  /// Whether the list is changing that part.
  var isAligning = false
  /// What covers the view besides its own insets, such as a bar that floats above it. Rows below don't count as visible.
  public var coveredInsets = UIEdgeInsets.zero { didSet { didScroll() } }
  #if !os(tvOS)
    /// Whether the list made the view select rows over which items are held.
    var springLoads = false
    var keyboardObserver: KeyboardObserver?
  #endif
  /// Whether a row decides itself whether it can be focused.
  var asksRowsForFocus = false
  /// The view that UIKit requests at the moment.
  var request: ViewRequest?
  /// Cells that are only measured again, with their identifiers. The data source returns them unchanged.
  var reconfigured: [IndexPath: String] = [:]

  /// The rows that are selected while UIKit ends a move of the user; `nil` at other times. The view's own selection may
  /// or may not have followed the move yet.
  var selectedDuringMove: [RowPath]?
  /// Whether the user may have begun to move a row: UIKit asked whether a row can be moved.
  var mayMoveRow = false
  /// Whether the user is dropping items. UIKit expects that the content changes now.
  var isPerformingDrop = false
  /// Whether the view is reloaded as soon as it can be.
  var reloadsLater = false
  /// The animated scroll that hasn't ended.
  var scrolling: AnimatedScroll?
  /// The background of a list without rows.
  var background: BackgroundContent? {
    didSet {
      if let oldValue { update(oldValue, isEmpty: false) }
      updateBackground()
    }
  }
  /// The environment of the SwiftUI screen that the list is in; `nil` if it isn't in one.
  var surroundings: ListSurroundings?
  /// Whether the current change is animated.
  var isAnimating = false
  /// Whether the list deselects a row immediately after the user selects it.
  var deselectsTappedRows = false
  /// The row that UIKit has just selected, whose primary action it performs next.
  var tappedRow: TappedRow<Cell>?
  var knownSelection = KnownSelection()

  init(_ adapter: any ListViewAdapter<View>) {
    self.adapter = adapter
    adapter.host = self
    CreatedHosts.note(self)
  }

  /// Shows content. A driver calls this once.
  ///
  /// - Parameter list: the engine of the list, which the host holds weakly.
  public func attach(to list: ListEngine<ListViewHost>) {
    self.list = list
    adapter.connect()
    adapter.view?.reloadData()
  }

  /// Checks what a view made of its new delegate.
  ///
  /// A view can override `delegate` to stay its own delegate, and forward to the object that is set. If the list
  /// forwarded to such a view, they would call each other forever.
  func didSetDelegate(_ new: AnyObject) {
    let shown = (adapter.view as UIScrollView?)?.delegate
    keptDelegate = shown === new ? nil : shown
    if let ownDelegate, ownDelegate === keptDelegate { self.ownDelegate = nil }
  }

  // MARK: Counting

  var sectionCount: Int {
    // A view that requests it has been reloaded, and selects nothing.
    knownSelection.forget()
    return list?.sections.count ?? 0
  }

  func rowCount(inSection section: Int) -> Int { list?.rowCount(in: section) ?? 0 }

  func path(_ indexPath: IndexPath) -> RowPath? { RowPath(indexPath) }

  func row(at indexPath: IndexPath) -> AnyRow<Cell>? {
    path(indexPath).flatMap { list?.row(at: $0) }
  }

  func headerFooter(at edge: SectionEdge, ofSection section: Int) -> TypedCells.HeaderFooter? {
    list?.headerFooter(at: edge, ofSection: section)
  }

  /// Reloads the view.
  func reloadData() {
    knownSelection.forget()
    // The view discards the cells that it keeps ready.
    list?.views.forgetPaths()
    adapter.view?.reloadData()
    adapter.didReload()
  }
}
