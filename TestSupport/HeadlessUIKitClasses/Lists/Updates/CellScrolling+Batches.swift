/// A batch update that began and hasn't ended.
struct BatchInProgress {
  var ledger: BatchLedger
  let countsBefore: [Int]
  /// The number of nested batch updates.
  var depth = 1
  var completions: [(Bool) -> Void] = []
}

extension CellScrolling {
  func beginBatch() {
    cellPass.assertNotRunning(Self.words.beginning, in: Self.words.container)
    guard batch == nil else {
      batch?.depth += 1
      return
    }
    batch = BatchInProgress(
      ledger: BatchLedger(words: Self.words), countsBefore: performsBatches ? currentCounts : [])
  }

  func endBatch() {
    guard let ending = batch else { return }
    guard ending.depth == 1 else {
      batch?.depth -= 1
      return
    }
    perform(ending)
    let completions = batch?.completions ?? []
    batch = nil
    layOutAfterBatch()
    guard !completions.isEmpty else { return }
    let isFinished = hierarchyWindow != nil
    UIKitLoop.later { for completion in completions { completion(isFinished) } }
  }

  private func perform(_ batch: BatchInProgress) {
    if performsBatches { check(batch.ledger, before: batch.countsBefore) } else { discardContent() }
  }

  /// Performs a batch if it is valid. Otherwise raises UIKit's exception, and discards the content.
  private func check(_ ledger: BatchLedger, before: [Int]) {
    let after = readCounts()
    if let violation = ledger.violation(before: before, after: after) {
      UIKitException.raise(violation)
      return discardContent()
    }
    perform(ledger, counts: after)
  }

  /// Records a change. Outside a batch update, the change is a batch of its own.
  func update(_ change: (inout BatchLedger) -> Void) {
    beginBatch()
    if batch != nil { change(&batch!.ledger) }
    endBatch()
  }

  /// Moves the cells after the user moved a row or item. The data source has already moved it.
  func acceptMove(from source: IndexPath, to target: IndexPath) {
    var move = BatchLedger(words: Self.words)
    move.moved = [.init(source: source, target: target)]
    check(move, before: currentCounts)
    layoutIfNeeded()
  }
}
