import TypedCells

extension CellLaws {
  /// `cell.followsSurroundings`: a cell adapts to its current width and traits.
  ///
  /// A used cell must look like a cell that is created in the surrounding.
  public static var followsSurroundings: Law<Self> {
    Law("cell.followsSurroundings", unless: \.reasonNotToGoOn) { cell in
      let reuse = cell.transitions.first?.steps ?? []
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
            cell.problem(after: trial.steps, showing: second, in: index, isAfter: trial.isAfter)
              .map {
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
  private func problem(
    after steps: [CellStep], showing sample: Int, in surrounding: Int, isAfter: Bool
  ) -> CellObservation.Difference? {
    held?.drop()
    let data = samples.forTrial()
    let used = handling.make()
    defer { discard(used) }
    perform(steps, on: used, with: data)
    let look = look(of: used)
    if isAfter { perform([.leave(surrounding)], on: used, with: data) }
    // Most cells look like the fresh cell of an earlier trial, so another fresh cell isn't needed.
    let key = [surrounding, sample]
    if look == (isAfter ? findings.looksInSurroundings[key] : references[sample]) { return nil }
    if isAfter { handling.surroundings[surrounding].enter(nil) }
    let fresh = handling.make()
    defer { discard(fresh) }
    perform((isAfter ? [.enter(surrounding)] : []) + [.update(sample)], on: fresh, with: data)
    let expected = self.look(of: fresh)
    let difference = look.difference(from: expected)
    if isAfter {
      perform([.leave(surrounding)], on: fresh, with: data)
      findings.looksInSurroundings[key] = expected
    }
    return difference
  }
}
