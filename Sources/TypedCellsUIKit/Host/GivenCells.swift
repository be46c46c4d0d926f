import TypedCells

/// Where the cells stand that a table or a collection was given.
///
/// Since iOS 15 it prepares cells before it shows them, and keeps cells that it has shown, in case they
/// come back: then it asks for no other. They are not among its visible cells, so what changes
/// meanwhile would not reach them. It does return them for their paths, and here are the paths to ask
/// for. There may be more of them than prepared cells, for a cell is not taken back with a word.
@MainActor
struct GivenCells {
  private struct Entry {
    weak var cell: UIView?
    var path: RowPath
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The paths that are not among those of cells on screen, in ascending order.
  func paths(besides shown: some Sequence<RowPath>) -> [RowPath] {
    Set(entries.values.lazy.filter { $0.cell != nil }.map(\.path)).subtracting(shown).sorted()
  }

  mutating func add(_ cell: UIView, at path: RowPath) {
    entries[ObjectIdentifier(cell)] = Entry(cell: cell, path: path)
  }

  /// Goes along with a change of the content.
  mutating func follow(_ changes: SectionedChanges) {
    var mapping = PathMapping(changes)
    entries = entries.compactMapValues { entry in
      guard entry.cell != nil, let path = mapping.newPath(of: entry.path) else { return nil }
      return Entry(cell: entry.cell, path: path)
    }
  }

  mutating func removeAll() { entries = [:] }
}
