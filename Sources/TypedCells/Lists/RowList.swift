/// The rows of a section, in order; some may be made only when they are asked for.
@MainActor
public struct RowList<BaseCell: AnyObject> {
  let segments: RowSegments

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
    let (row, head) = segments[position]
    return AnyRow(row: row, head: head, canHide: segments.canHide)
  }

  /// The rows that are not hidden at the moment, each asked once.
  ///
  /// - Complexity: O(*n*) for *n* rows outside lazy groups when any of them can hide, else O(1).
  func withoutHidden() -> Self {
    Self(segments.withoutHidden())
  }

  /// The rows of a section, with the section in the identities of those that only their place has.
  func placed(in section: RowIdentity) -> Self {
    var segments = segments
    segments.place(in: section)
    return Self(segments)
  }

  /// What the rows are to a diff, in order.
  ///
  /// - Complexity: O(*n*) for *n* rows in lazy groups; O(1) without any.
  func heads() -> [RowHead] { segments.heads() }

  /// What some of the rows are to a diff, in order.
  func heads(in positions: Range<Int>) -> [RowHead] {
    positions.map { RowHead(identity: segments.identity(at: $0)) }
  }

  /// Whether the rows are in the same memory, so that no look at them is needed.
  func hasSameRows(as other: Self) -> Bool { segments.hasSameRows(as: other.segments) }

  /// What tells the row at a position from others.
  package func identity(at position: Int) -> RowIdentity { segments.identity(at: position) }

  /// The positions of the rows of an identity.
  ///
  /// - Complexity: O(*n*) for *n* rows, but for lazy groups whose identities are of another type.
  func positions(of identity: RowIdentity) -> [Int] { segments.positions(of: identity) }

  /// Calls `body` with each row that was written, and with the first of each lazy group.
  func forEachKnown(_ body: (ErasedRow, RowHead) -> Void) { segments.forEachKnown(body) }

  /// Whether no row is made on demand.
  package var isWritten: Bool { segments.isWritten }

  /// The rows but for those at some positions.
  func removing(_ positions: Set<Int>) -> Self { Self(segments.removing(positions)) }
}
