extension Range<Int> {
  /// The first position from which on a predicate holds, or the range's end.
  ///
  /// - Parameter isBehind: a predicate that, once it holds, holds to the end.
  /// - Complexity: O(log *n*) for a range of *n* positions.
  @inline(__always)
  @inlinable
  func partitioningIndex(where isBehind: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = (low &+ high) / 2
      if isBehind(middle) { high = middle } else { low = middle &+ 1 }
    }
    return low
  }
}
