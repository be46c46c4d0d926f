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

  /// The pairs of samples in a cell whose first row is a sample, because a cell may decide something by its first row.
  ///
  /// The sample and each of the others follow one another in turn: the others after the first transition, and the
  /// sample itself after the last one. So the cells of all samples together show each pair after each transition.
  func rowPairs(inCellThatBeginsWith sample: Int) -> [CellFindings.Key] {
    guard let away = transitions.first, let back = transitions.last else { return [] }
    let count = samples.indices.count
    return (1...count).flatMap { distance in
      let other = (sample + distance) % count
      return [CellFindings.Key(sample, other, away), CellFindings.Key(other, sample, back)]
    }
  }
}
