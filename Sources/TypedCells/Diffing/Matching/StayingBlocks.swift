/// Neighbouring runs with no moved element between them.
struct Block: BitwiseCopyable {
  /// The old position of its first element.
  let old: Int32
  /// The number of its elements.
  var count: Int32
  /// The index of its first run.
  let firstRun: Int32
}

/// Finds the blocks that stay, so that the fewest elements move.
///
/// The blocks that stay are a heaviest increasing subsequence. It is found by patience sorting (Fredman, 1975) of all
/// elements, one block at a time. Because no other elements are between those of a block, they are on neighbouring
/// piles, and all of them stay or all of them move. A pile stores only its top block.
///
/// - Parameter blocks: the blocks in their new order, at least one.
/// - Returns: for each block, whether it stays.
/// - Complexity: O(*n* + *m* log *n*) for *m* blocks of *n* elements.
func stayingBlocks(of blocks: borrowing Scratch<Block>) -> [Bool] {
  var count = 0
  for index in 0..<blocks.count { count += Int(blocks[index].count) }
  /// The block on top of each pile.
  var piles = Scratch<Int32>(capacity: count)
  var places = Scratch<Place>(capacity: blocks.count)
  for index in 0..<blocks.count {
    let block = blocks[index]
    let pile = firstPile(notBelow: block.old, in: piles, places)
    places.append(
      Place(distance: block.old &- Int32(pile), before: pile > 0 ? piles[pile &- 1] : -1))
    let covered = min(piles.count, pile &+ Int(block.count))
    piles.replace(pile..<covered, with: Int32(truncatingIfNeeded: index))
    piles.append(Int32(truncatingIfNeeded: index), count: pile &+ Int(block.count) &- covered)
  }
  var stays = [Bool](repeating: false, count: blocks.count)
  var index = Int(piles[piles.count - 1])
  while index >= 0 {
    stays[index] = true
    index = Int(places[index].before)
  }
  return stays
}

/// The position of a block on the piles.
private struct Place: BitwiseCopyable {
  /// The difference between the old position of an element of the block and the number of its pile.
  ///
  /// If elements between the block's runs were deleted, the difference is too small for the later runs. That doesn't
  /// matter, because none of the elements that they are compared with was between the runs.
  let distance: Int32
  /// The top block of the previous pile, or -1 if there is none.
  let before: Int32
}

/// Returns the first pile whose top has an old position after `old`. The search starts at the end, because it's usually
/// one of the last piles.
@inline(__always)
private func firstPile(
  notBelow old: Int32, in piles: borrowing Scratch<Int32>, _ places: borrowing Scratch<Place>
) -> Int {
  func isBelow(_ pile: Int) -> Bool {
    places[Int(piles[pile])].distance &+ Int32(truncatingIfNeeded: pile) < old
  }
  var high = piles.count
  var step = 1
  while high &- step >= 0, !isBelow(high &- step) {
    high &-= step
    step &*= 2
  }
  return (min(max(high &- step, -1) &+ 1, high)..<high).partitioningIndex { !isBelow($0) }
}
