import TypedCells

/// The display of rows, headers and footers, and its end.
///
/// All this happens during UIKit's layout, so changes that rows, or your delegate, request wait.
extension ListViewHost {
  func duringLayout<Result>(_ work: @MainActor () -> Result) -> Result {
    content?.postponingChanges(during: work) ?? work()
  }

  func willDisplay(_ cell: Cell, at indexPath: IndexPath) {
    guard let row = row(at: indexPath) else { return }
    shownRows[cell] = row
    #if !os(tvOS)
      prepareDragging(row)
    #endif
    guard let content, let path = path(indexPath) else { return }
    content.report(unsupported: adapter.unsupportedEvents(of: cell, at: path), at: path)
    adapter.reportUnusedViews(ofSectionAt: path)
    content.willDisplay(row, at: path)
  }

  func didEndDisplaying(_ cell: Cell) {
    guard let row = shownRows.remove(cell) else { return }
    if let path = givenCells[cell] { adapter.note(row, leftScreenAt: path) }
    row.answer(to: .didEndDisplaying)
  }

  func willDisplay(_ view: UIView, at edge: SectionEdge, ofSection section: Int) {
    guard let shown = headerFooter(at: edge, ofSection: section) else { return }
    shownHeaderFooters[view] = shown
    shown.view?.answer(to: .willDisplay)
  }

  func didEndDisplaying(headerFooter view: UIView, at edge: SectionEdge, ofSection section: Int) {
    guard let shown = shownHeaderFooters.remove(view) else { return }
    adapter.note(shown, leftScreenAt: edge, ofSection: section)
    shown.view?.answer(to: .didEndDisplaying)
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
    for visible in cellsOnScreen {
      let row = content?.row(at: visible.path)
      shownRows[visible.cell] = row
      #if !os(tvOS)
        if let row { prepareDragging(row) }
      #endif
    }
    for visible in visibleHeaderFooters {
      shownHeaderFooters[visible.view] = headerFooter(at: visible.edge, ofSection: visible.section)
    }
  }
}

extension TypedCells.HeaderFooter {
  var view: AnyHeaderFooter? {
    if case .view(let view) = self { view } else { nil }
  }
}
