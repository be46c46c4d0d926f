@testable import TypedCellsTesting

/// Two samples that one cell showed after each other.
struct SamplePair: Hashable {
  let first: Int
  let second: Int

  /// Whether the cell wasn't prepared for reuse in between.
  let isInPlace: Bool
}

/// What an examination does with its cells.
@MainActor
final class ExaminationTrace {
  private var cellCount = 0

  /// The cells that were made and not discarded yet.
  private(set) var shownCells: Set<Int> = []

  /// The surroundings that began and haven't ended, of single cells and of all cells.
  var surroundings: Set<String> = []

  /// The pairs of samples that cells showed after each other.
  private(set) var pairs: Set<SamplePair> = []

  private var updates: [Int: Int] = [:]
  private var lastSamples: [Int: (sample: Int, isInPlace: Bool)] = [:]

  /// The largest number of updates of one cell.
  var mostUpdates: Int { updates.values.max() ?? 0 }

  /// Notes a new cell and returns its number.
  func noteNewCell() -> Int {
    cellCount += 1
    shownCells.insert(cellCount)
    return cellCount
  }

  func noteUpdate(of cell: Int, with sample: Int) {
    updates[cell, default: 0] += 1
    if let last = lastSamples[cell] {
      pairs.insert(SamplePair(first: last.sample, second: sample, isInPlace: last.isInPlace))
    }
    lastSamples[cell] = (sample, true)
  }

  func notePreparation(of cell: Int) { lastSamples[cell]?.isInPlace = false }

  func noteDiscard(of cell: Int) { shownCells.remove(cell) }
}
