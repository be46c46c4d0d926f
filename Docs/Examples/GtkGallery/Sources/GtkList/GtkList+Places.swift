import GtkToolkit
import TypedCells

/// Filling and clearing GTK's places.
extension GtkList {
  func bind(_ place: ItemPlace) {
    if waiting != nil {
      waiting?.append(place)
    } else if !place.isUpToDate {
      duringLayout { fill(place) }
    }
  }

  func tearDown(_ place: ItemPlace) {
    duringLayout {
      if let view = retire(place) { giveBack(view) }
    }
  }

  /// Returns the element at the current position of a place.
  func element(in place: ItemPlace) -> FlatElement? {
    guard let position = place.position else { return nil }
    return outline.element(at: position)
  }

  /// Shows the element that a place is bound to.
  func fill(_ place: ItemPlace) {
    var spare = retire(place)
    defer { if let spare { giveBack(spare) } }
    guard let list, let element = element(in: place) else { return }
    switch element {
    case .row(let path):
      guard let row = list.row(at: path) else { return }
      let cell = list.cell(for: row, at: path) { identifier in
        // The new row usually has the same identifier, so the place keeps its cell.
        guard let cell = spare as? GtkCell, cell.reuseIdentifier == identifier else {
          return try cells.dequeue(identifier)
        }
        spare = nil
        return cell
      }
      cell.row = row
      cell.isFadingIn = fadesIn
      place.fill(with: cell.box, isRow: true)
      place.occupant = cell
      adjustHeight(of: cell, to: list.height(of: row))
      list.willDisplay(row, at: path)
    case .headerFooter(let edge, let section):
      let content = list.headerFooter(at: edge, ofSection: section)
      let view = list.headerFooterView(at: edge, ofSection: section) { identifier in
        try headerFooters.dequeue(identifier)
      }
      if case .view(let content)? = content, let view {
        view.content = content
        place.fill(with: view.box, isRow: false)
        place.occupant = view
        adjustHeight(of: view, to: list.heightOfHeaderFooter(at: edge, ofSection: section))
        content.answer(to: .willDisplay)
      } else {
        let label = Label(content?.title ?? "")
        label.addStyle(edge == .header ? "header" : "footer")
        place.fill(with: label, isRow: false)
      }
    }
  }

  /// Removes the view from a place and returns it. Its widgets remain until another view replaces them.
  private func retire(_ place: ItemPlace) -> GtkItemView? {
    guard let view = place.occupant as? GtkItemView else { return nil }
    place.occupant = nil
    view.tell(.didEndDisplaying)
    return view
  }

  private func giveBack(_ view: GtkItemView) {
    if let cell = view as? GtkCell {
      cell.row = nil
      cells.enqueue(cell)
    } else if let view = view as? GtkHeaderFooter {
      view.content = nil
      headerFooters.enqueue(view)
    }
  }

  func adjustHeight(of view: GtkItemView, to height: RowHeight?) {
    if case .fixed(let height)? = height {
      view.box.requestedHeight = Int(min(height, 10_000) + 0.5)
    } else {
      view.box.requestedHeight = nil
    }
  }

  /// Calls rows during GTK's layout.
  ///
  /// If rows request changes, the driver performs them in the next turn of the main loop, because the list
  /// must not change during a layout.
  private func duringLayout(_ body: @MainActor () -> Void) {
    guard waiting == nil, let list else { return body() }
    list.holdingChanges(untilNextTurn: true, during: body)
    guard !hasPostponed else { return }
    hasPostponed = true
    // GTK's main loop doesn't run Swift tasks, so the driver can't schedule the changes itself.
    MainLoop.later { [weak self] in
      self?.hasPostponed = false
      list.carryOutWaitingChanges()
    }
  }
}
