/// Where sections and elements are after a batch.
extension BatchLedger {
  /// The new position of an old section, or `nil` when it is deleted.
  func newSection(of section: Int) -> Int? {
    if let move = movedSections.first(where: { $0.source == section }) { return move.target }
    if deletedSections.contains(section) { return nil }
    return Self.position(
      section, without: deletedSections + movedSections.map(\.source),
      with: insertedSections + movedSections.map(\.target))
  }

  /// The new path of an old element, or `nil` when it is deleted or its whole section is new.
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

  /// A position that closes up over what is gone, and gives way to what came.
  private static func position(_ old: Int, without gone: [Int], with come: [Int]) -> Int {
    var position = old - Set(gone).count { $0 < old }
    for new in Set(come).sorted() where new <= position { position += 1 }
    return position
  }
}
