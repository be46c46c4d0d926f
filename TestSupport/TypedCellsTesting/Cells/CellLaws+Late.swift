import TypedCells

extension CellLaws {
  /// `cell.noLateContent`: a used cell shows late content of its own row only, whenever answers arrive.
  ///
  /// The law delivers held answers between updates, in both orders, in part and never. If the cell is updated in
  /// place, it must show the content of the last update after all answers arrived; until then, the earlier content
  /// of the row may remain. An `await` before the assertion waits for the cell's own tasks and callbacks as well.
  public static var noLateContent: Law<Self> {
    Law("cell.noLateContent", unless: \.reasonNotToWait) { cell in
      if let found = cell.findings.lateProblems { return found }
      let late = cell.lateLooks
      guard !late.isEmpty else { return [cell.reasonThatNothingIsHeld] }
      let all = cell.pairs + cell.samples.indices.map { ($0, $0) }
      let problem = cell.transitions.firstResult { transition in
        all.firstResult { first, second in
          cell.lateScripts(first, second, transition).firstResult { script in
            cell.lateProblem(
              script, first, second, transition, look: cell.look(after: script.steps), late)
          }
        }
      }
      return problem.map { [$0] } ?? []
    }
  }

  /// The looks of a fresh cell for each sample, before, while and after its answers arrive; empty if no sample
  /// requests content.
  ///
  /// They are observed once, because cells with a common cache request nothing the second time.
  var lateLooks: [[CellObservation]] {
    if let known = findings.lateLooks { return known }
    let looks = held.map(observeLateLooks) ?? []
    findings.lateLooks = looks
    return looks
  }

  private func observeLateLooks(_ held: HeldContent) -> [[CellObservation]] {
    var asked = 0
    let looks = samples.indices.map { index in
      var looks: [CellObservation] = []
      for order in [HeldContent.Order.onlyLatest, .onlyEarliest] {
        let fresh = handling.make()
        defer { discard(fresh) }
        perform([.update(index)], on: fresh, with: samples.forTrial())
        looks.append(look(of: fresh))
        while held.count > 0 {
          asked += 1
          held.deliver(order)
          looks.append(look(of: fresh))
        }
      }
      return looks
    }
    return asked == 0 ? [] : looks
  }

  private var reasonNotToWait: String? {
    if findings.isRestless {
      return
        "a fresh cell still changes 1.5 seconds after an update, so its last look isn't known. If it is "
        + "animated, stop that in the test. If it loads, let the test's loader answer sooner, or let it hold its "
        + "answers, with `HeldContent`"
    }
    if held == nil, findings.lateProblems == nil {
      return reasonNotToCompare ?? "the test neither waits nor holds content back"
    }
    return isBroken(Self.noStaleState) ? "the cell shows stale state already" : reasonNotToCompare
  }
}
