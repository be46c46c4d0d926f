/// The rows of a section, in order. Those of ``LazyRows`` are made on demand.
public struct RowList<BaseCell: AnyObject> {
  let segments: RowSegments

  init(_ segments: RowSegments) {
    self.segments = segments
  }

  /// The number of rows.
  public var count: Int { segments.count }

  /// The row at a position. A row of a ``LazyRows`` group is made for each call.
  ///
  /// - Parameter position: a position. It must be less than ``count``.
  /// - Complexity: O(log *s*) for *s* alternations of written rows and lazy groups.
  @MainActor
  public subscript(position: Int) -> AnyRow<BaseCell> {
    AnyRow(segments[position])
  }

  /// The rows that aren't hidden now. Evaluates each condition once.
  ///
  /// - Complexity: O(*n*) for *n* rows outside lazy groups if any of them can hide, else O(1).
  @MainActor
  func withoutHidden() -> Self {
    Self(segments.withoutHidden())
  }

  /// The rows of a section, with the section in the identities of rows that only their position identifies.
  consuming func placed(in section: RowIdentity) -> Self {
    var segments = segments
    segments.place(in: section)
    return Self(segments)
  }

  /// The rows as a diff compares them, in order.
  ///
  /// - Complexity: O(*n*) for *n* rows in lazy groups, O(1) without any.
  @MainActor
  func parts() -> [_RowPart] { segments.parts() }

  /// Some of the rows as a diff compares them, in order.
  @MainActor
  func parts(in positions: Range<Int>) -> [_RowPart] {
    positions.map { _RowPart(.unmade, identity: segments.identity(at: $0)) }
  }

  /// Whether the rows are in the same memory, so that they need no comparison.
  func hasSameRows(as other: Self) -> Bool { segments.hasSameRows(as: other.segments) }

  /// The identity of the row at a position.
  @MainActor
  package func identity(at position: Int) -> RowIdentity { segments.identity(at: position) }

  /// The positions of the rows of an identity.
  ///
  /// - Complexity: O(*n*) for *n* rows, without lazy groups whose identities are of another type.
  @MainActor
  func positions(of identity: RowIdentity) -> [Int] { segments.positions(of: identity) }

  /// Calls `body` with each row that was written, and with the first of each lazy group.
  @MainActor
  func forEachKnown(_ body: (_RowPart) -> Void) { segments.forEachKnown(body) }

  /// Whether no row is made on demand.
  package var isWritten: Bool { segments.isWritten }

  /// The rows without those at some positions.
  @MainActor
  func removing(_ positions: Set<Int>) -> Self { Self(segments.removing(positions)) }
}
