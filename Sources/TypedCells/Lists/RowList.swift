/// The rows of a section, in order; some may be made only when they are asked for.
@MainActor
public struct RowList<BaseCell: AnyObject> {
  private let segments: RowSegments

  init(_ segments: RowSegments) {
    self.segments = segments
  }

  /// How many rows there are.
  public var count: Int { segments.count }

  /// The row at a position; a row of a lazy group is made for the caller.
  ///
  /// - Parameter position: a position below ``count``, as a precondition.
  /// - Complexity: O(log *s*) for *s* alternations of written rows and lazy groups.
  public subscript(position: Int) -> AnyRow<BaseCell> {
    AnyRow(row: segments[position])
  }

  /// The rows that are not hidden at the moment, each asked once.
  ///
  /// - Complexity: O(*n*) for *n* rows outside lazy groups when any of them can hide, else O(1).
  func withoutHidden() -> Self {
    Self(segments.withoutHidden())
  }

  /// The identities of the rows, in order; those of a lazy group are read when they are asked for.
  ///
  /// - Complexity: O(*n*) for *n* rows outside lazy groups.
  func identities() -> RowIdentities {
    segments.identities()
  }
}
