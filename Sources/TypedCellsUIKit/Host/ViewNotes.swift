import TypedCells

/// Values for views, which are held weakly.
@MainActor
struct ViewNotes<Note> {
  private struct Entry {
    weak var view: UIView?
    var note: Note
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript(view: UIView) -> Note? {
    get {
      // Another view may have the address of one that was deallocated.
      entries[ObjectIdentifier(view)].flatMap { $0.view === view ? $0.note : nil }
    }
    set { entries[ObjectIdentifier(view)] = newValue.map { Entry(view: view, note: $0) } }
  }

  /// The views that still exist.
  var views: [UIView] { entries.values.compactMap { $0.view } }

  /// Removes and returns the value of a view.
  mutating func remove(_ view: UIView) -> Note? {
    defer { self[view] = nil }
    return self[view]
  }

  mutating func removeAll() { entries = [:] }
}

/// The rows whose cells a view has.
///
/// Since iOS 15, a view requests cells before they are on screen, and keeps cells that have left it. They aren't
/// among its visible cells, but the view returns them for their index paths. The notes may also contain cells
/// that the view has discarded.
extension ViewNotes<RowPath> {
  /// Returns the paths that aren't those of cells on screen, in ascending order.
  func paths(besides shown: some Sequence<RowPath>) -> [RowPath] {
    Set(entries.values.lazy.filter { $0.view != nil }.map(\.note)).subtracting(shown).sorted()
  }

  /// Updates the paths after a change of the content.
  mutating func follow(_ changes: SectionedChanges) {
    var mapping = PathMapping(changes)
    entries = entries.compactMapValues { entry in
      guard entry.view != nil, let path = mapping.newPath(of: entry.note) else { return nil }
      return Entry(view: entry.view, note: path)
    }
  }
}
