extension Range<Int> {
  /// Returns the first position where a predicate holds, or the range's end.
  ///
  /// - Parameter isBehind: a predicate that holds for all positions after the first where it does.
  /// - Complexity: O(log *n*) for a range of *n* positions.
  @inline(__always)
  @inlinable
  func partitioningIndex(where isBehind: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      // The sum of both can be more than Int.max.
      let middle = low &+ (high &- low) / 2
      if isBehind(middle) { high = middle } else { low = middle &+ 1 }
    }
    return low
  }
}
