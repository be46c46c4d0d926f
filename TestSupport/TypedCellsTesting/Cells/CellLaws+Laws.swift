import TypedCells

extension CellLaws {
  /// `cell.total`: every sample updates without trapping, whatever the cell showed before.
  ///
  /// A trap ends the process and no test can go on; what it leaves on the standard error is which sample
  /// it was.
  public static var total: Law<Self> {
    Law("cell.total") { cell in
      let singles = cell.samples.indices.map { (words: "sample \($0)", updates: [$0, $0]) }
      let pairs = cell.pairs.map { first, second in
        (words: "sample \(second) after sample \(first)", updates: [first, second])
      }
      for (words, updates) in singles + pairs {
        withLastWords(
          "[cell.total] \(readableName(of: Cell.self)): the update with \(words) ends the process"
        ) { _ = cell.picture(of: updates.map { cell.samples[$0] }) }
      }
      return []
    }
  }

  /// `cell.distinguishingSamples`: two samples differ on screen, or the observation is too weak.
  public static var distinguishingSamples: Law<Self> {
    Law("cell.distinguishingSamples") { cell in
      guard cell.samples.count > 1 else { return ["there must be two samples at least"] }
      let pictures = cell.pictures
      return cell.pairs.filter { $0 < $1 && pictures[$0] == pictures[$1] }.map { first, second in
        "samples \(first) and \(second) both look like \(pictures[first]): "
          + "either they show the same, or the observation misses something"
      }
    }
  }

  /// `cell.deterministic`: two fresh cells look alike for one sample.
  public static var deterministic: Law<Self> {
    Law("cell.deterministic") { cell in
      zip(cell.pictures, cell.pictures).enumerated().compactMap { index, pictures in
        pictures.0 == pictures.1
          ? nil
          : "for sample \(index) one fresh cell looks like \(pictures.0) "
            + "and another like \(pictures.1)"
      }
    }
  }

  /// `cell.noStaleState`: an updated cell shows what a fresh one would, whatever it showed before.
  ///
  /// It is examined over all ordered pairs of samples, with the host's preparation in between if the
  /// cell is reusable, and without if it is reconfigurable.
  public static var noStaleState: Law<Self> {
    Law("cell.noStaleState", unless: \.reasonNotToCompare) { cell in
      let pictures = cell.pictures
      return cell.pairs.compactMap { first, second in
        let updates = [cell.samples[first], cell.samples[second]]
        let stale = cell.preparations
          .map { (when: $0.when, picture: cell.picture(of: updates, preparing: $0.prepare)) }
          .filter { $0.picture != pictures[second] }
        guard let one = stale.first else { return nil }
        let when = stale.map(\.when).joined(separator: " and ")
        return "sample \(second) after sample \(first)\(when.isEmpty ? "" : ", \(when),") "
          + "looks like \(one.picture) where a fresh cell looks like \(pictures[second])"
      }
    }
  }

  /// `cell.idempotent`: updating twice is updating once.
  public static var idempotent: Law<Self> {
    Law("cell.idempotent") { cell in
      cell.samples.indices.compactMap { index in
        let fresh = cell.makeCell()
        fresh.update(viewData: cell.samples[index])
        let once = cell.observe(fresh)
        fresh.update(viewData: cell.samples[index])
        let twice = cell.observe(fresh)
        return once == twice
          ? nil : "sample \(index) looks like \(once) after one update and like \(twice) after two"
      }
    }
  }

  /// `cell.independent`: a cell goes on to show its data when another cell shows others.
  public static var independent: Law<Self> {
    Law("cell.independent") { cell in
      cell.pairs.compactMap { first, second in
        let (one, other) = (cell.makeCell(), cell.makeCell())
        one.update(viewData: cell.samples[first])
        let before = cell.observe(one)
        other.update(viewData: cell.samples[second])
        let after = cell.observe(one)
        return before == after
          ? nil
          : "a cell that looks like \(before) for sample \(first) looks like \(after) "
            + "once another cell shows sample \(second)"
      }
    }
  }

  /// `cell.noLateContent`: content that arrives late is not shown for a row that did not ask for it.
  public static var noLateContent: Law<Self> {
    Law("cell.noLateContent", unless: \.reasonNotToWait) { cell in
      cell.pairs.compactMap { first, second in
        cell.held?.deliver()
        let expected = cell.pictureOnceDelivered([cell.samples[second]])
        let asked = cell.pictureOnceDelivered([cell.samples[first], cell.samples[second]])
        if asked.answers == 0 {
          return "the cell is declared asynchronous, but updates ask for nothing that is held back"
        }
        return asked.picture == expected.picture
          ? nil
          : "sample \(second) after sample \(first), whose content arrives late, "
            + "looks like \(asked.picture) where a fresh cell looks like \(expected.picture)"
      }
    }
  }

  /// `cell.noLeakedOwner`: no cell keeps the owner of its data alive.
  public static var noLeakedOwner: Law<Self> {
    Law("cell.noLeakedOwner", unless: \.reasonNotToOwn) { cell in
      let fresh = cell.makeCell()
      weak let owner = cell.updateAndReturnOwner(fresh)
      return withExtendedLifetime(fresh) {
        owner.map { ["the cell keeps the \(readableName(of: type(of: $0))) of its data alive"] }
          ?? []
      }
    }
  }

  private var reasonNotToOwn: String? { makeOwner == nil ? "no owner is declared" : nil }

  private var reasonNotToCompare: String? {
    if preparations.isEmpty { return "the cell is neither reusable nor reconfigurable" }
    let isDeterministic = report(on: [Self.deterministic]).violations.isEmpty
    return isDeterministic ? nil : "two fresh cells do not look alike"
  }

  private var reasonNotToWait: String? {
    held == nil ? "the cell is not declared asynchronous" : reasonNotToCompare
  }

  /// The ways in which one row follows another in a cell.
  private var preparations: [(when: String, prepare: (@MainActor (Cell) -> Void)?)] {
    guard let prepareForReuse else {
      return isReusable || isReconfigurable ? [("", nil)] : []
    }
    return (isReconfigurable ? [("without prepareForReuse", nil)] : [])
      + [("with prepareForReuse", prepareForReuse)]
  }

  private func pictureOnceDelivered(
    _ updates: [Cell.ViewData]
  ) -> (picture: Picture, answers: Int) {
    let cell = makeCell()
    for sample in updates { cell.update(viewData: sample) }
    let answers = held?.count ?? 0
    held?.deliver()
    return (observe(cell), answers)
  }

  private func updateAndReturnOwner(_ cell: Cell) -> AnyObject? {
    guard let (owner, sample) = makeOwner?() else { return nil }
    cell.update(viewData: sample)
    return owner
  }
}
