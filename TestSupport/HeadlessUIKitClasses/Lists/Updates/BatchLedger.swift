/// The changes of a batch update.
struct BatchLedger {
  /// The names of an element and its container in exceptions.
  struct Words {
    let element: String
    let container: String

    static let table = Words(element: "row", container: "table view")
    static let collection = Words(element: "item", container: "collection view")
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
