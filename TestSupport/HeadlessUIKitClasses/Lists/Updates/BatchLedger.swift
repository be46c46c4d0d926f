/// The changes of a batch update.
struct BatchLedger {
  /// The names in exceptions: of an element, of its container, and of the method that begins a batch.
  struct Words {
    let element: String
    let container: String
    let beginning: String

    static let table = Words(
      element: "row", container: "table view", beginning: "beginUpdates")
    static let collection = Words(
      element: "item", container: "collection view",
      beginning: "performBatchUpdates:completion:")
  }

  struct Move<Position: Hashable>: Hashable {
    let source: Position
    let target: Position
  }

  let words: Words

  // Positions before the batch.
  var deletedSections: [Int] = []
  var reloadedSections: [Int] = []
  var deleted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var reconfigured: [IndexPath] = []

  // Positions after the batch.
  var insertedSections: [Int] = []
  var inserted: [IndexPath] = []

  // Moves from a position before the batch to one after it.
  var movedSections: [Move<Int>] = []
  var moved: [Move<IndexPath>] = []
}
