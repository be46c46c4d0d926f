import TypedCells

/// The selected index paths of a view, once they were read so often that it pays to keep them.
struct KnownSelection {
  /// The number of index paths that are read before they are kept. UIKit needs about a millisecond for as many.
  private static let costOfReading = 4096

  private var paths: Set<IndexPath>?
  private var isEditing = false
  private var readCount = 0

  /// Returns whether a row is selected, or `nil` if that isn't known.
  ///
  /// - Parameters:
  ///   - path: the row's index path.
  ///   - isEditing: whether the view is edited. It deselects rows when that changes.
  func contains(_ path: IndexPath, isEditing: Bool) -> Bool? {
    isEditing == self.isEditing ? paths?.contains(path) : nil
  }

  /// Notes what was read from the view.
  ///
  /// - Returns: whether it's kept, so that it has to be forgotten at the end of the turn.
  mutating func note(_ selected: [IndexPath], isEditing: Bool) -> Bool {
    readCount += selected.count
    guard readCount > Self.costOfReading else { return false }
    paths = Set(selected)
    self.isEditing = isEditing
    return true
  }

  /// Notes a row that the list selected.
  mutating func select(_ path: IndexPath, besidesOthers: Bool) {
    if besidesOthers { paths?.insert(path) } else { forget() }
  }

  /// Notes a row that the list deselected.
  mutating func deselect(_ path: IndexPath) { paths?.remove(path) }

  mutating func forget() {
    paths = nil
    readCount = 0
  }
}
