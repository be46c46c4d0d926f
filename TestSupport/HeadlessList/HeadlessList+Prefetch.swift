import TypedCells

/// Sends prefetch events to rows near the viewport.
extension HeadlessList {
  /// Sends `prefetch` to the rows ahead, and `cancelPrefetch` to rows that are no longer ahead.
  ///
  /// - Parameter isForward: whether the list was scrolled towards its end.
  func prefetch(isForward: Bool) {
    guard prefetchCount > 0, let list else { return }
    let ahead = rowsAhead(isForward: isForward)
    let shown = Set(placed.compactMap { if case .row(let path) = $0.element { path } else { nil } })
    for path in ahead where !prefetched.contains(path) {
      list.send(.prefetch, toRowAt: path)
    }
    for path in prefetched.subtracting(ahead).subtracting(shown).sorted() {
      list.send(.cancelPrefetch, toRowAt: path)
    }
    prefetched = Set(ahead)
  }

  private func rowsAhead(isForward: Bool) -> [RowPath] {
    var rows: [RowPath] = []
    var next = isForward ? placed.last?.element : placed.first?.element
    while rows.count < prefetchCount, let element = next {
      next = isForward ? self.element(after: element) : self.element(before: element)
      if case .row(let path)? = next { rows.append(path) }
    }
    return rows
  }
}
