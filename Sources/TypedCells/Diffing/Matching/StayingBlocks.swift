/// Neighbouring runs, between which no element moves.
struct Block: BitwiseCopyable {
  /// The old position of its first element.
  let old: Int32
  /// How many elements it has.
  var count: Int32
  /// Where its runs begin among all.
  let firstRun: Int32
}

/// Tells which blocks stay while the others move past them, so that as few elements as can be move.
///
/// The blocks that stay are a heaviest increasing subsequence. It is found by patience sorting
/// (Fredman, 1975) of all elements, a block at a time: since there is nothing else between the elements
/// of a block, before or after, they come to lie on neighbouring piles, and end up staying together
/// or moving together. A pile knows only the block on its top.
///
/// - Parameter blocks: the blocks in their new order, at least one.
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

/// Where a block was laid.
private struct Place: BitwiseCopyable {
  /// How far old positions are from the numbers of piles, for the elements of the block.
  ///
  /// Where elements between its runs were deleted this is too low for the later ones; but elements that are
  /// compared with them were never between them.
  let distance: Int32
  /// The block that was on top of the pile before its first, -1 if there is none.
  let before: Int32
}

/// The first pile whose top has an old position after `old`; usually it's one of the last.
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
