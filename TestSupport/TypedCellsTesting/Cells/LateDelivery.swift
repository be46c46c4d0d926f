import TypedCells

// The trials of `cell.noLateContent` with answers that a test holds back. The synchronous law performs them
// at once; for `async` loaders they are performed with pauses.

/// The looks that are right while answers arrive.
///
/// Before the first answer of a row, its content may be there already: kept from the same row, or cached.
enum LateMoment { case before, any, after }

/// One order of events around a cell that shows one sample after another.
struct LateScript {
  let words: String
  let moment: LateMoment
  let steps: [CellStep]
}

extension CellLaws {
  /// Returns every order of events to try with two samples and a transition.
  ///
  /// A cell that is updated in place still shows the same row, so its earlier content may remain until the new
  /// content arrives. Only the look after all content counts.
  func lateScripts(
    _ first: Int, _ second: Int, _ transition: CellTransition
  ) -> [LateScript] {
    let scripts = lateScripts(first, second, between: transition.steps)
    return transition.isReuse ? scripts : scripts.filter { $0.moment == .after }
  }

  private func lateScripts(
    _ first: Int, _ second: Int, between: [CellStep]
  ) -> [LateScript] {
    let (one, two) = (CellStep.update(first), CellStep.update(second))
    let all = CellStep.deliver(.earliestFirst)
    let common = [
      LateScript(
        words: "before anything arrives for its row", moment: .before,
        steps: [one, all] + between + [two]),
      LateScript(
        words: "after all content, latest first", moment: .after,
        steps: [one] + between + [two, .deliver(.latestFirst)]),
      LateScript(
        words: "after all content, earliest first", moment: .after,
        steps: [one] + between + [two, all]),
      LateScript(
        words: "after the earliest content", moment: .any,
        steps: [one] + between + [two, .deliver(.onlyEarliest)]),
      LateScript(
        words: "after content between the rows", moment: .before,
        steps: [one] + between + [all, two]),
      LateScript(
        words: "after content before and between the rows", moment: .after,
        steps: [one] + between + [all, two, all]),
    ]
    guard first != second else {
      return common + [
        LateScript(
          words: "after the same content twice", moment: .after,
          steps: [one, all] + between + [two, all])
      ]
    }
    let around = [two] + between + [one] + between + [two]
    return common + [
      LateScript(
        words: "after another row in between and the earliest content", moment: .any,
        steps: around + [.deliver(.onlyEarliest)]),
      LateScript(
        words: "after another row in between and all content", moment: .after,
        steps: around + [.deliver(.latestFirst)]),
    ]
  }

  /// Returns the difference between a look and those that are right at a moment.
  func lateProblem(
    _ script: LateScript, _ first: Int, _ second: Int, _ transition: CellTransition,
    look: CellObservation, _ late: [[CellObservation]]
  ) -> String? {
    let looks = late[second]
    let allowed = script.moment == .after ? looks.suffix(1) : looks[...]
    guard !allowed.contains(look),
      let difference = look.difference(
        from: script.moment == .before ? looks[0] : looks[looks.count - 1])
    else { return nil }
    let inPlace = transition.isReuse ? "" : ", \(transition.words)"
    return
      "sample \(second) after sample \(first)\(inPlace), whose content arrives late: \(script.words), it "
      + "differs at " + difference.words(other: "fresh cell")
      + ". " + (transition.isReuse ? LateWords.cure : LateWords.cureInPlace)
  }

  /// Performs the same trials with pauses in which tasks run.
  func examineWhileDelivering() async {
    findings.lateProblems = await problemWhileDelivering().map { [$0] } ?? []
  }

  private func problemWhileDelivering() async -> String? {
    guard let held, reasonNotToCompare == nil else { return nil }
    var late: [[CellObservation]] = []
    var isAsked = false
    for index in samples.indices {
      var looks: [CellObservation] = []
      for order in [HeldContent.Order.onlyLatest, .onlyEarliest] {
        let fresh = handling.make()
        defer { discard(fresh) }
        await performSlowly([.update(index)], on: fresh, with: samples.forTrial())
        looks.append(look(of: fresh))
        while held.count > 0 {
          isAsked = true
          held.deliver(order)
          await clock.pause()
          looks.append(look(of: fresh))
        }
      }
      late.append(looks)
    }
    findings.lateReferences = late.map { $0[$0.count - 1] }
    if !isAsked { return reasonThatNothingIsHeld }
    for transition in transitions {
      for (first, second) in pairs + samples.indices.map({ ($0, $0) }) {
        for script in lateScripts(first, second, transition) {
          let cell = handling.make()
          defer { discard(cell) }
          await performSlowly(script.steps, on: cell, with: samples.forTrial())
          let look = look(of: cell)
          if let problem = lateProblem(script, first, second, transition, look: look, late) {
            return problem
          }
        }
      }
    }
    return nil
  }

  private func performSlowly(_ steps: [CellStep], on cell: Cell, with data: [Sample]) async {
    for step in steps {
      perform([step], on: cell, with: data)
      if case .prepare = step { continue }
      await clock.pause()
    }
  }

  var reasonThatNothingIsHeld: String {
    "`.delivering` holds content back, but updates ask for none of it. Pass the "
      + "`HeldContent` of the loader that the cell uses; if the cell loads in a task, write `await` before "
      + "the assertion"
  }
}
