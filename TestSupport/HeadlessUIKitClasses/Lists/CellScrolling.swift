/// What the code that tables and collection views share needs of each of them.
@MainActor
protocol CellScrolling: CellScrollView {
  var isEditing: Bool { get set }

  /// The words of exceptions.
  static var words: BatchLedger.Words { get }

  /// Requests the number of rows or items in each section from the data source.
  func readCounts() -> [Int]

  func discardContent()

  /// Whether a batch is checked and performed. Otherwise the view discards its content.
  var performsBatches: Bool { get }

  /// Makes the view show the content after a valid batch.
  func perform(_ ledger: BatchLedger, counts: [Int])

  func layOutAfterBatch()
}

extension CellScrolling {
  /// The number of rows or items in each section. The view requests the numbers from its data source once, and again
  /// after a change.
  var currentCounts: [Int] {
    if let requestedCounts { return requestedCounts }
    let counts = readCounts()
    requestedCounts = counts
    return counts
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && currentCounts.indices.contains(path.section)
      && (0..<currentCounts[path.section]).contains(path[1])
  }

  /// Whether the user can select several rows or items, which may differ in editing mode.
  var selectsMultiple: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}
