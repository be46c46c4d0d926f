/// The number of rows or items in each section.
extension [Int] {
  /// Returns the index paths before and after a range of index paths.
  ///
  /// - Parameters:
  ///   - paths: the range, in order and without gaps.
  ///   - count: the maximum number of neighbours on each side.
  func neighbours(of paths: [IndexPath], count: Int) -> [IndexPath] {
    guard count > 0, let first = paths.first, let last = paths.last else { return [] }
    let before = sequence(first: first) { path(before: $0) }.dropFirst().prefix(count)
    let after = sequence(first: last) { path(after: $0) }.dropFirst().prefix(count)
    return before.reversed() + after
  }

  private func path(before path: IndexPath) -> IndexPath? {
    if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
    return indices.prefix(path.section).last { self[$0] > 0 }
      .map { IndexPath(item: self[$0] - 1, section: $0) }
  }

  private func path(after path: IndexPath) -> IndexPath? {
    if path.item + 1 < self[path.section] {
      return IndexPath(item: path.item + 1, section: path.section)
    }
    return indices.dropFirst(path.section + 1).first { self[$0] > 0 }
      .map { IndexPath(item: 0, section: $0) }
  }
}
