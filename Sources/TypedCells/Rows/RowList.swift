/// The rows of a section, in order. Those of ``LazyRows`` are made on demand.
///
/// ```swift
/// let rows = ListSection<UITableViewCell>(id: 0) { Row(TextCell.self, "Hello") }.rows
/// print(rows.count, rows[0].model)  // 1 Hello
/// ```
public struct RowList<BaseCell: AnyObject> {
  let segments: RowSegments

  init(_ segments: RowSegments) {
    self.segments = segments
  }

  /// The number of rows.
  public var count: Int { segments.count }

  /// Whether no row is made on demand.
  package var isWritten: Bool { segments.isWritten }

  /// The row at a position. A row of a ``LazyRows`` group is made for each call.
  ///
  /// - Parameter position: a position. It must be less than ``count``.
  /// - Complexity: O(log *s*) for *s* alternations of written rows and lazy groups.
  @MainActor
  public subscript(position: Int) -> AnyRow<BaseCell> {
    AnyRow(segments[position])
  }

  /// Returns the rows with the section in the identities of those that are identified by their position.
  consuming func placed(in section: RowIdentity) -> Self {
    var segments = segments
    segments.place(in: section)
    return Self(segments)
  }

  /// Returns the identity of the row at a position.
  @MainActor
  package func identity(at position: Int) -> RowIdentity { segments.identity(at: position) }
}
