public import TypedCells

/// The laws of cells that show data.
///
/// ```swift
/// let prices = CellLaws(samples: [.cheap, .dear], makeCell: PriceCell.init) { $0.lines }
/// print(prices.report())
/// ```
@MainActor
public struct CellLaws<Cell: Updatable, Picture: Equatable> {
  let samples: [Cell.ViewData]
  let makeCell: @MainActor () -> Cell
  let observe: @MainActor (Cell) -> Picture
  var isReusable = false
  var isReconfigurable = false
  var prepareForReuse: (@MainActor (Cell) -> Void)?
  var held: HeldContent?
  var makeOwner: (@MainActor () -> (owner: AnyObject, sample: Cell.ViewData))?

  /// Prepares to examine a cell.
  ///
  /// - Parameters:
  ///   - samples: data that differ on screen; two at least.
  ///   - features: what the cell does that others do not.
  ///   - makeCell: makes a fresh cell.
  ///   - observe: what the user sees of a cell: everything that an update may touch.
  public init(
    samples: [Cell.ViewData],
    features: [CellFeature<Cell>] = [.reusable, .reconfigurable],
    makeCell: @escaping @MainActor () -> Cell,
    observing observe: @escaping @MainActor (Cell) -> Picture
  ) {
    self.samples = samples
    self.makeCell = makeCell
    self.observe = observe
    for feature in features {
      switch feature.kind {
      case .reusable(let prepare): (isReusable, prepareForReuse) = (true, prepare)
      case .reconfigurable: isReconfigurable = true
      case .asynchronous(let content): held = content
      case .owned(let make): makeOwner = make
      }
    }
  }

  /// Examines the cell.
  ///
  /// - Complexity: O(*n*²) updates for *n* samples.
  public func report() -> LawReport { report(on: Self.laws) }

  /// Examines the cell on some laws only, or on laws of your own.
  ///
  /// - Parameter laws: the laws.
  public func report(on laws: [Law<Self>]) -> LawReport {
    LawReport(on: self, named: readableName(of: Cell.self), laws: laws)
  }

  /// Every law of cells, in the order in which they are examined.
  public static var laws: [Law<Self>] {
    [
      total, distinguishingSamples, deterministic, noStaleState, idempotent, independent,
      noLateContent, noLeakedOwner,
    ]
  }

  /// What a fresh cell looks like for each sample.
  public var pictures: [Picture] { samples.map { picture(of: [$0]) } }

  /// What a fresh cell looks like after some updates.
  func picture(
    of updates: [Cell.ViewData], preparing prepare: (@MainActor (Cell) -> Void)? = nil
  ) -> Picture {
    let cell = makeCell()
    for (offset, sample) in updates.enumerated() {
      if offset > 0 { prepare?(cell) }
      cell.update(viewData: sample)
    }
    return observe(cell)
  }

  /// Every ordered pair of different samples.
  var pairs: [(Int, Int)] {
    samples.indices.flatMap { first in
      samples.indices.filter { $0 != first }.map { (first, $0) }
    }
  }
}
