public import TypedCells

/// Shows a list in a `UITableView` or a `UICollectionView`.
///
/// You rarely name this type: ``TableHost`` and ``CollectionHost`` are its two forms, and a driver creates
/// the host for you.
///
/// ```swift
/// let list = ListDriver(tableView)  // keep it: it owns the content
/// list.apply { ListSection(id: 0) { Row(TextCell.self, "Hello") } }
/// ```
///
/// The host is the view's data source and delegate. Your own delegate hears everything that rows hear, and
/// answers what rows don't answer; set `host.delegate`.
@MainActor
public final class ListViewHost<View: _HostedListView>: ListHost {
  /// The class that all cells inherit from.
  public typealias Cell = View.BaseCell

  /// The class that all headers and footers inherit from.
  public typealias HeaderFooter = View.BaseHeaderFooter

  let adapter: ListViewAdapter<View>
  private(set) weak var content: ListContent<ListViewHost>?

  /// The developer's own delegate.
  weak var ownDelegate: AnyObject? { didSet { adapter.replaceDelegate() } }

  /// The view that UIKit requests at the moment.
  var request: ViewRequest?
  /// Cells that are only measured again, with their identifiers: the data source returns them as they are.
  var reconfigured: [IndexPath: String] = [:]
  var givenCells = ViewNotes<RowPath>()
  /// The rows of the visible views. When a view disappears, UIKit passes only its old index path.
  var shownRows = ViewNotes<AnyRow<Cell>>()
  var shownHeaderFooters = ViewNotes<TypedCells.HeaderFooter>()

  /// The row that the user is just dropping.
  var userMove: UserMove?
  /// A move that the view shows until it is reloaded, but the content doesn't have.
  var unsettledMove: UserMove?
  /// The background while there are no rows.
  var background: BackgroundContent? {
    didSet {
      if let oldValue { update(oldValue, isEmpty: false) }
      updateBackground()
    }
  }
  /// Whether the current change is animated.
  var isAnimating = false
  /// Whether a row is deselected as soon as the user has selected it.
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

  /// Begins to show content; a driver calls this once.
  ///
  /// - Parameter content: the content, which the host doesn't keep alive.
  public func attach(to content: ListContent<ListViewHost>) {
    self.content = content
    adapter.connect()
    adapter.view?.reloadData()
  }

  // MARK: Counting

  /// Whether the view shows a move that the content doesn't have, so that its index paths mean nothing.
  var isOutOfStep: Bool { unsettledMove != nil }

  var sectionCount: Int { unsettledMove?.countsInView.count ?? content?.sections.count ?? 0 }

  func rowCount(inSection section: Int) -> Int {
    if let countsInView = unsettledMove?.countsInView {
      return countsInView.indices.contains(section) ? countsInView[section] : 0
    }
    return content?.rowCount(in: section) ?? 0
  }

  /// The row's path, unless the view's index paths mean nothing.
  func path(_ indexPath: IndexPath) -> RowPath? { isOutOfStep ? nil : RowPath(indexPath) }

  func row(at indexPath: IndexPath) -> AnyRow<Cell>? {
    path(indexPath).flatMap { content?.row(at: $0) }
  }

  func headerFooter(at edge: SectionEdge, ofSection section: Int) -> TypedCells.HeaderFooter? {
    isOutOfStep ? nil : content?.headerFooter(at: edge, ofSection: section)
  }

  // MARK: A row that the user drops

  /// Passes a user's move on to the row.
  ///
  /// The view shows the row in its new place as soon as this returns. If the row's handler changed the
  /// content in another way, the view is reloaded in the next turn of the main actor, because it must not
  /// be changed in this one.
  func userDidMove(from source: IndexPath, to target: IndexPath) {
    guard let content, let source = path(source), let target = path(target) else { return }
    let move = RowMove(old: source, new: target)
    userMove = UserMove(
      move, in: content.sections.map(\.rows.count), selected: selectedPaths)
    if !dropMovedRow(move) { content.moveRow(move) }
    guard let userMove else { return }
    self.userMove = nil
    if !userMove.isDone { unsettledMove = userMove }
    Task { [weak self] in self?.settle() }
  }

  /// Shows the changes that waited for the user's move to end.
  private func settle() {
    guard let unsettledMove else { return content?.refreshVisible() ?? () }
    reload()
    // The view has lost its selection, although the rows are still there.
    for path in unsettledMove.selected { setSelected(true, rowAt: path, animated: false) }
  }

  /// Shows everything from scratch.
  func reloadData() {
    unsettledMove = nil
    givenCells.removeAll()
    adapter.view?.reloadData()
  }
}
