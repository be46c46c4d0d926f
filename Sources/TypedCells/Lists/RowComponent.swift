/// What a ``RowBuilder`` has collected of a section so far; the builder has seen to it that the host can
/// show it.
@frozen
public struct RowComponent {
  @usableFromInline let content: RowContent

  @inlinable
  init(_ content: RowContent) {
    self.content = content
  }

  @inlinable
  init(_ row: ErasedRow, _ head: RowHead, canHide: Bool) {
    content = canHide ? .hidableRow(row, head) : .row(row, head)
  }
}

/// Rows in the order in which they were written, whatever host they are for.
@usableFromInline
enum RowContent {
  case row(ErasedRow, RowHead)
  /// A row with a condition under which it is absent.
  case hidableRow(ErasedRow, RowHead)
  case lazy(LazySegment)
  case group([RowComponent])
}
