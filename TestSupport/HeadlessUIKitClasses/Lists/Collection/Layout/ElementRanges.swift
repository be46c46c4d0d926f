/// Where the elements of a layout are along its direction, to find those in a viewport.
///
/// - Complexity: O(*n*) to create for *n* elements. O(log *n* + found) to search, if the elements are about in order.
struct ElementRanges {
  /// The largest end of an element up to each one.
  private var ends: [CGFloat] = []
  /// The smallest start of an element from each one on.
  private var starts: [CGFloat] = []

  @MainActor
  init(_ elements: [UICollectionViewLayoutAttributes], isVertical: Bool) {
    let frames = elements.map(\.frame)
    ends.reserveCapacity(frames.count)
    var end = -CGFloat.infinity
    for frame in frames {
      end = max(end, isVertical ? frame.maxY : frame.maxX)
      ends.append(end)
    }
    starts = Array(repeating: 0, count: frames.count)
    var start = CGFloat.infinity
    for index in frames.indices.reversed() {
      start = min(start, isVertical ? frames[index].minY : frames[index].minX)
      starts[index] = start
    }
  }

  /// Returns the indices between which all elements are that touch a range.
  func indices(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = ends.indices.firstIndex { ends[$0] >= start }
    let last = starts.indices.firstIndex { starts[$0] > end }
    return first..<max(first, last)
  }
}
