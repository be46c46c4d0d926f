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

  let adapter: ListViewAdapter<View>
  /// The call that created the list and its view; `nil` for a list in a view of yours.
  var call: CallSite?
  private(set) weak var content: ListContent<ListViewHost>?

  /// Your own delegate.
  weak var ownDelegate: AnyObject? { didSet { adapter.replaceDelegate() } }

  /// The view that UIKit requests at the moment.
  var request: ViewRequest?
  /// Cells that are only measured again, with their identifiers. The data source returns them unchanged.
  var reconfigured: [IndexPath: String] = [:]
  var givenCells = ViewNotes<RowPath>()
  /// The rows of the visible views. When a view disappears, UIKit passes only its old index path.
  var shownRows = ViewNotes<AnyRow<Cell>>()
  var shownHeaderFooters = ViewNotes<TypedCells.HeaderFooter>()

  /// The move of the row that the user is dropping.
  var userMove: UserMove?
  /// Whether the content changed while the user dropped a row, when the view requested no sizes.
  var hasOldSizes = false
  /// A move that the view shows and the content doesn't have, until the view is reloaded.
  var unsettledMove: UserMove?
  /// The animated scroll that hasn't ended.
  var scrolling: AnimatedScroll?
  /// The background of a list without rows.
  var background: BackgroundContent? {
    didSet {
      if let oldValue { update(oldValue, isEmpty: false) }
      updateBackground()
    }
  }
  /// Whether the current change is animated.
  var isAnimating = false
  /// Whether the list deselects a row immediately after the user selects it.
  var deselectsTappedRows = false
  /// The row that UIKit has just selected, whose primary action it performs next.
  var tappedRow: TappedRow<Cell>?
  /// The title of the action that deletes a row without swipe actions of its own.
  var deleteTitle = "Delete"

  init(_ adapter: ListViewAdapter<View>) {
    self.adapter = adapter
    adapter.host = self
    CreatedHosts.note(self)
  }

  /// Shows content. A driver calls this once.
  ///
  /// - Parameter content: the content, which the host holds weakly.
  public func attach(to content: ListContent<ListViewHost>) {
    self.content = content
    adapter.connect()
    adapter.view?.reloadData()
  }

  // MARK: Counting

  /// Whether the view shows a move that the content doesn't have, so that its index paths aren't those of the content.
  var isOutOfStep: Bool { unsettledMove != nil }

  var sectionCount: Int { unsettledMove?.countsInView.count ?? content?.sections.count ?? 0 }

  func rowCount(inSection section: Int) -> Int {
    if let countsInView = unsettledMove?.countsInView {
      return countsInView.indices.contains(section) ? countsInView[section] : 0
    }
    return content?.rowCount(in: section) ?? 0
  }

  /// Returns the row's path; `nil` if the view's index paths aren't those of the content.
  func path(_ indexPath: IndexPath) -> RowPath? { isOutOfStep ? nil : RowPath(indexPath) }

  func row(at indexPath: IndexPath) -> AnyRow<Cell>? {
    path(indexPath).flatMap { content?.row(at: $0) }
  }

  func headerFooter(at edge: SectionEdge, ofSection section: Int) -> TypedCells.HeaderFooter? {
    isOutOfStep ? nil : content?.headerFooter(at: edge, ofSection: section)
  }

  // MARK: A row that the user drops

  /// Calls the handler of a row that the user moved.
  ///
  /// The view shows the row at its new position when this returns. If the row's handler changed the content in another
  /// way, the view is reloaded in the next turn of the main actor, because UIKit doesn't allow a change in this one.
  func userDidMove(from source: IndexPath, to target: IndexPath) {
    guard let content, let source = path(source), let target = path(target) else { return }
    let move = RowMove(old: source, new: target)
    userMove = UserMove(
      move, in: content.sections.map(\.rows.count), selected: selectedPaths)
    if !dropMovedRow(move) { content.moveRow(move) }
    guard let userMove else { return }
    self.userMove = nil
    if !userMove.isDone { unsettledMove = userMove }
    Task { [weak self] in self?.settle(userMove) }
  }

  /// Shows the changes that waited for the user's move to end.
  private func settle(_ userMove: UserMove) {
    guard let unsettledMove else {
      content?.refreshVisible()
      let sections = userMove.sectionsWithOtherHeaderFooters.filter { $0 < sectionCount }
      return sections.isEmpty ? () : reloadHeaderFooters(ofSections: sections.sorted())
    }
    reload()
    // A reload removes the view's selection, although the rows still exist.
    for path in unsettledMove.selected { setSelected(true, rowAt: path, animated: false) }
  }

  /// Reloads the view.
  func reloadData() {
    unsettledMove = nil
    givenCells.removeAll()
    adapter.view?.reloadData()
    adapter.didReload()
  }
}
