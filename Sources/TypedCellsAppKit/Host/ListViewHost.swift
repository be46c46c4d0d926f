public import TypedCells

/// Shows a list in an `NSTableView` or an `NSCollectionView`.
///
/// You rarely name this type: ``TableHost`` and ``CollectionHost`` are its two forms, and a driver creates the host for
/// you.
///
/// ```swift
/// let list = TableList(tableView)  // keep it: it owns the content
/// list.apply { ListSection(id: 0) { Row(TextCell.self, "Hello") } }
/// ```
///
/// The host is the view's data source and delegate. Set `host.delegate` to receive events in a delegate of your own. If
/// the row has no handler, your delegate's result is used.
@MainActor
public final class ListViewHost<View: _HostedListView>: ListHost {
  /// The class that all cells inherit from.
  public typealias Cell = View.BaseCell

  /// The class that all headers and footers inherit from.
  public typealias HeaderFooter = View.BaseHeaderFooter

  let adapter: any ListViewAdapter<View>
  private(set) weak var list: ListEngine<ListViewHost>?

  /// Your own delegate.
  weak var ownDelegate: AnyObject?

  /// Whether the list deselects a row immediately after the user selects it.
  private var deselectsSelectedRows = false
  /// Whether the list is changing the view, so that the user didn't cause the events of the view.
  private(set) var isUpdating = false

  /// Notices when the view enters a window, once something depends on the viewport.
  var windowObserver: WindowObserver?
  /// What the host observes of the scroll view.
  var observations: [Observation] = []
  /// Whether the user scrolls by a gesture or a scroller.
  var isUserScrolling = false
  /// Whether the host looks at the rows on screen in the next turn.
  var looksAgain = false
  /// The last scroll of the list.
  var scrolling: ActiveListScroll?

  init(_ adapter: any ListViewAdapter<View>) {
    self.adapter = adapter
    adapter.host = self
  }

  /// Begins to show content; a driver calls this once.
  ///
  /// - Parameter list: the engine of the list, which the host doesn't keep alive.
  public func attach(to list: ListEngine<ListViewHost>) {
    self.list = list
    adapter.connect()
    reload()
  }

  // MARK: Registering

  /// Registers the class or the nib of an identifier with the view. A missing nib is reported when a cell is made.
  ///
  /// - Parameter registration: the identifier, the class and where its cells come from.
  public func register(_ registration: CellRegistration<Cell>) {
    adapter.cellSources[registration.identifier] = ViewSource(of: registration) { nib in
      adapter.register(nib, ofClass: registration.cellClass, as: registration.identifier)
    }
  }

  /// Registers the class or the nib of headers and footers with the view.
  ///
  /// - Parameter registration: the identifier, the class and where its views come from.
  public func register(headerFooter registration: CellRegistration<HeaderFooter>) {
    adapter.headerFooterSources[registration.identifier] = ViewSource(of: registration) { nib in
      adapter.register(
        headerFooter: nib, ofClass: registration.cellClass, as: registration.identifier)
    }
  }

  /// Creates a cell that shows nothing, for a row that can't be shown.
  public func makeEmptyCell() -> Cell { adapter.makeEmptyCell() }

  /// Creates a view that shows nothing, for a header or footer that can't be shown.
  public func makeEmptyHeaderFooter() -> HeaderFooter { adapter.makeEmptyHeaderFooter() }

  // MARK: Visible cells

  /// The cells that the view has, also those that it keeps ready off screen; none outside a window.
  public var visibleCells: [VisibleCell<Cell>] {
    isInWindow ? adapter.cells.sorted { $0.path < $1.path } : []
  }

  /// The headers and footers that aren't titles; none outside a window.
  public var visibleHeaderFooters: [VisibleHeaderFooter<HeaderFooter>] {
    isInWindow ? adapter.headerFooters : []
  }

  /// Scrolls to a row.
  ///
  /// - Parameters:
  ///   - path: the path of a row that exists.
  ///   - position: where the row is afterwards.
  ///   - animated: whether to animate it. Tables scroll at once.
  ///   - completion: called when the row is there, or when the user scrolls meanwhile.
  /// - Returns: `false` if the view is outside a window.
  @discardableResult
  public func scroll(
    to path: RowPath, at position: RowScrollPosition, animated: Bool,
    completion: @escaping @MainActor () -> Void = {}
  ) -> Bool {
    guard isInWindow else { return false }
    let scroll = beginScroll(.list, completion)
    adapter.scroll(to: path, at: position, animated: animated, completion: scroll.end)
    return true
  }

  /// Outside a window, views are reloaded instead of updated, and their cells aren't looked at.
  var isInWindow: Bool { adapter.view?.window != nil }

  // MARK: From one content to the next

  /// Shows the content from scratch.
  public func reload() { updating { adapter.reload() } }

  /// Carries out one step of a change; a view outside a window is reloaded instead.
  ///
  /// - Parameters:
  ///   - changes: the insertions, deletions and moves.
  ///   - animated: whether the change is animated.
  ///   - commit: replaces the content by the content after the step.
  ///   - completion: called when the view shows the step.
  public func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    updating {
      guard isInWindow else {
        commit()
        adapter.reload()
        return completion()
      }
      adapter.perform(changes, animated: animated, commit: commit, completion: completion)
    }
  }

  /// Replaces the cells of rows that now need another cell class.
  ///
  /// - Parameter paths: the rows, in ascending order.
  public func reloadRows(at paths: [RowPath]) {
    updating { adapter.reloadRows(at: paths) }
  }

  /// Replaces the headers and footers of sections whose rows stay.
  ///
  /// - Parameter sections: the sections, in ascending order.
  public func reloadHeaderFooters(ofSections sections: [Int]) {
    updating { adapter.reloadHeaderFooters(ofSections: sections) }
  }

  /// Gives rows the heights that they have now.
  ///
  /// - Parameter paths: the rows whose cells were updated.
  public func adjustHeights(ofRowsAt paths: [RowPath]) {
    updating {
      if isInWindow { adapter.adjustHeights() } else { adapter.reload() }
      noteShown()
    }
  }

  /// Gives rows other heights in the next turn, because the view is in the middle of its layout.
  func adjustHeightsLater() {
    Task { [weak self] in
      guard let self else { return }
      updating { adapter.adjustHeights() }
      viewportDidChange()
    }
  }

  /// Changes the view, which may call the delegate meanwhile.
  private func updating(_ work: () -> Void) {
    let outer = isUpdating
    isUpdating = true
    work()
    adapter.noteSelection()
    isUpdating = outer
  }

  // MARK: Selection

  /// How many rows the user can select.
  ///
  /// At first this depends on the view's properties. AppKit's tables have no property for a selection that isn't
  /// allowed, so the list refuses it.
  public var selectionMode: SelectionMode {
    get {
      if !adapter.allowsSelection { return .none }
      if deselectsSelectedRows { return .momentary }
      return adapter.allowsMultipleSelection ? .multiple : .single
    }
    set {
      deselectsSelectedRows = newValue == .momentary
      updating {
        adapter.allowsSelection = newValue != .none
        adapter.allowsMultipleSelection = newValue == .multiple
      }
    }
  }

  /// The paths of the selected rows, in ascending order.
  public var selectedPaths: [RowPath] { adapter.selectedPaths.sorted() }

  /// Selects or deselects a row without calling its handlers, and without scrolling to it.
  ///
  /// - Parameters:
  ///   - isSelected: whether the row is selected afterwards.
  ///   - path: the row's path.
  ///   - animated: whether to animate it.
  public func setSelected(_ isSelected: Bool, rowAt path: RowPath, animated: Bool) {
    // Without `updating`, which reads the whole selection, because code may select many rows one by one.
    let outer = isUpdating
    isUpdating = true
    adapter.setSelected(isSelected, rowAt: path, animated: animated)
    isUpdating = outer
  }

  /// Returns whether a row is selected.
  ///
  /// - Parameter path: the row's path.
  public func isSelected(rowAt path: RowPath) -> Bool { adapter.isSelected(rowAt: path) }

  /// Returns whether the user may select a row.
  func maySelectRow(at path: RowPath) -> Bool {
    adapter.allowsSelection && list?.shouldSelectRow(at: path) ?? false
  }

  /// Informs rows that the user has selected or deselected. Changes that their handlers request wait, because the paths
  /// are those of the content before them.
  ///
  /// - Parameters:
  ///   - selected: the rows that are selected now.
  ///   - deselected: the rows that aren't selected any more.
  ///   - notifyOwnDelegate: informs your delegate, whose changes wait, too.
  func userDidSelect(
    _ selected: some Sequence<RowPath>, deselected: some Sequence<RowPath>,
    after notifyOwnDelegate: @MainActor () -> Void
  ) {
    guard let list else { return notifyOwnDelegate() }
    list.holdingChanges {
      notifyOwnDelegate()
      for path in deselected { list.didDeselectRow(at: path) }
      for path in selected { list.didSelectRow(at: path) }
    }
  }

  // MARK: Rows that come on screen and leave it

  /// Calls rows during AppKit's layout; changes that they request wait.
  func duringLayout<Result>(_ work: @MainActor () -> Result) -> Result {
    list?.holdingChanges(untilNextTurn: true, during: work) ?? work()
  }

  /// Notes that a row comes on screen in a view of AppKit's.
  func willDisplay(_ path: RowPath, in view: AnyObject) {
    guard let list, let row = list.row(at: path) else { return }
    list.views.display(row, in: view)
    let advice = adapter.unsupportedEvents
    list.report(unsupported: { advice[$0] }, at: path)
    list.report(
      unsupportedDropsInSection: path.section, advice: UnsupportedEvents.dragAndDrop)
    list.willDisplay(row, at: path)
    lookAgain()
  }

  func willDisplay(_ edge: SectionEdge, ofSection section: Int, in view: AnyObject) {
    guard let list, let shown = list.headerFooter(at: edge, ofSection: section) else {
      return
    }
    list.views.display(shown, in: view)
    if case .view(let shown) = shown { shown.answer(to: .willDisplay) }
  }

  /// Notes that a view leaves the screen.
  func didEndDisplaying(_ view: AnyObject) {
    list?.views[view]?.endDisplay()?.answer(to: .didEndDisplaying)
  }

  /// Notes the rows that views show after an update in place, because the end of their display is sent to them.
  private func noteShown() {
    guard let list else { return }
    for (path, view) in adapter.displays {
      guard list.views[view]?.isDisplayed == true, let row = list.row(at: path) else {
        continue
      }
      list.views.display(row, in: view)
    }
  }
}
