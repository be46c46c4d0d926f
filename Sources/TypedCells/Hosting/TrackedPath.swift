/// The path of a row that changes of the content keep up to date.
@MainActor
final class TrackedPath {
  /// The row's path; `nil` once the row is deleted.
  var path: RowPath?

  init(_ path: RowPath) { self.path = path }
}
