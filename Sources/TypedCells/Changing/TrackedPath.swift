/// The path of a row that changes of the content keep up to date, without a search for the row.
@MainActor
final class TrackedPath {
  /// The row's path; `nil` once the row is deleted.
  var path: RowPath?

  init(_ path: RowPath) { self.path = path }

  /// Notes where the row is after a change.
  func update(after changes: SectionedChanges) {
    guard let path else { return }
    var mapping = PathMapping(changes)
    self.path = mapping.newPath(of: path)
  }
}
