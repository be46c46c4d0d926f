import TypedCells

extension CellLaws {
  /// `cell.followsSurroundings`: a cell adapts to its current width and traits.
  ///
  /// A used cell must look like a cell that is created in the surrounding.
  public static var followsSurroundings: Law<Self> {
    Law("cell.followsSurroundings", unless: \.reasonNotToGoOn) { cell in
      let used = cell.transitions.isEmpty ? nil : cell.makeUsedCell()
      defer { if let used { cell.discard(used.cell) } }
      let problem = cell.handling.surroundings.indices.firstResult { index -> String? in
        // A look that depends on a width or on traits does so in every sample or in one kind of row.
        cell.samples.indices.prefix(3).firstResult { sample -> String? in
          cell.surroundingTrials(index, showing: sample).firstResult { trial -> String? in
            cell.problem(after: trial, showing: sample, in: index, used).map {
              trial.words + ", it differs at " + $0.words(other: "fresh cell")
                + ". Compute sizes in layoutSubviews, and set in every update what depends on traits"
            }
          }
        }
      }
      return problem.map { [$0] } ?? []
    }
  }

  /// The trials of one surrounding, at whose end the cell shows a sample.
  ///
  /// A cell that shows one row only can't be updated a second time, so its surrounding changes while it shows the row.
  private func surroundingTrials(_ index: Int, showing second: Int) -> [SurroundingTrial] {
    let surrounding = handling.surroundings[index]
    let first = (second + 1) % samples.indices.count
    let alone = SurroundingTrial(
      words: "when \(surrounding.name) while sample \(second) is shown",
      steps: [.update(second), .layOut, .enter(index)])
    let ownTrials = surrounding.adaptsByItself ? [alone] : []
    guard let reuse = transitions.first?.steps else { return ownTrials }
    return [
      SurroundingTrial(
        words: "when \(surrounding.name) between sample \(first) and sample \(second)",
        steps: [.update(first), .layOut, .enter(index)] + reuse + [.update(second)]),
      SurroundingTrial(
        words: "when \(surrounding.name) only until sample \(second) follows sample \(first)",
        steps: [.enter(index), .update(first), .layOut, .leave(index)] + reuse + [.update(second)],
        endsInside: false),
    ] + ownTrials
  }

  /// Returns the difference between a cell and a fresh one in the surrounding at the end of a trial.
  ///
  /// - Parameters:
  ///   - shared: the cell for all trials, which is prepared first; `nil` for a cell that shows one row only.
  private func problem(
    after trial: SurroundingTrial, showing sample: Int, in surrounding: Int,
    _ shared: UsedCell<Cell, Sample>?
  ) -> CellObservation.Difference? {
    func lookAtEnd(of steps: [CellStep], _ cell: Cell, _ data: [Sample]) -> CellObservation {
      perform(steps, on: cell, with: data)
      defer { if trial.endsInside { perform([.leave(surrounding)], on: cell, with: data) } }
      return self.look(of: cell)
    }
    func freshLook(_ data: [Sample]) -> CellObservation {
      if trial.endsInside { handling.surroundings[surrounding].enter(nil) }
      let fresh = handling.make()
      defer { discard(fresh) }
      let beginning: [CellStep] = trial.endsInside ? [.enter(surrounding)] : []
      return lookAtEnd(of: beginning + [.update(sample)], fresh, data)
    }
    let key = [surrounding, sample]
    let expected: CellObservation
    if trial.endsInside {
      expected = findings.looksInSurroundings[key] ?? freshLook(samples.forTrial())
      findings.looksInSurroundings[key] = expected
    } else {
      expected = references[sample]
    }
    if let shared {
      let reuse = transitions.first?.steps ?? []
      if lookAtEnd(of: reuse + trial.steps, shared.cell, shared.data) == expected { return nil }
    }
    let data = samples.forTrial()
    let used = handling.make()
    defer { discard(used) }
    let look = lookAtEnd(of: trial.steps, used, data)
    // A cache that cells share can be filled by now, so a look that differs is compared with another fresh cell.
    return look == expected ? nil : look.difference(from: freshLook(data))
  }
}

/// What happens to a cell while a surrounding changes.
private struct SurroundingTrial {
  let words: String
  let steps: [CellStep]

  /// Whether the cell is still in the surrounding at the end.
  var endsInside = true
}
