import TypedCells

extension CellLaws {
  /// `cell.total`: every sample updates without trapping, whatever the cell showed before.
  ///
  /// A trap ends the process, so no other test runs. The law writes the sample to the standard error
  /// first. HeadlessUIKit's exceptions are reported instead, and the other laws are skipped.
  public static var total: Law<Self> {
    Law("cell.total") { cell in
      withLastWords { cell.firstException(lastWords: $0) }.map { [$0] } ?? []
    }
  }

  /// `cell.freshCells`: `.made` creates a new cell on each call.
  public static var freshCells: Law<Self> {
    Law("cell.freshCells") { cell in
      let (one, other) = (cell.handling.make(), cell.handling.make())
      defer {
        cell.discard(one)
        cell.discard(other)
      }
      return one === other
        ? ["`.made` returns the same cell twice; create a new cell in the closure"] : []
    }
  }

  /// `cell.keepsItsViews`: an update removes none of the cell's own views by a content configuration.
  ///
  /// A content configuration replaces the content view, with all views that the cell has added to it.
  public static var keepsItsViews: Law<Self> {
    Law("cell.keepsItsViews") { cell in
      let lost = cell.samples.indices.firstResult { index -> String? in
        let fresh = cell.handling.make()
        defer { cell.discard(fresh) }
        let lostViews = cell.handling.lostViews(fresh)
        cell.update(fresh, cell.samples.forTrial()[index])
        return lostViews().first
      }
      return lost.map {
        [
          "the update sets a content configuration, which replaces contentView, so '\($0)' isn't in the cell any more. "
            + "Show in the configuration what it shows, or use no configuration"
        ]
      } ?? []
    }
  }

  /// `cell.leavesItsData`: an update doesn't change its data.
  public static var leavesItsData: Law<Self> {
    Law("cell.leavesItsData", unless: \.reasonNotToShareData) { cell in
      guard cell.samples.holdObjects else { return [] }
      let problem = cell.samples.indices.firstResult { index -> String? in
        let samples = cell.samples.forTrial()
        let looks = (0..<2).map { _ in cell.look(after: [.update(index)], with: samples) }
        guard let difference = looks[1].difference(from: looks[0]) else { return nil }
        // A cell that differs also with data of its own breaks `cell.deterministic`.
        guard cell.look(after: [.update(index)]) == looks[0] else { return nil }
        return
          "when two cells show sample \(index), the second differs at "
          + difference.words(other: "first cell")
          + ". The first update changed the sample; change data when a user acts, not in an update"
      }
      return problem.map { [$0] } ?? []
    }
  }

  /// `cell.deterministic`: two fresh cells look alike for one sample.
  public static var deterministic: Law<Self> {
    Law("cell.deterministic", unless: \.reasonNotToMakeAnother) { cell in
      let references = cell.references
      // In the opposite order, so that state which other cells change differs from that of the first time.
      let found = cell.samples.indices.reversed().firstResult { index in
        cell.look(after: [.update(index)]).difference(from: references[index]).map { (index, $0) }
      }
      return found.map { index, difference in
        [
          "two fresh cells differ for sample \(index) at "
            + difference.words(other: "first cell")
            + ". The update depends on something that isn't in the sample, as static state, a random "
            + "number or the time; put that into the data"
        ]
      } ?? []
    }
  }

  /// `cell.distinguishingSamples`: every two samples look different to the observation.
  ///
  /// Two samples may also differ only after their late content arrived.
  public static var distinguishingSamples: Law<Self> {
    Law("cell.distinguishingSamples") { cell in
      guard cell.samples.indices.count > 1 else {
        return [
          "`samples:` has \(cell.samples.indices.count) samples; pass two at least, which differ on screen"
        ]
      }
      let pictures = cell.references
      let alike = cell.pairs.filter {
        $0 < $1 && pictures[$0] == pictures[$1] && !cell.differLater($0, $1)
      }
      if !alike.isEmpty, alike.count == cell.pairs.count / 2 {
        return [
          "no two samples differ in what is observed. "
            + (cell.observesByItself
              ? "Show the sample in the cell's update or in `updating:`, or return from `.observing` what "
                + "it shows"
              : "Return from `.observing` what the update changes")
        ]
      }
      // A test may repeat a sample, and equal samples may look alike.
      let samples = cell.samples.unused
      let unequal = alike.filter {
        areEqual(samples[$0], samples[$1]) != true && dumped(samples[$0]) != dumped(samples[$1])
      }
      guard let (first, second) = unequal.first else { return [] }
      let others = unequal.count == 1 ? "" : ", and so do \(unequal.count - 1) other pairs"
      return [
        "samples \(first) and \(second) both look alike\(others): either they show the same, or the "
          + "observation misses something. Rows whose data differ are updated even if they look the same"
      ]
    }
  }

  /// `cell.equalSamplesLookAlike`: equal data look alike, and data that don't change are equal.
  ///
  /// A list updates only the rows whose data are unequal.
  public static var equalSamplesLookAlike: Law<Self> {
    Law("cell.equalSamplesLookAlike") { cell in
      let samples = cell.samples.unused
      guard samples.first is any Equatable else { return [] }
      let equal = cell.pairs.firstResult { first, second -> String? in
        guard first < second, cell.areEqualSamples(first, second) else { return nil }
        return cell.references[second].difference(from: cell.references[first]).map {
          "samples \(first) and \(second) are equal, but they differ at "
            + $0.words(other: "sample \(first)")
            + ". A list doesn't update a row whose data are equal; compare in == what the cell shows"
        }
      }
      let anew = cell.samples.madeAnew
      let unequal = samples.indices.firstResult { index -> String? in
        guard !(type(of: samples[index] as Any) is AnyClass) else { return nil }
        if areEqual(samples[index], samples[index]) == false {
          return
            "sample \(index) isn't equal to itself, so its row is updated at every change. Compare in "
            + "== what the cell shows"
        }
        guard !cell.samples.holdObjects, anew.indices.contains(index),
          areEqual(samples[index], anew[index]) == false,
          dumped(samples[index]) == dumped(anew[index])
        else { return nil }
        return
          "sample \(index), created twice with the same values, isn't equal to itself, so its row is "
          + "updated at every change. Compare in == what the cell shows"
      }
      return [equal ?? unequal].compactMap(\.self)
    }
  }

  /// `cell.independent`: a cell continues to show its data when other cells show other data.
  public static var independent: Law<Self> {
    Law("cell.independent", unless: \.reasonNotToTrust) { cell in
      let problem = cell.samplesThatOtherCellsChange.firstResult { index -> String? in
        let samples = cell.samples.forTrial()
        let one = cell.handling.make()
        defer { cell.discard(one) }
        cell.perform([.update(index), .layOut], on: one, with: samples)
        // Two other cells are enough: state that two cells share is also shared with a third one.
        let others = (1...2).filter { $0 < cell.samples.indices.count }.map {
          (index + $0) % cell.samples.indices.count
        }
        for other in others {
          let another = cell.handling.make()
          defer { cell.discard(another) }
          cell.perform([.update(other), .layOut], on: another, with: samples)
        }
        let look = cell.look(of: one)
        if look == cell.references[index] { return nil }
        // A cell that changes with each layout shares nothing.
        guard cell.look(of: one) == look,
          let difference = cell.difference(of: look, fromFresh: index)
        else { return nil }
        let shown = others.map { "\($0)" }.joined(separator: " and ")
        return
          "a cell that shows sample \(index) differs once other cells show sample \(shown), at "
          + difference.words(other: "fresh cell")
          + ". They share something, as a static property; give each cell its own"
      }
      return problem.map { [$0] } ?? []
    }
  }
}

extension CellLaws {
  /// Shows every sample in a fresh cell and after every other sample, and returns the first exception.
  private func firstException(lastWords: LastWords) -> String? {
    let start = "[\(Self.total.name)] \(readableName(of: Cell.self)): "
    func exception(during part: String, _ work: @MainActor () -> Void) -> String? {
      let problem = "\(part) ends the process"
      lastWords.set(start + problem)
      return handling.exceptions(work).first.map { "\(problem) with \($0)" }
    }
    if let exception = exception(during: "the creation of a cell", showNothing) { return exception }
    var references: [CellObservation] = []
    for index in samples.indices {
      let exception = exception(during: "the update with sample \(index)") {
        references.append(look(after: [.update(index)]))
      }
      if let exception { return exception }
    }
    findings.references = references
    return samples.indices.firstResult { sample in
      let used = makeUsedCell()
      defer { discard(used.cell) }
      perform([.update(sample), .layOut], on: used.cell, with: used.data)
      var row = 1
      return rowPairs(inCellThatBeginsWith: sample).firstResult { key in
        let words = key.first == key.second ? "again" : "after sample \(key.first)"
        return exception(during: "the update with sample \(key.second) \(words)") {
          row += 1
          let look = look(of: used, after: key.transition.steps + [.update(key.second)])
          note(look, ofRow: row, key)
        }
      }
    }
  }

  /// Notes whether a used cell looked like a fresh one after two samples.
  private func note(_ look: CellObservation, ofRow row: Int, _ key: CellFindings.Key) {
    let fresh = references[key.second]
    if look == fresh {
      findings.passed.insert(key)
      return
    }
    if findings.looks[key] != nil { return }
    let steps = key.transition.steps + [CellStep.update(key.second)]
    let own = self.look(after: [.update(key.first), .layOut] + steps)
    findings.looks[key] = own
    if own == fresh, findings.lateRow == nil {
      findings.lateRow = ManyRows(count: row, last: key.second, key.transition, look)
    }
  }

  /// The samples whose cells don't look like fresh ones after other cells showed the next two samples.
  private var samplesThatOtherCellsChange: [Int] {
    let data = samples.forTrial()
    let order = Array(samples.indices)
    let cells = (order + order.prefix(2)).map { index in
      let cell = handling.make()
      perform([.update(index), .layOut], on: cell, with: data)
      return cell
    }
    defer { cells.forEach(discard) }
    return samples.indices.filter { look(of: cells[$0]) != references[$0] }
  }

  private func showNothing() {
    discard(handling.make())
    findings.startsTimerAtCreation = findings.hasNewTimer
  }

  /// Whether `==` of two samples returns `true`.
  func areEqualSamples(_ first: Int, _ second: Int) -> Bool {
    areEqual(samples.unused[first], samples.unused[second]) == true
  }

  /// Whether the samples look different after their late content arrived.
  private func differLater(_ first: Int, _ second: Int) -> Bool {
    if let late = findings.lateReferences { return late[first] != late[second] }
    let late = lateLooks
    return !late.isEmpty && late[first].last != late[second].last
  }

  private var reasonNotToMakeAnother: String? {
    if isBroken(Self.freshCells) { return "`.made` returns the same cell twice" }
    return isBroken(Self.leavesItsData) ? "updates change the data" : nil
  }

  private var reasonNotToShareData: String? {
    isBroken(Self.freshCells) ? "`.made` returns the same cell twice" : nil
  }
}

/// Whether two values of one type are equal, or `nil` if the type isn't equatable.
private func areEqual(_ one: Any, _ other: Any) -> Bool? {
  func compare<Value: Equatable>(_ value: Value) -> Bool? { (other as? Value).map { value == $0 } }
  return (one as? any Equatable).flatMap { compare($0) }
}

/// Returns everything that reflection finds in a value, as text.
private func dumped(_ value: Any) -> String {
  var text = ""
  dump(value, to: &text)
  return text
}
