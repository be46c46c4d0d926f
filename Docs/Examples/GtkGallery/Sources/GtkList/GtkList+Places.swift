import GtkToolkit
import TypedCells

/// What GTK asks for: something to show in its places.
extension GtkList {
  func bind(_ place: ListPlace) {
    if waiting != nil {
      waiting?.append(place)
    } else if !place.isUpToDate {
      duringLayout { fill(place) }
    }
  }

  func tearDown(_ place: ListPlace) {
    duringLayout {
      if let view = retire(place) { giveBack(view) }
    }
  }

  /// The element that a place shows, by where it stands now.
  func element(in place: ListPlace) -> ListElement? {
    guard let position = place.position else { return nil }
    return outline.element(at: position)
  }

  /// Shows the element that a place is bound to.
  func fill(_ place: ListPlace) {
    var spare = retire(place)
    defer { if let spare { giveBack(spare) } }
    guard let list, let element = element(in: place) else { return }
    switch element {
    case .row(let path):
      guard let row = list.row(at: path) else { return }
      let cell = list.cell(for: row, at: path) { identifier in
        // Most often the next row wants what the place has.
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
      row.answer(to: .willDisplay)
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

  /// Takes from a place what it shows; the widgets stay there until something else does.
  private func retire(_ place: ListPlace) -> GtkItemView? {
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
    if case .fixed(let height)? = height, height.isFinite {
      view.box.requestedHeight = Int(min(max(height, 0), 10_000) + 0.5)
    } else {
      view.box.requestedHeight = nil
    }
  }

  /// Calls rows while GTK is in the middle of its layout, and goes on with it when this returns.
  ///
  /// What they ask for is carried out when the main loop comes round.
  private func duringLayout(_ body: @MainActor () -> Void) {
    guard waiting == nil, let list else { return body() }
    list.postponingChanges(during: body)
    guard !hasPostponed else { return }
    hasPostponed = true
    // GTK's main loop knows no tasks of Swift's, by which the driver would come back to it.
    MainLoop.later { [weak self] in
      self?.hasPostponed = false
      list.deferringChanges {}
    }
  }
}
