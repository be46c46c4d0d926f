import TypedCells

/// The display of rows, headers and footers, and its end.
///
/// All this happens during UIKit's layout, so changes that rows, or your delegate, request wait.
extension ListViewHost {
  func duringLayout<Result>(_ work: @MainActor () -> Result) -> Result {
    list?.holdingChanges(untilNextTurn: true, during: work) ?? work()
  }

  func willDisplay(_ cell: Cell, at indexPath: IndexPath) {
    guard let list, let path = path(indexPath), let row = list.row(at: path) else { return }
    list.views.display(row, in: cell)
    prepareInteractions(of: row)
    list.report(unsupported: adapter.unsupportedEvents(of: cell, at: path), at: path)
    adapter.reportUnusedViews(ofSectionAt: path)
    list.willDisplay(row, at: path)
  }

  /// Connects what a row that comes on screen needs. Before, the view is as if there were no drags and no decisions
  /// about focus.
  private func prepareInteractions(of row: AnyRow<Cell>) {
    #if !os(tvOS)
      prepareDragging(row)
    #endif
    guard !asksRowsForFocus, row.handles(.canFocus) else { return }
    asksRowsForFocus = true
    // A view asks a delegate only once what it implements. It isn't replaced during the view's layout, and the view may
    // have another one by then.
    Task { [weak self] in
      self?.adoptOtherDelegate()
      self?.adapter.replaceDelegate()
    }
  }

  func didEndDisplaying(_ cell: Cell) {
    // UIKit passes only the old index path.
    guard let record = list?.views[cell], let row = record.endDisplay() else { return }
    if let path = record.path { adapter.note(row, leftScreenAt: path) }
    row.answer(to: .didEndDisplaying)
  }

  func willDisplay(_ view: UIView, at edge: SectionEdge, ofSection section: Int) {
    guard let list, let shown = headerFooter(at: edge, ofSection: section) else { return }
    list.views.display(shown, in: view)
    shown.view?.answer(to: .willDisplay)
  }

  func didEndDisplaying(headerFooter view: UIView, at edge: SectionEdge, ofSection section: Int) {
    guard let row = list?.views[view]?.endDisplay() else { return }
    adapter.note(row, leftScreenAt: edge, ofSection: section)
    row.answer(to: .didEndDisplaying)
  }

  /// Passes an event on to rows that needn't be on screen.
  func send(_ event: RowEvent<Void, Void>, to indexPaths: [IndexPath]) {
    duringLayout { for path in indexPaths { row(at: path)?.answer(to: event) } }
  }

  /// Sends an event to a row, and returns the handler's result; `nil` if the row doesn't handle the event.
  @discardableResult
  func send<Argument, Answer>(
    _ event: RowEvent<Argument, Answer>, _ indexPath: IndexPath, _ argument: Argument
  ) -> Answer? {
    row(at: indexPath)?.answer(to: event, argument)
  }

  @discardableResult
  func send<Answer>(_ event: RowEvent<Void, Answer>, _ indexPath: IndexPath) -> Answer? {
    send(event, indexPath, ())
  }

  /// Notes the rows, headers and footers that views on screen show after an update in place.
  func noteShown() {
    guard let list else { return }
    for visible in cellsOnScreen {
      guard let row = list.row(at: visible.path) else { continue }
      list.views.display(row, in: visible.cell)
      prepareInteractions(of: row)
    }
    for visible in visibleHeaderFooters {
      if let shown = headerFooter(at: visible.edge, ofSection: visible.section) {
        list.views.display(shown, in: visible.view)
      }
    }
  }
}

extension TypedCells.HeaderFooter {
  var view: AnyHeaderFooter? {
    if case .view(let view) = self { view } else { nil }
  }
}
