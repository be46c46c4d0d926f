/// A cell that many trials share, and the data that it shows.
///
/// To create a cell costs as much as several updates, and nearly all trials of a correct cell pass. So a trial first
/// uses a cell that earlier trials have used, and only if that cell doesn't look like a fresh one, the trial is repeated
/// with a cell and data of its own, for an exact report.
@MainActor
struct UsedCell<Cell: AnyObject, Sample> {
  let cell: Cell
  let data: [Sample]
}

extension CellLaws {
  /// Creates a cell for many trials. Discard it after the last one.
  func makeUsedCell() -> UsedCell<Cell, Sample> {
    UsedCell(cell: handling.make(), data: samples.forTrial())
  }

  /// Returns the look of a used cell after the steps of a trial.
  func look(of used: UsedCell<Cell, Sample>, after steps: [CellStep]) -> CellObservation {
    perform(steps, on: used.cell, with: used.data)
    return look(of: used.cell)
  }

  /// A sequence of samples in which each ordered pair occurs once, and each sample follows itself once.
  ///
  /// It is a de Bruijn sequence, from its Lyndon words. It begins with two samples that differ.
  var sequenceOfAllPairs: [Int] {
    var cycle = samples.indices.flatMap { first in
      [first] + (first + 1..<samples.indices.endIndex).flatMap { [first, $0] }
    }
    if !cycle.isEmpty { cycle.append(cycle.removeFirst()) }
    return cycle + cycle.prefix(1)
  }
}
