import TypedCells

/// Rows, headers and footers that come on screen and leave it.
///
/// All this happens while the table lays out, so what rows change then is put off.
extension TableHost {
  func willDisplay(_ cell: UITableViewCell, at path: RowPath) {
    guard let list, let row = list.row(at: path) else { return }
    shownRows[cell] = row
    list.postponingChanges { _ = row.answer(to: .willDisplay) }
  }

  func didEndDisplaying(_ cell: UITableViewCell) {
    guard let row = shownRows.remove(cell) else { return }
    postponingChanges { _ = row.answer(to: .didEndDisplaying) }
  }

  func willDisplay(_ view: UIView, at edge: SectionEdge, ofSection section: Int) {
    guard let list, !isOutOfStep,
      case .view(let content)? = list.headerFooter(at: edge, ofSection: section)
    else { return }
    shownHeaderFooters[view] = content
    list.postponingChanges { _ = content.answer(to: .willDisplay) }
  }

  func didEndDisplaying(headerFooter view: UIView) {
    guard let content = shownHeaderFooters.remove(view) else { return }
    postponingChanges { _ = content.answer(to: .didEndDisplaying) }
  }

  func send(_ event: RowEvent<Void, Void>, to indexPaths: [IndexPath]) {
    guard !isOutOfStep else { return }
    let rows = indexPaths.compactMap { RowPath($0).flatMap { list?.row(at: $0) } }
    postponingChanges { for row in rows { _ = row.answer(to: event) } }
  }

  /// Takes note of the rows that cells on screen have come to show by an update in place.
  func noteShownRows(_ visibleCells: [VisibleCell<UITableViewCell>]) {
    guard let methods = tableDelegate?.methods else { return }
    if methods.contains(.didEndDisplaying) {
      for visible in visibleCells { shownRows[visible.cell] = list?.row(at: visible.path) }
    }
    guard !methods.isDisjoint(with: [.didEndDisplayingHeader, .didEndDisplayingFooter]) else {
      return
    }
    for visible in visibleHeaderFooters {
      guard
        case .view(let content)? = list?.headerFooter(
          at: visible.edge, ofSection: visible.section)
      else { continue }
      shownHeaderFooters[visible.view] = content
    }
  }

  private func postponingChanges(_ work: @MainActor () -> Void) {
    if let list { list.postponingChanges(during: work) } else { work() }
  }
}
