/// The positions of sections and elements after a batch.
extension BatchLedger {
  /// Returns the index of a section after the batch, or `nil` if the section is deleted.
  func newSection(of section: Int) -> Int? {
    if let move = movedSections.first(where: { $0.source == section }) { return move.target }
    if deletedSections.contains(section) { return nil }
    return Self.position(
      section, without: deletedSections + movedSections.map(\.source),
      with: insertedSections + movedSections.map(\.target))
  }

  /// Returns the index path of an element after the batch, or `nil` if the element is deleted or its section
  /// is deleted or reloaded.
  func newPath(of path: IndexPath) -> IndexPath? {
    if let move = moved.first(where: { $0.source == path }) { return move.target }
    if deleted.contains(path) || reloadedSections.contains(path.section) { return nil }
    guard let section = newSection(of: path.section) else { return nil }
    let gone = deleted + moved.map(\.source)
    let come = inserted + moved.map(\.target)
    let item = Self.position(
      path.item, without: gone.filter { $0.section == path.section }.map(\.item),
      with: come.filter { $0.section == section }.map(\.item))
    return IndexPath(item: item, section: section)
  }

  /// Returns a position after the deletes before it and the inserts up to it.
  private static func position(_ old: Int, without gone: [Int], with come: [Int]) -> Int {
    var position = old - Set(gone).count { $0 < old }
    for new in Set(come).sorted() where new <= position { position += 1 }
    return position
  }
}
