/// A moment of a cell that showed many rows, one after another.
struct ManyRows {
  let count: Int

  /// The sample in the last row.
  let last: Int

  /// The transition to the last row.
  let transition: CellTransition

  /// The look of the cell with the last row.
  let look: CellObservation

  init(count: Int, last: Int, _ transition: CellTransition, _ look: CellObservation) {
    (self.count, self.last) = (count, last)
    (self.transition, self.look) = (transition, look)
  }
}
