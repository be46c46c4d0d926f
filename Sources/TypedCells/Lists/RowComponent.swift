/// What a ``RowBuilder`` has collected of a section so far.
@frozen
public struct RowComponent<BaseCell: AnyObject> {
  @usableFromInline let content: RowContent

  @inlinable
  init(_ content: RowContent) {
    self.content = content
  }

  @inlinable
  init(_ components: [RowComponent]) {
    content = .group(components.map { $0.content })
  }
}

/// Rows in the order in which they were written, whatever host they are for.
@usableFromInline
enum RowContent {
  case row(ErasedRow)
  case lazy(LazySegment)
  case group([RowContent])
}
