/// What a ``RowBuilder`` has collected of a section so far.
public struct RowComponent<BaseCell: AnyObject> {
  let content: RowContent

  init(_ content: RowContent) {
    self.content = content
  }

  init(_ components: [RowComponent]) {
    // A key path would be made anew at each call, for its type is generic.
    content = .group(components.map { $0.content })
  }
}

/// Rows in the order in which they were written, whatever host they are for.
enum RowContent {
  case row(ErasedRow)
  case lazy(LazySegment)
  case group([RowContent])
}
