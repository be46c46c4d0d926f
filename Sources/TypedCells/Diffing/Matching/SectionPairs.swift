/// The positions of each section before and after a change.
@frozen
@usableFromInline
struct SectionPairs {
  /// The old position of each new section; `nil` if it was inserted.
  @usableFromInline let oldPositions: [Int?]
  /// The new position of each old section; `nil` if it was deleted.
  @usableFromInline let newPositions: [Int?]

  init(oldPositions: [Int?], newPositions: [Int?]) {
    self.oldPositions = oldPositions
    self.newPositions = newPositions
  }

  @usableFromInline
  init(_ changes: PositionChanges, oldCount: Int, newCount: Int) {
    var old = [Int?](repeating: nil, count: newCount)
    var new = [Int?](repeating: nil, count: oldCount)
    var isGone = [Bool](repeating: false, count: oldCount)
    var isTaken = [Bool](repeating: false, count: newCount)
    for position in changes.deletions.joined() { isGone[position] = true }
    for position in changes.insertions.joined() { isTaken[position] = true }
    for move in changes.moves {
      isGone[move.old] = true
      isTaken[move.new] = true
      old[move.new] = move.old
      new[move.old] = move.new
    }
    let stayed = zip(new.indices.filter { !isGone[$0] }, old.indices.filter { !isTaken[$0] })
    for (oldPosition, newPosition) in stayed {
      old[newPosition] = oldPosition
      new[oldPosition] = newPosition
    }
    oldPositions = old
    newPositions = new
  }
}
