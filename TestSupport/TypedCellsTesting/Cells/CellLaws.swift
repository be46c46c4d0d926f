public import TypedCells

/// The laws of cells that show data, each as a check that returns what broke it.
@MainActor
public struct CellLaws<Cell: Updatable, Picture: Equatable> {
  private let samples: [Cell.ViewData]
  private let makeCell: @MainActor () -> Cell
  private let observe: @MainActor (Cell) -> Picture
  private let prepareForReuse: (@MainActor (Cell) -> Void)?

  /// Prepares to examine a cell.
  ///
  /// - Parameters:
  ///   - samples: data that differ on screen; two at least.
  ///   - makeCell: makes a fresh cell.
  ///   - prepareForReuse: what the host calls between two rows; the laws are to hold with and without
  ///     it.
  ///   - observe: what the user sees of a cell: everything that an update may touch.
  public init(
    samples: [Cell.ViewData],
    makeCell: @escaping @MainActor () -> Cell,
    prepareForReuse: (@MainActor (Cell) -> Void)? = nil,
    observing observe: @escaping @MainActor (Cell) -> Picture
  ) {
    self.samples = samples
    self.makeCell = makeCell
    self.prepareForReuse = prepareForReuse
    self.observe = observe
  }

  /// Every violation of any of the laws.
  public var violations: [Violation] { distinguishingSamples + noStaleState + idempotent }

  /// `cell.distinguishingSamples`: two samples differ on screen, or the observation is too weak.
  public var distinguishingSamples: [Violation] {
    guard samples.count > 1 else {
      return [violation("cell.distinguishingSamples", "there must be two samples at least")]
    }
    let pictures = samples.map(fresh)
    return pairs.filter { $0 < $1 && pictures[$0] == pictures[$1] }.map { first, second in
      violation(
        "cell.distinguishingSamples",
        "samples \(first) and \(second) both look like \(pictures[first]): "
          + "either they show the same, or the observation misses something")
    }
  }

  /// `cell.noStaleState`: an updated cell shows what a fresh one would, whatever it showed before.
  public var noStaleState: [Violation] {
    pairs.compactMap { first, second in
      let expected = fresh(samples[second])
      let unprepared = reused(from: first, to: second, isPrepared: false)
      let prepared = reused(from: first, to: second, isPrepared: true)
      let failures = [
        unprepared == expected ? nil : ("without prepareForReuse", unprepared),
        prepareForReuse == nil || prepared == expected
          ? nil : ("with prepareForReuse", prepared),
      ].compactMap { $0 }
      guard let failure = failures.first else { return nil }
      let whenever =
        prepareForReuse == nil ? "" : ", \(failures.map(\.0).joined(separator: " and ")),"
      return violation(
        "cell.noStaleState",
        "sample \(second) after sample \(first)\(whenever) looks like \(failure.1) "
          + "where a fresh cell looks like \(expected)")
    }
  }

  /// `cell.idempotent`: updating twice is updating once.
  public var idempotent: [Violation] {
    samples.indices.compactMap { index in
      let cell = makeCell()
      cell.update(viewData: samples[index])
      let once = observe(cell)
      cell.update(viewData: samples[index])
      let twice = observe(cell)
      guard once != twice else { return nil }
      return violation(
        "cell.idempotent",
        "sample \(index) looks like \(once) after one update and like \(twice) after two")
    }
  }

  private var pairs: [(Int, Int)] {
    samples.indices.flatMap { first in
      samples.indices.filter { $0 != first }.map { (first, $0) }
    }
  }

  private func reused(from first: Int, to second: Int, isPrepared: Bool) -> Picture {
    let cell = makeCell()
    cell.update(viewData: samples[first])
    if isPrepared { prepareForReuse?(cell) }
    cell.update(viewData: samples[second])
    return observe(cell)
  }

  private func fresh(_ sample: Cell.ViewData) -> Picture {
    let cell = makeCell()
    cell.update(viewData: sample)
    return observe(cell)
  }

  private func violation(_ law: String, _ detail: String) -> Violation {
    Violation(law: law, subject: readableName(of: Cell.self), detail: detail)
  }
}
