import Foundation
public import TypedCells

/// The laws of cells that show data.
///
/// ```swift
/// let prices = CellLaws(samples: [.cheap, .dear], makeCell: PriceCell.init) { $0.lines }
/// print(prices.report())
/// ```
@MainActor
public struct CellLaws<Cell: AnyObject, Sample> {
  let samples: SampleSource<Sample>
  let update: @MainActor (Cell, Sample) -> Void
  var handling: CellHandling<Cell>
  var isReusable = false
  var isReconfigurable = false
  var isTouched = true
  var held: HeldContent?
  var log: EventLog?

  /// Whether the kit observes the cell by itself, so that `observing:` is an addition.
  var observesByItself = true

  var makeOwner: (@MainActor () -> (owner: AnyObject, sample: Sample))?

  /// What has been found so far, so that no law examines again what another one needs.
  let findings = CellFindings()

  package init(
    samples: @escaping @MainActor () -> [Sample],
    features: [CellFeature<Cell, Sample>],
    handling: CellHandling<Cell>,
    updating update: @escaping @MainActor (Cell, Sample) -> Void
  ) {
    self.samples = SampleSource(samples)
    self.update = update
    self.handling = handling
    for feature in features {
      switch feature.kind {
      case .reusable(let prepare):
        isReusable = true
        if let prepare { self.handling.prepare = prepare }
      case .reconfigurable: isReconfigurable = true
      case .onlyReusable: (isReusable, isReconfigurable) = (true, false)
      case .onlyDisposable: (isReusable, isReconfigurable) = (false, false)
      case .asynchronous(let content): held = content
      case .recording(let log): self.log = log
      case .untouched: isTouched = false
      case .owned(let make): makeOwner = make
      }
    }
  }

  /// Prepares to examine a cell.
  ///
  /// - Parameters:
  ///   - samples: data that look different in a cell; two at least.
  ///   - features: what the cell does that others do not.
  ///   - makeCell: makes a fresh cell.
  ///   - observe: what the user sees of a cell: everything that an update may touch.
  public init(
    samples: @autoclosure @escaping @MainActor () -> [Sample],
    features: [CellFeature<Cell, Sample>] = [.reusable, .reconfigurable],
    makeCell: @escaping @MainActor () -> Cell,
    observing observe: @escaping @MainActor (Cell) -> some Equatable
  ) where Cell: Updatable, Cell.ViewData == Sample {
    self.init(
      samples: samples, features: features,
      handling: CellHandling(make: makeCell) { cell in
        var observation = CellObservation(ObservedNode(kind: "\(Cell.self)"))
        observation.add([AnyEquatable(observe(cell))])
        return observation
      },
      updating: { $0.update(viewData: $1) })
    observesByItself = false
  }

  /// Examines the cell.
  ///
  /// - Complexity: O(*n*²) updates for *n* samples.
  public func report() -> LawReport { report(on: Self.laws) }

  /// Examines the cell on some laws only, or on laws of your own.
  ///
  /// - Parameter laws: the laws.
  public func report(on laws: [Law<Self>]) -> LawReport {
    if let problem = handling.problem {
      return LawReport(
        named: readableName(of: Cell.self),
        verdicts: [(Self.freshCells.name, .broken([problem]))], notes: [])
    }
    return examined(on: laws)
  }

  private func examined(on laws: [Law<Self>]) -> LawReport {
    LawReport(
      named: readableName(of: Cell.self), verdicts: laws.map { ($0.name, verdict(of: $0)) },
      notes: fieldsThatNeverDiffer)
  }

  /// Every law of cells, in the order in which they are examined.
  public static var laws: [Law<Self>] {
    [
      total, freshCells, leavesItsData, deterministic, distinguishingSamples, equalSamplesLookAlike,
      noStaleState, idempotent, independent, noLateContent, forgetsInput, actsForItsRow,
      followsSurroundings, accumulatesNothing, noLeakedOwner, isReleased,
    ]
  }

  /// What a fresh cell looks like for each sample.
  public var pictures: [CellObservation] {
    samples.indices.map { look(after: [.update($0)]) }
  }
}

/// What the laws of one cell have found so far.
@MainActor
final class CellFindings {
  /// Two samples in one cell, and how the second followed the first.
  struct Key: Hashable {
    let first: Int
    let second: Int
    let transition: CellTransition

    init(_ first: Int, _ second: Int, _ transition: CellTransition) {
      (self.first, self.second, self.transition) = (first, second, transition)
    }
  }

  /// When the next timer fired before the examination began.
  let timerAtStart = CurrentTimers.next

  /// What fresh cells look like for each sample, observed before anything else.
  var references: [CellObservation]?

  /// What fresh cells look like once their late content has arrived.
  var lateReferences: [CellObservation]?

  /// What was found while the cell's own tasks and callbacks ran; `nil` if no test waited for them.
  var lateProblems: [String]?

  /// Whether a cell was released after the test waited; `nil` if no test waited.
  var wasReleased: Bool?

  /// Something that a user can do with a cell.
  struct Input {
    let name: String
    let callsActions: Bool
  }

  /// What a user can do with a fresh cell, by sample.
  var inputs: [Int: [Input]] = [:]

  /// What fresh cells report and look like after an input, by the number of the input and the sample.
  var freshResponses: [[Int]: (events: [String], look: CellObservation)] = [:]

  /// What fresh cells look like in a surrounding, by the number of the surrounding and the sample.
  var looksInSurroundings: [[Int]: CellObservation] = [:]

  /// Whether a cell was released at once, without waiting.
  var wasReleasedAtOnce: Bool?

  /// What used cells look like.
  var looks: [Key: CellObservation] = [:]

  /// What became of the laws that were examined, by name.
  var verdicts: [String: LawVerdict] = [:]
}
