import TypedCells

extension CellLaws {
  /// `cell.followsSurroundings`: a cell adapts to its current width and traits.
  ///
  /// A used cell must look like a cell that is created in the surrounding.
  public static var followsSurroundings: Law<Self> {
    Law("cell.followsSurroundings", unless: \.reasonNotToGoOn) { cell in
      let reuse = cell.transitions.first?.steps ?? []
      let used = cell.makeUsedCell()
      defer { cell.discard(used.cell) }
      let problem = cell.handling.surroundings.indices.firstResult { index -> String? in
        let surrounding = cell.handling.surroundings[index]
        // A look that depends on a width or on traits does so in every sample or in one kind of row.
        return cell.samples.indices.prefix(3).firstResult { second -> String? in
          let first = (second + 1) % cell.samples.indices.count
          let trials: [(words: String, steps: [CellStep], isAfter: Bool)] = [
            (
              "when \(surrounding.name) between sample \(first) and sample \(second)",
              [.update(first), .layOut, .enter(index)] + reuse + [.update(second)], true
            ),
            (
              "when \(surrounding.name) only until sample \(second) follows sample \(first)",
              [.enter(index), .update(first), .layOut, .leave(index)] + reuse + [.update(second)],
              false
            ),
            (
              "when \(surrounding.name) while sample \(second) is shown",
              [.update(second), .layOut, .enter(index)], true
            ),
          ]
          return trials.prefix(surrounding.adaptsByItself ? 3 : 2).firstResult { trial in
            cell.problem(
              after: trial.steps, showing: second, in: index, isAfter: trial.isAfter, used, reuse
            ).map {
              trial.words + ", it differs at " + $0.words(other: "fresh cell")
                + ". Compute sizes in layoutSubviews, and set in every update what depends on traits"
            }
          }
        }
      }
      return problem.map { [$0] } ?? []
    }
  }

  /// Returns the difference between a cell and a fresh one in the surrounding at the end of the steps.
  ///
  /// - Parameters:
  ///   - shared: the cell for all trials, which is prepared with the steps `reuse` first.
  private func problem(
    after steps: [CellStep], showing sample: Int, in surrounding: Int, isAfter: Bool,
    _ shared: UsedCell<Cell, Sample>, _ reuse: [CellStep]
  ) -> CellObservation.Difference? {
    func lookAtEnd(of steps: [CellStep], _ cell: Cell, _ data: [Sample]) -> CellObservation {
      perform(steps, on: cell, with: data)
      defer { if isAfter { perform([.leave(surrounding)], on: cell, with: data) } }
      return self.look(of: cell)
    }
    func freshLook(_ data: [Sample]) -> CellObservation {
      if isAfter { handling.surroundings[surrounding].enter(nil) }
      let fresh = handling.make()
      defer { discard(fresh) }
      let beginning: [CellStep] = isAfter ? [.enter(surrounding)] : []
      return lookAtEnd(of: beginning + [.update(sample)], fresh, data)
    }
    held?.drop()
    let key = [surrounding, sample]
    let expected: CellObservation
    if isAfter {
      expected = findings.looksInSurroundings[key] ?? freshLook(samples.forTrial())
      findings.looksInSurroundings[key] = expected
    } else {
      expected = references[sample]
    }
    if lookAtEnd(of: reuse + steps, shared.cell, shared.data) == expected {
      return nil
    }
    held?.drop()
    let data = samples.forTrial()
    let used = handling.make()
    defer { discard(used) }
    let look = lookAtEnd(of: steps, used, data)
    // A cache that cells share can be filled by now, so a look that differs is compared with another fresh cell.
    return look == expected ? nil : look.difference(from: freshLook(data))
  }
}
