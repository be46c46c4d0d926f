public import TypedCells

/// Registering and dequeuing.
extension ListViewHost {
  /// Registers an identifier with the view, and looks for its nib.
  ///
  /// A missing nib is reported when a cell is dequeued.
  ///
  /// - Parameter registration: the identifier, the class and where its cells come from.
  public func register(_ registration: CellRegistration<Cell>) {
    adapter.register(registration)
  }

  /// Registers an identifier of headers and footers with the view, and looks for its nib.
  ///
  /// A missing nib is reported when a view is dequeued.
  ///
  /// - Parameter registration: the identifier, the class and where its views come from.
  public func register(headerFooter registration: CellRegistration<HeaderFooter>) {
    adapter.register(headerFooter: registration)
  }

  /// Answers a request of UIKit. Changes that rows request meanwhile wait until UIKit is done.
  func answering<Answer>(_ request: ViewRequest, _ answer: @MainActor () -> Answer) -> Answer {
    let outer = self.request
    self.request = request
    defer { self.request = outer }
    return duringLayout(answer)
  }

  func cell(at indexPath: IndexPath) -> Cell {
    if let identifier = reconfigured[indexPath] {
      return adapter.dequeueCell(identifier, for: indexPath)
    }
    return answering(ViewRequest(kind: nil, path: indexPath)) {
      guard let list, let path = path(indexPath), let row = list.row(at: path) else {
        return makeEmptyCell()
      }
      let cell = list.cell(for: row, at: path) { identifier in
        let cell = try adapter.dequeueCell(identifier, for: indexPath)
        adapter.clear(cell)
        clearOutline(of: cell)
        clearDisabling(of: cell)
        surround(cell)
        request?.dequeued = cell
        return cell
      }
      list.views.record(of: cell).path = path
      show(list.outline(ofRowAt: path), in: cell, animated: false)
      show(isDisabled: row.isDisabled, in: cell)
      adapter.finish(cell, for: row)
      return cell
    }
  }

  /// Returns the view for a header or footer; `nil` if the section has a title there, or nothing.
  func headerFooterView(at edge: SectionEdge, for indexPath: IndexPath) -> HeaderFooter? {
    guard let list else { return nil }
    return list.headerFooterView(at: edge, ofSection: indexPath[0]) { identifier in
      let view = try adapter.dequeueHeaderFooter(identifier, at: edge, for: indexPath)
      request?.dequeued = view
      surround(view)
      return view
    }
  }

  /// Passes the environment of a SwiftUI screen to a view that may show a SwiftUI view.
  private func surround(_ view: UIView) {
    if let surroundings { (view as? any RowHosting)?.hosting.surroundings = surroundings }
  }

  /// Creates a cell that shows nothing, for a row that can't be shown.
  public func makeEmptyCell() -> Cell { adapter.makeEmptyCell(for: request) }

  /// Creates a view that shows nothing, for a header or footer that can't be shown.
  public func makeEmptyHeaderFooter() -> HeaderFooter {
    adapter.makeEmptyHeaderFooter(for: request)
  }

  /// Returns whether a view has the reuse identifier, and with it the class, of the header or footer that a section
  /// needs.
  func canShow(_ edge: SectionEdge, ofSection section: Int, in view: HeaderFooter) -> Bool {
    guard let identifier = list?.identifierOfHeaderFooter(at: edge, ofSection: section) else {
      return false
    }
    return identifier.rawValue == adapter.identifier(of: view)
  }

  // MARK: Visible cells

  /// Whether index paths of the view are those of the content, and looking at its cells is safe: outside a
  /// window, a view would lay itself out early.
  var canLookAtCells: Bool { adapter.view?.window != nil && !isEndingMove }

  /// The cells on screen, and those that UIKit keeps ready off screen; none outside a window.
  ///
  /// - Complexity: O(*v* log *v*) for *v* cells.
  public var visibleCells: [VisibleCell<Cell>] {
    (cellsOnScreen + preparedCells).sorted { $0.path < $1.path }
  }

  var cellsOnScreen: [VisibleCell<Cell>] {
    canLookAtCells ? cells(at: pathsOnScreen) : []
  }

  /// The cells that UIKit keeps ready off screen.
  ///
  /// Since iOS 15, a view requests cells before they are on screen, and keeps cells that have left it. They aren't among its
  /// visible cells, but the view returns them for their index paths, unless it has discarded them.
  private var preparedCells: [VisibleCell<Cell>] {
    guard canLookAtCells, let list else { return [] }
    return cells(at: list.views.cellPaths.subtracting(pathsOnScreen).sorted())
  }

  private var pathsOnScreen: [RowPath] { adapter.pathsOnScreen.compactMap { RowPath($0) } }

  private func cells(at paths: [RowPath]) -> [VisibleCell<Cell>] {
    paths.compactMap { path in
      adapter.cell(at: path.indexPath).map { cell in
        VisibleCell(
          path: path, cell: cell,
          identifier: adapter.identifier(of: cell).map { ReuseIdentifier($0) })
      }
    }
  }

  /// The headers and footers on screen that aren't titles; none outside a window.
  ///
  /// - Complexity: O(*v*) for *v* headers and footers.
  public var visibleHeaderFooters: [VisibleHeaderFooter<HeaderFooter>] {
    guard canLookAtCells else { return [] }
    return adapter.headerFootersOnScreen.compactMap { edge, section, view in
      guard case .view? = headerFooter(at: edge, ofSection: section) else { return nil }
      return VisibleHeaderFooter(
        section: section, edge: edge, view: view,
        identifier: adapter.identifier(of: view).map { ReuseIdentifier($0) })
    }
  }
}
