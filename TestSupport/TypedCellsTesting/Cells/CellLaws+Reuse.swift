import TypedCells

extension CellLaws {
  /// `cell.idempotent`: a second update with the same data doesn't change the look.
  public static var idempotent: Law<Self> {
    Law("cell.idempotent", unless: \.reasonNotToRepeat) { cell in
      let problem = cell.samples.indices.firstResult { index -> String? in
        if cell.passedAlone(index) { return nil }
        let samples = cell.samples.forTrial()
        let fresh = cell.handling.make()
        defer { cell.discard(fresh) }
        cell.perform([.update(index)], on: fresh, with: samples)
        let once = cell.look(of: fresh)
        cell.perform([.update(index)], on: fresh, with: samples)
        return cell.look(of: fresh).difference(from: once).map {
          "after two updates with sample \(index) it differs at " + $0.words(other: "after one")
            + ". " + $0.cureOfRepetition
        }
      }
      return problem.map { [$0] } ?? []
    }
  }

  /// `cell.noStaleState`: an updated cell looks like a fresh one and shows nothing of the rows before.
  ///
  /// The law examines all ordered pairs of samples, the same sample twice, and long sequences. It prepares
  /// the cell in between if it is reusable, and doesn't if it is updated in place.
  public static var noStaleState: Law<Self> {
    Law("cell.noStaleState", unless: \.reasonNotToLookForStaleState) { cell in
      let stale = cell.staleTrials
      return stale.isEmpty
        ? (cell.staleRow ?? cell.staleDrawing).map { [$0] } ?? [] : cell.grouped(stale)
    }
  }

  /// Whether a sample looked fresh each time when it followed itself. A state that alternates looks fresh every second
  /// time.
  private func passedAlone(_ index: Int) -> Bool {
    transitions.map { CellFindings.Key(index, index, $0) }.allSatisfy {
      findings.passed.contains($0) && findings.looks[$0] == nil
    }
  }

  /// A trial in which a used cell differs from a fresh one.
  private struct Stale {
    let first: Int
    let second: Int
    let transition: CellTransition
    let difference: CellObservation.Difference
  }

  /// The pairs of samples after which the cell is stale, for each transition.
  private var staleTrials: [Stale] {
    let repeats = isBroken(Self.idempotent) ? [] : samples.indices.map { ($0, $0) }
    // A cell may ignore data that are equal, so their difference is reported once.
    let equality = isBroken(Self.equalSamplesLookAlike)
    let pairs = equality ? pairs.filter { !areEqualSamples($0, $1) } : pairs
    return transitions.flatMap { transition in
      (pairs + (transition.isReuse ? repeats : [])).compactMap { first, second in
        ownLook(first, second, transition)?.difference(from: references[second]).map {
          Stale(first: first, second: second, transition: transition, difference: $0)
        }
      }
    }
  }

  /// The look of a cell that showed only these two samples, if it isn't known to be right.
  ///
  /// `cell.total` has shown every pair, and keeps the looks of those that didn't pass. A pair that didn't pass after one
  /// transition may have passed after the other because of the rows before.
  private func ownLook(
    _ first: Int, _ second: Int, _ transition: CellTransition
  ) -> CellObservation? {
    let looks = transitions.map { findings.looks[CellFindings.Key(first, second, $0)] }
    if let known = findings.looks[CellFindings.Key(first, second, transition)] { return known }
    guard looks.contains(where: { $0 != nil && $0 != references[second] }) else { return nil }
    return look(after: [.update(first), .layOut] + transition.steps + [.update(second)])
  }

  /// Returns one problem for each part of the cell that is stale in some pair of samples.
  private func grouped(_ stale: [Stale]) -> [String] {
    var places: [String] = []
    var groups: [String: [Stale]] = [:]
    for one in stale {
      let part =
        one.difference.isConstraint
        ? ObservedNode.constraints
        : String(one.difference.place.prefix { $0 != "." && $0 != "[" })
      if groups[part] == nil { places.append(part) }
      groups[part, default: []].append(one)
    }
    return places.prefix(5).compactMap { groups[$0] }.map { group in
      let first = group[0]
      let ways = transitions.filter { way in group.contains { $0.transition == way } }.map(\.words)
      let order =
        first.first == first.second
        ? "sample \(first.second) again" : "sample \(first.second) after sample \(first.first)"
      let count = Set(group.map { "\($0.first) \($0.second)" }).count - 1
      let others = count == 0 ? "" : " (and for \(count) other pairs)"
      return "\(order), \(ways.joined(separator: " and ")), differs at "
        + first.difference.words(other: "fresh cell") + others + ". " + cure(for: group)
    }
  }

  private func cure(for group: [Stale]) -> String {
    let place = String(group[0].difference.place.prefix { $0 != "[" })
    if group.allSatisfy({ $0.first == $0.second }) {
      return
        "prepareForReuse clears \(place), so an update has to set it even if the data are equal"
    }
    if group.allSatisfy({ !$0.transition.isReuse }) {
      return "A row that changes is updated without prepareForReuse; set \(place) in every update"
    }
    return group[0].difference.cure
  }

  /// The first problem of a cell that shows many rows.
  private var staleRow: String? {
    guard samples.indices.count > 1, !isBroken(Self.idempotent),
      !isBroken(Self.equalSamplesLookAlike)
    else { return nil }
    return findings.lateRow.flatMap(problem) ?? problemInSequence
  }

  private func problem(after rows: ManyRows) -> String? {
    difference(of: rows.look, fromFresh: rows.last).map {
      "as row \(rows.count) in one cell, \(rows.transition.words), sample \(rows.last) differs at "
        + $0.words(other: "fresh cell")
        + ($0.isGeometry
          ? ". Compute sizes in layoutSubviews, and don't keep a size or views of an earlier row"
          : ". The cell counts its rows or remembers more than the last one; set \($0.place) from "
            + "the data alone")
    }
  }

  /// The first problem of a cell that shows many rows, one after another, reused and updated in place at random.
  private var problemInSequence: String? {
    let transitions = transitions
    let cell = handling.make()
    defer { discard(cell) }
    let data = samples.forTrial()
    var random = SeededGenerator(seed: 18)
    for step in 0..<sequenceLength {
      let index = random.number(in: 0...samples.indices.count - 1)
      guard let transition = random.element(of: transitions) else { return nil }
      perform((step == 0 ? [] : transition.steps) + [.update(index)], on: cell, with: data)
      let rows = ManyRows(count: step + 1, last: index, transition, look(of: cell))
      if let problem = problem(after: rows) { return problem }
    }
    return nil
  }

  /// The problem of a view that draws itself and never draws itself again.
  ///
  /// A view that requests it for some rows may ignore values that it doesn't draw.
  private var staleDrawing: String? {
    guard let transition = transitions.last else { return nil }
    let cell = handling.make()
    defer { discard(cell) }
    let data = samples.forTrial()
    if handling.drawings(cell).isEmpty { return nil }
    // In the second round, each view was drawn before.
    let drawings = (Array(samples.indices) + Array(samples.indices)).map { index in
      perform([.update(index), .layOut], on: cell, with: data)
      let drawings = handling.drawings(cell).map { ($0, $0.drawIfNeeded(), index) }
      perform(transition.steps, on: cell, with: data)
      return drawings
    }
    var last: [ObjectIdentifier: (state: [String], index: Int)] = [:]
    var drawn: [ObjectIdentifier: Int] = [:]
    var stale: [(drawing: CellDrawing, first: Int, second: Int)] = []
    for (drawing, isDrawn, index) in drawings.joined() {
      let view = ObjectIdentifier(drawing.view)
      if isDrawn { drawn[view, default: 0] += 1 }
      if let last = last[view], last.state != drawing.state {
        stale.append((drawing, last.index, index))
      }
      last[view] = (drawing.state, index)
    }
    return stale.first { drawn[ObjectIdentifier($0.drawing.view)] == 1 }.map { found in
      "sample \(found.second) after sample \(found.first), \(transition.words), changes "
        + "\(found.drawing.name), which doesn't draw itself again. Call setNeedsDisplay when a value "
        + "that it draws changes"
    }
  }

  /// The number of rows in a sequence. A state that returns every ten rows meets three other samples, and with more than
  /// four samples, the cells of `cell.total` show as many rows already.
  private var sequenceLength: Int { samples.indices.count > 4 ? 16 : 32 }

  /// The reason why fresh cells can't be compared with each other.
  var reasonNotToTrust: String? {
    if isBroken(Self.freshCells) { return "`.made` returns the same cell twice" }
    if isBroken(Self.leavesItsData) { return "updates change the data" }
    return isBroken(Self.deterministic) ? "two fresh cells don't look alike" : nil
  }

  /// The reason why used cells can't be compared with fresh ones.
  var reasonNotToCompare: String? {
    transitions.isEmpty ? "the cell is neither reusable nor reconfigurable" : reasonNotToTrust
  }

  /// The reason why a trial of several rows would only repeat an earlier finding.
  private var reasonNotToLookForStaleState: String? {
    reasonNotToCompare
      ?? (isBroken(Self.idempotent) ? "a second update with the same data changes the cell" : nil)
  }

  /// The reason why further laws about used cells would only repeat earlier findings.
  var reasonNotToGoOn: String? {
    if isBroken(Self.equalSamplesLookAlike) { return "== doesn't compare what the cell shows" }
    return reasonNotToTrust
      ?? (isBroken(Self.noStaleState) || isBroken(Self.idempotent)
        ? "the cell shows stale state already" : nil)
  }

  private var reasonNotToRepeat: String? {
    if !isReconfigurable { return "the cell is never updated in place" }
    return reasonNotToTrust
  }

  func isBroken(_ law: Law<Self>) -> Bool {
    if case .broken = verdict(of: law) { true } else { false }
  }

  /// Examines a law the first time, and returns its verdict.
  func verdict(of law: Law<Self>) -> LawVerdict {
    if let known = findings.verdicts[law.name] { return known }
    // An exception during another law would end the process.
    let isTotal = law.name == Self.total.name || !isBroken(Self.total)
    let verdict = isTotal ? law.verdict(on: self) : .skipped("an update ends the process")
    findings.verdicts[law.name] = verdict
    return verdict
  }
}
