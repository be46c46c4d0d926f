/// Tells which runs stay while the others move past them, so that as few elements as can be move.
///
/// The runs that stay are a heaviest increasing subsequence. It is found by patience sorting
/// (Fredman, 1975) of all elements, a run at a time: since the elements of a run are neighbours
/// before and after, they come to lie on neighbouring piles, and end up staying together or moving
/// together. A pile knows only the run on its top.
///
/// - Complexity: O(*n* + *m* log *n*) for *m* runs of *n* elements.
func stayingRuns(of runs: borrowing Scratch<Matching.Run>) -> [Bool] {
  var piles = Scratch<Int32>(capacity: 256)
  /// By run: its first pile, and the run on top of the pile before when it was laid there.
  var places = Scratch<(pile: Int32, before: Int32)>(capacity: runs.count)
  for index in 0..<runs.count {
    let run = runs[index]
    let pile = firstPile(notBelow: run.old, in: piles, places, runs)
    places.append((Int32(pile), pile > 0 ? piles[pile - 1] : -1))
    for pile in pile..<pile + Int(run.count) {
      if pile < piles.count { piles[pile] = Int32(index) } else { piles.append(Int32(index)) }
    }
  }
  var stays = [Bool](repeating: false, count: runs.count)
  var index = piles.isEmpty ? -1 : Int(piles[piles.count - 1])
  while index >= 0 {
    stays[index] = true
    index = Int(places[index].before)
  }
  return stays
}

/// The first pile whose top stood at `old` or behind it; most often it is one of the last.
private func firstPile(
  notBelow old: Int32, in piles: borrowing Scratch<Int32>,
  _ places: borrowing Scratch<(pile: Int32, before: Int32)>,
  _ runs: borrowing Scratch<Matching.Run>
) -> Int {
  func isBelow(_ pile: Int) -> Bool {
    let run = Int(piles[pile])
    return runs[run].old + Int32(pile) - places[run].pile < old
  }
  var high = piles.count
  var step = 1
  while high - step >= 0, !isBelow(high - step) {
    high -= step
    step *= 2
  }
  var low = max(high - step, -1) + 1
  while low < high {
    let middle = (low + high) / 2
    if isBelow(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}
