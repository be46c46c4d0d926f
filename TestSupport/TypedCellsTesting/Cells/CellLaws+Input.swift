import TypedCells

extension CellLaws {
  /// `cell.forgetsInput`: a user's input to one row doesn't change the look of the next row.
  ///
  /// The law selects and highlights the cell, edits it, and uses every control in it, once and twice. A cell with
  /// configurations is also swiped and focused.
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
            let inputs = Array(repeating: CellStep.input(index), count: count)
            let steps = [.update(first)] + inputs + reuse + [.update(second)]
            if cell.look(of: used, after: reuse + steps) == cell.references[second] { return nil }
            return cell.differenceFromFresh(after: steps, showing: second).map {
              "after \(input.name)\(count == 2 ? " twice" : "") in sample \(first), sample \(second) differs at "
                + $0.words(other: "fresh cell")
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
          name: $0.name(), callsActions: $0.callsActions, isOneEvent: $0.isOneEvent)
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
