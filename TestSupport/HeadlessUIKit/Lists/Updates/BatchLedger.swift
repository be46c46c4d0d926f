/// The changes of a batch, in old and new positions.
struct BatchLedger {
  /// What one element is called in exceptions, and what holds it.
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

  // Old positions.
  var deletedSections: [Int] = []
  var reloadedSections: [Int] = []
  var deleted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var reconfigured: [IndexPath] = []

  // New positions.
  var insertedSections: [Int] = []
  var inserted: [IndexPath] = []

  // From old to new positions.
  var movedSections: [Move<Int>] = []
  var moved: [Move<IndexPath>] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && reloadedSections.isEmpty && deleted.isEmpty && reloaded.isEmpty
      && reconfigured.isEmpty && insertedSections.isEmpty && inserted.isEmpty
      && movedSections.isEmpty && moved.isEmpty
  }
}
