public import TypedCells

/// Registering and dequeuing. What UIKit would answer with an exception is found before.
extension TableHost {
  /// Registers with the table what an identifier stands for, and looks for its nib.
  ///
  /// A nib that is not there is reported when a cell is dequeued.
  ///
  /// - Parameter registration: the identifier, the class and where its cells come from.
  public func register(_ registration: CellRegistration<UITableViewCell>) {
    let identifier = registration.identifier.rawValue
    sources[registration.identifier] = ViewSource(of: registration) { nib in
      if let nib {
        tableView?.register(nib, forCellReuseIdentifier: identifier)
      } else {
        tableView?.register(registration.cellClass, forCellReuseIdentifier: identifier)
      }
    }
  }

  /// Registers with the table what an identifier stands for, and looks for its nib.
  ///
  /// A nib that is not there is reported when a view is dequeued.
  ///
  /// - Parameter registration: the identifier, the class and where its views come from.
  public func register(headerFooter registration: CellRegistration<UITableViewHeaderFooterView>) {
    let identifier = registration.identifier.rawValue
    headerFooterSources[registration.identifier] = ViewSource(of: registration) { nib in
      if let nib {
        tableView?.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
      } else {
        tableView?.register(
          registration.cellClass, forHeaderFooterViewReuseIdentifier: identifier)
      }
    }
  }

  func cell(at indexPath: IndexPath) -> UITableViewCell {
    guard let list, !isOutOfStep, let path = RowPath(indexPath) else { return makeEmptyCell() }
    let cell = list.postponingChanges {
      list.cell(at: path) { identifier in try dequeueCell(identifier, for: indexPath) }
    }
    givenCells.add(cell, at: path)
    return cell
  }

  private func dequeueCell(
    _ identifier: ReuseIdentifier, for indexPath: IndexPath
  ) throws(DequeuingError) -> UITableViewCell {
    guard let tableView else { throw .noView }
    switch sources[identifier] {
    case .missing(let error):
      throw error
    case .registered:
      return tableView.dequeueReusableCell(withIdentifier: identifier.rawValue, for: indexPath)
    case .prototype, nil:
      // The other way to dequeue raises an exception when there is no prototype.
      guard let cell = tableView.dequeueReusableCell(withIdentifier: identifier.rawValue) else {
        throw .noPrototype(identifier.rawValue)
      }
      return cell
    }
  }

  /// A cell made as a registration says, and not shown, as for `CellRegistry.audit`.
  ///
  /// - Parameter registration: what to make a cell of; it need not be registered.
  /// - Returns: the cell, of style `.default` unless its class says otherwise.
  /// - Throws: a ``DequeuingError`` when there is no such nib, or no prototype of the identifier.
  public func makeCell(
    for registration: CellRegistration<UITableViewCell>
  ) throws(DequeuingError) -> UITableViewCell {
    let identifier = registration.identifier.rawValue
    // A table of its own, so that this one learns nothing by it.
    let maker = UITableView()
    let source = ViewSource(of: registration) { nib in
      if let nib {
        maker.register(nib, forCellReuseIdentifier: identifier)
      } else {
        maker.register(registration.cellClass, forCellReuseIdentifier: identifier)
      }
    }
    let cell: UITableViewCell?
    switch source {
    case .missing(let error): throw error
    case .registered: cell = maker.dequeueReusableCell(withIdentifier: identifier)
    case .prototype: cell = tableView?.dequeueReusableCell(withIdentifier: identifier)
    }
    guard let cell else { throw .noPrototype(identifier) }
    return cell
  }

  func headerFooterView(
    at edge: SectionEdge, ofSection section: Int
  ) -> UITableViewHeaderFooterView? {
    guard let list, !isOutOfStep else { return nil }
    return list.postponingChanges {
      list.headerFooterView(at: edge, ofSection: section) { identifier in
        try dequeueHeaderFooter(identifier)
      }
    }
  }

  private func dequeueHeaderFooter(
    _ identifier: ReuseIdentifier
  ) throws(DequeuingError) -> UITableViewHeaderFooterView {
    if case .missing(let error)? = headerFooterSources[identifier] { throw error }
    guard let tableView else { throw .noView }
    guard
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier.rawValue)
    else { throw .noPrototype(identifier.rawValue) }
    return view
  }

  /// An empty cell of the default style, for a row that cannot be shown.
  public func makeEmptyCell() -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// An empty view, for a header or footer that cannot be shown.
  public func makeEmptyHeaderFooter() -> UITableViewHeaderFooterView {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }

  /// The cells on screen; none while the user drops a row.
  public var visibleCells: [VisibleCell<UITableViewCell>] {
    (cellsOnScreen + preparedCells).sorted { $0.path < $1.path }
  }

  /// The cells that the user sees.
  var cellsOnScreen: [VisibleCell<UITableViewCell>] { cells(at: pathsOnScreen) }

  /// The cells that the table has ready beside the screen.
  var preparedCells: [VisibleCell<UITableViewCell>] {
    cells(at: givenCells.paths(besides: pathsOnScreen))
  }

  private var pathsOnScreen: [RowPath] {
    (tableView?.indexPathsForVisibleRows ?? []).compactMap { RowPath($0) }
  }

  private func cells(at paths: [RowPath]) -> [VisibleCell<UITableViewCell>] {
    // While the user drops a row, the table's paths are not those of the content.
    guard let tableView, userMove == nil, !isOutOfStep else { return [] }
    return paths.compactMap { path in
      guard let cell = tableView.cellForRow(at: path.indexPath) else { return nil }
      return VisibleCell(
        path: path, cell: cell, identifier: cell.reuseIdentifier.map { ReuseIdentifier($0) })
    }
  }

  /// The headers and footers on screen that are no titles; none while the user drops a row.
  public var visibleHeaderFooters: [VisibleHeaderFooter<UITableViewHeaderFooterView>] {
    guard let tableView, userMove == nil, !isOutOfStep else { return [] }
    return tableView.sectionsInViewport.flatMap { section in
      [
        visible(tableView.headerView(forSection: section), at: .header, ofSection: section),
        visible(tableView.footerView(forSection: section), at: .footer, ofSection: section),
      ].compactMap(\.self)
    }
  }

  /// A view of the list's author; the table's own views of titles are not among those.
  private func visible(
    _ view: UITableViewHeaderFooterView?, at edge: SectionEdge, ofSection section: Int
  ) -> VisibleHeaderFooter<UITableViewHeaderFooterView>? {
    guard let view, case .view? = list?.headerFooter(at: edge, ofSection: section) else {
      return nil
    }
    return VisibleHeaderFooter(
      section: section, edge: edge, view: view,
      identifier: view.reuseIdentifier.map { ReuseIdentifier($0) })
  }
}

extension UITableView {
  /// The sections that any part of is in the viewport, found by their places: there may be very many.
  fileprivate var sectionsInViewport: Range<Int> {
    let count = numberOfSections
    func first(from start: Int, where isPast: (CGRect) -> Bool) -> Int {
      var (low, high) = (start, count)
      while low < high {
        let middle = (low + high) / 2
        if isPast(rect(forSection: middle)) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = first(from: 0) { $0.maxY > bounds.minY }
    return start..<first(from: start) { $0.minY >= bounds.maxY }
  }
}
