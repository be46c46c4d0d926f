import TypedCells

extension CellLaws {
  /// `cell.forgetsInput`: a user's input to one row doesn't change the look of the next row.
  ///
  /// The law selects and highlights the cell, edits it, and uses every control in it, once and twice. A cell with
  /// configurations is also swiped and focused. In the next row, the same input and one other must do the same as in a
  /// fresh cell, because a cell may keep a state that only a control shows.
  public static var forgetsInput: Law<Self> {
    Law("cell.forgetsInput", unless: \.reasonNotToTouch) { cell in
      guard let reuse = cell.transitions.first(where: \.isReuse)?.steps else { return [] }
      let used = cell.makeUsedCell()
      defer { cell.discard(used.cell) }
      let problem = cell.samples.indices.firstResult { first -> String? in
        cell.inputs(of: first).enumerated().firstResult { index, input -> String? in
          // Each sample follows itself or the sample before it, so that every input is tried with both.
          let next = index % 2 == 0 ? (first + 1) % cell.samples.indices.count : first
          return (input.callsActions ? 1...2 : 1...1).firstResult { count -> String? in
            let second = count == 2 ? (first + 1) % cell.samples.indices.count : next
            let trial = InputTrial(
              first: first, input: index, name: input.name, count: count, reuse: reuse,
              second: second)
            if cell.look(of: used, after: reuse + trial.steps) == cell.references[second] {
              return input.isState ? nil : cell.problem(behindControlsAfter: trial, used)
            }
            return cell.differenceFromFresh(after: trial.steps, showing: second).map {
              "\(trial.words), sample \(second) differs at " + $0.words(other: "fresh cell")
                + ". " + $0.cureOfInput
            }
          }
        } ?? cell.problemWhileSelected(first, used, reuse)
      }
      return problem.map { [$0] } ?? []
    }
  }

  /// `cell.actsForItsRow`: a control of a used cell does the same as a fresh cell's, for the new row.
  ///
  /// A tap on a control is reported once. A text field may report the same row several times while a user edits it. A
  /// gesture has to be possible in at least one row.
  public static var actsForItsRow: Law<Self> {
    Law("cell.actsForItsRow", unless: \.reasonNotToTouch) { cell in
      if let gesture = cell.unreachableGesture {
        return [
          "\(gesture) never begins, because its view receives no touches. Set isUserInteractionEnabled of the view "
            + "and its superviews, which is false for labels and image views"
        ]
      }
      let used = cell.makeUsedCell()
      defer { cell.discard(used.cell) }
      let problem = cell.transitions.firstResult { transition -> String? in
        cell.samples.indices.firstResult { second -> String? in
          let first = (second + 1) % cell.samples.indices.count
          return cell.actions(of: second).firstResult { number, input in
            cell.problem(
              with: input, number,
              after: [.update(first)] + transition.steps + [.update(second)],
              words: "sample \(second) after sample \(first), \(transition.words)", showing: second,
              used, transition.steps)
          }
        }
      }
      return problem.map { [$0] } ?? []
    }
  }

  /// The numbers of the inputs that make a fresh cell call its row's closures or delegates, and the inputs.
  private func actions(of sample: Int) -> [(Int, CellFindings.Input)] {
    inputs(of: sample).enumerated().filter { $0.element.callsActions }.map { ($0, $1) }
  }

  /// The inputs of a fresh cell. They don't hold the cell.
  private func inputs(of sample: Int) -> [CellFindings.Input] {
    if let known = findings.inputs[sample] { return known }
    let fresh = handling.make()
    defer { discard(fresh) }
    perform([.update(sample)], on: fresh, with: samples.forTrial())
    handling.settle(fresh)
    let found = handling.inputs(fresh)
      .map {
        CellFindings.Input(
          name: $0.name(), callsActions: $0.callsActions, isOneEvent: $0.isOneEvent,
          isState: $0.isState)
      }
    findings.inputs[sample] = found
    findings.unreachableGestures[sample] = handling.unreachableGestures(fresh)
    return found
  }

  /// A gesture that begins in no row. One that some rows disable may be meant so.
  private var unreachableGesture: String? {
    let all = samples.indices.map { sample in
      _ = inputs(of: sample)
      return findings.unreachableGestures[sample] ?? []
    }
    return all.first?.first { gesture in all.allSatisfy { $0.contains(gesture) } }
  }

  /// Returns the difference between a cell after some steps and a fresh cell with the same data.
  ///
  /// Both use the data after the steps, because a user's action may change the data.
  private func differenceFromFresh(
    after steps: [CellStep], showing sample: Int
  ) -> CellObservation.Difference? {
    let data = samples.forTrial()
    let used = handling.make()
    defer { discard(used) }
    perform(steps, on: used, with: data)
    let look = look(of: used)
    if look == references[sample] { return nil }
    let fresh = handling.make()
    defer { discard(fresh) }
    perform([.update(sample)], on: fresh, with: data)
    return look.difference(from: self.look(of: fresh))
  }

  /// Returns a problem if an input does something else than in a fresh cell, because the cell keeps a state of the row
  /// before that it shows only after another input.
  ///
  /// The used cell shows the second row already.
  private func problem(
    behindControlsAfter trial: InputTrial, _ used: UsedCell<Cell, Sample>
  ) -> String? {
    var isReady = true
    return inputs(after: trial).firstResult { number, input in
      let steps = isReady ? [] : trial.reuse + trial.steps
      isReady = false
      let response = response(of: used.cell, used.data, to: number, after: steps)
      if isSame(response, freshResponse(to: number, showing: trial.second), input) { return nil }
      // The state may be an earlier trial's, and a second tap may end what the first one began.
      return (1...2).firstResult { problem(with: input, number, after: trial.repeated($0)) }
    }
  }

  /// Returns a problem if an input does something else in a cell of its own, because of an input to the row before.
  private func problem(
    with input: CellFindings.Input, _ number: Int, after trial: InputTrial
  ) -> String? {
    let found = response(to: number, after: trial.steps)
    // The inputs may change the data, or state outside the cell, so the fresh cell follows the same inputs to another
    // one. If two fresh cells differ, or if the row before is enough, the cell doesn't remember an input.
    let expected = freshResponse(to: number, after: trial)
    guard !isSame(found, expected, input),
      isSame(expected, freshResponse(to: number, after: trial), input),
      !isSame(found, response(to: number, after: trial.stepsWithoutInput), input)
    else { return nil }
    let start = "\(trial.words) and a reuse, \(input.name) in sample \(trial.second) "
    let cure =
      ". The cell remembers the earlier input; reset that state in every update or in prepareForReuse"
    if input.isOneEvent || found.look == expected.look, found.events != expected.events {
      return start + "calls \(found.events), fresh cell: \(expected.events)" + cure
    }
    return found.look.difference(from: expected.look).map {
      start + "shows " + $0.words(other: "fresh cell") + cure
    }
  }

  /// Whether two cells respond alike. A text field may report the same row several times.
  private func isSame(_ one: Response, _ two: Response, _ input: CellFindings.Input) -> Bool {
    guard one.look == two.look else { return false }
    return input.isOneEvent ? one.events == two.events : Set(one.events) == Set(two.events)
  }

  /// The inputs of the second row that are tried: the same one, and one other that calls closures or delegates.
  private func inputs(after trial: InputTrial) -> [(Int, CellFindings.Input)] {
    let all = Array(inputs(of: trial.second).enumerated()).map { ($0.offset, $0.element) }
    let same = all.filter { $0.1.name == trial.name }
    let others = all.filter { $0.1.name != trial.name && $0.1.callsActions }
    let number = trial.first + trial.second + trial.count
    return same + (others.isEmpty ? [] : [others[number % others.count]])
  }

  /// The response of a fresh cell after another cell got the inputs of a trial, with the same data.
  private func freshResponse(to input: Int, after trial: InputTrial) -> Response {
    let data = samples.forTrial()
    let before = handling.make()
    perform([.update(trial.first)] + trial.inputs, on: before, with: data)
    discard(before)
    let fresh = handling.make()
    defer { discard(fresh) }
    return response(of: fresh, data, to: input, after: [.update(trial.second)])
  }

  /// Returns a problem if a used cell looks wrong while it's selected, or after the selection ends.
  private func problemWhileSelected(
    _ sample: Int, _ shared: UsedCell<Cell, Sample>, _ reuse: [CellStep]
  ) -> String? {
    // A selection that an earlier row affects does so in every sample or in one kind of row. If the data select the
    // cell, it is still selected afterwards.
    guard sample < 3, let selection = handling.selection,
      !references.contains(where: { $0.root.properties.contains { $0.name == "isSelected" } })
    else { return nil }
    let before = (sample + 1) % samples.indices.count
    /// Selects the row before and updates it in place, if the cell can be updated so; otherwise selects the row itself.
    func looks(of cell: Cell, _ data: [Sample]) -> (during: CellObservation, after: CellObservation)
    {
      perform(
        [.update(before)] + (isReconfigurable ? [] : reuse + [.update(sample)]), on: cell,
        with: data)
      selection(cell, true)
      handling.settle(cell)
      if isReconfigurable { perform([.update(sample)], on: cell, with: data) }
      let during = look(of: cell)
      selection(cell, false)
      return (during, look(of: cell))
    }
    let expected = selectedLook(of: sample, selection)
    perform(reuse, on: shared.cell, with: shared.data)
    let shown = looks(of: shared.cell, shared.data)
    if shown.during == expected, shown.after == references[sample] { return nil }
    let cell = handling.make()
    defer { discard(cell) }
    let own = looks(of: cell, samples.forTrial())
    let cure = ". Derive the look from the data and the selection together"
    if let difference = difference(of: own.after, fromFresh: sample) {
      return "after a selection that ends while sample \(sample) is shown, it differs at "
        + difference.words(other: "fresh cell") + cure
    }
    return own.during.difference(from: selectedLook(of: sample, selection)).map {
      "while sample \(sample) is selected after sample \(before), it differs at "
        + $0.words(other: "fresh cell") + cure
    }
  }

  /// The look of a selected fresh cell.
  private func selectedLook(
    of sample: Int, _ selection: @MainActor (Cell, Bool) -> Void
  ) -> CellObservation {
    let fresh = handling.make()
    defer { discard(fresh) }
    perform([.update(sample)], on: fresh, with: samples.forTrial())
    selection(fresh, true)
    return look(of: fresh)
  }

  private typealias Response = (events: [String], look: CellObservation)

  /// The response of a fresh cell to an input, which doesn't depend on the transition between rows.
  private func freshResponse(to input: Int, showing sample: Int) -> Response {
    let key = [input, sample]
    if let known = findings.freshResponses[key] { return known }
    let found = response(to: input, after: [.update(sample)])
    findings.freshResponses[key] = found
    return found
  }

  private func response(to input: Int, after steps: [CellStep]) -> Response {
    let cell = handling.make()
    defer { discard(cell) }
    return response(of: cell, samples.forTrial(), to: input, after: steps)
  }

  private func response(
    of cell: Cell, _ data: [Sample], to input: Int, after steps: [CellStep]
  ) -> Response {
    perform(steps, on: cell, with: data)
    _ = log?.takeAll()
    perform([.input(input)], on: cell, with: [])
    return (log?.takeAll() ?? [], look(of: cell))
  }

  private func problem(
    with described: CellFindings.Input, _ input: Int, after steps: [CellStep], words: String,
    showing sample: Int, _ shared: UsedCell<Cell, Sample>, _ transition: [CellStep]
  ) -> String? {
    let name = described.name
    let expected = freshResponse(to: input, showing: sample)
    if described.isOneEvent, expected.events.count > 1, Set(expected.events).count == 1 {
      return "\(name) in sample \(sample) is reported \(expected.events.count) times: "
        + "\(expected.events[0]). Add the target or the action once, when the cell is created"
    }
    let again = response(of: shared.cell, shared.data, to: input, after: transition + steps)
    if again == expected { return nil }
    let found = response(to: input, after: steps)
    let cure =
      ". Replace in every update what the control calls, and add targets when the cell is created"
    if found.events != expected.events {
      return "\(words): \(name) calls \(found.events), fresh cell: \(expected.events)" + cure
    }
    // An action that changes state outside the cell may look different each time.
    guard let difference = found.look.difference(from: expected.look),
      response(to: input, after: [.update(sample)]).look == expected.look
    else { return nil }
    return "\(words): after \(name) it differs at " + difference.words(other: "fresh cell") + cure
  }

  private var reasonNotToTouch: String? {
    isTouched ? reasonNotToGoOn : "the cell is declared untouched"
  }
}

/// Inputs to one row, and a reuse for a second one.
private struct InputTrial {
  let first: Int
  let input: Int
  let name: String
  let count: Int
  let reuse: [CellStep]
  let second: Int

  var inputs: [CellStep] { Array(repeating: .input(input), count: count) }
  var steps: [CellStep] { [.update(first)] + inputs + reuse + [.update(second)] }
  var stepsWithoutInput: [CellStep] { [.update(first), .layOut] + reuse + [.update(second)] }
  var words: String { "after \(name)\(count == 2 ? " twice" : "") in sample \(first)" }

  func repeated(_ count: Int) -> InputTrial {
    InputTrial(
      first: first, input: input, name: name, count: count, reuse: reuse, second: second)
  }
}
