import Foundation
public import TypedCells

/// The laws of cells that show data: the rules that every correct cell keeps.
///
/// Each law is a static member, such as ``noStaleState``, and the first sentence of its comment is the rule.
/// `assertCellLaws` examines all of them in a test. Create a value, with the same arguments, to print a report, or to
/// examine laws of your own:
///
/// ```swift
/// print(CellLaws(PriceCell.self, samples: prices).report())
/// ```
///
/// With Swift Testing, ``laws(_:samples:_:)`` makes a test case of each law.
@MainActor
public struct CellLaws<Cell: AnyObject, Sample> {
  let samples: SampleSource<Sample>
  let update: @MainActor (Cell, Sample) -> Void
  var handling: CellHandling<Cell>
  var isReusable = true
  var isReconfigurable = true
  var isTouched = true
  var held: HeldContent?
  var log: EventLog?

  /// Whether the kit observes the cell by itself, in addition to `.observing`.
  let observesByItself: Bool

  /// The time of the examinations that wait.
  var clock: any ExaminationClock = SystemClock()

  var makeOwner: (@MainActor () -> (owner: AnyObject, sample: Sample))?

  /// The reasons why laws aren't examined, by the laws' names.
  private var skips: [String: String] = [:]

  /// The findings so far. Several laws need them, so they are examined once.
  let findings: CellFindings

  /// Prepares to examine a cell, a header, a footer or a view behind a section.
  ///
  /// - Parameters:
  ///   - cell: the class.
  ///   - samples: data that look different in a cell; two at least.
  ///   - options: what the kit can't know.
  public init(
    _ cell: Cell.Type, samples: @autoclosure @escaping @MainActor () -> [Sample],
    _ options: CellOption<Cell, Sample>...
  ) where Cell: Updatable, Cell.ViewData == Sample {
    self.init(samples, options)
  }

  /// Prepares to examine a cell without `Updatable`.
  ///
  /// - Parameters:
  ///   - cell: the class.
  ///   - samples: data that look different in a cell; two at least.
  ///   - options: what the kit can't know.
  ///   - update: shows a sample in a cell, as the data source of the app does.
  public init(
    _ cell: Cell.Type, samples: @autoclosure @escaping @MainActor () -> [Sample],
    _ options: CellOption<Cell, Sample>...,
    updating update: @escaping @MainActor (Cell, Sample) -> Void
  ) {
    self.init(samples, [.neverUpdatedInPlace] + options, updating: update)
  }

  init(_ samples: @escaping @MainActor () -> [Sample], _ options: [CellOption<Cell, Sample>])
  where Cell: Updatable, Cell.ViewData == Sample {
    self.init(samples, options) { $0.update(viewData: $1) }
  }

  /// Prepares to examine cells.
  ///
  /// - Parameters:
  ///   - samples: returns the samples.
  ///   - options: what the kit can't know.
  ///   - handling: what to use instead of the cells' toolkit.
  ///   - update: shows a sample in a cell.
  package init(
    _ samples: @escaping @MainActor () -> [Sample], _ options: [CellOption<Cell, Sample>],
    handling: CellHandling<Cell>? = nil,
    updating update: @escaping @MainActor (Cell, Sample) -> Void
  ) {
    self.samples = SampleSource(samples)
    self.update = update
    findings = CellFindings()
    var made: (make: @MainActor () -> Cell, problem: String?)?
    var values: [@MainActor (Cell) -> AnyEquatable] = []
    var preparation: (@MainActor (Cell) -> Void)?
    for option in options {
      switch option.kind {
      case .made(let source): made = source()
      case .observing(let value): values.append(value)
      case .prepared(let prepare): preparation = prepare
      case .updatedInPlace(let isUpdated): isReconfigurable = isUpdated
      case .neverReused: (isReusable, isReconfigurable) = (false, false)
      case .delivering(let content): held = content
      case .recording(let log):
        self.log = log
        findings.eventsAtStart = log.count
      case .owned(let make): makeOwner = make
      case .untouched: isTouched = false
      case .skipping(let law, let reason): skips[law] = reason
      }
    }
    let known = handling ?? .ofToolkit(isMade: made != nil)
    observesByItself = known != nil
    self.handling = known ?? CellHandling(isMade: made != nil, isObserved: !values.isEmpty)
    if let made {
      self.handling.make = made.make
      self.handling.problem = self.handling.problem ?? made.problem
    }
    if let preparation { self.handling.prepare(also: preparation) }
    if !values.isEmpty { self.handling.look(also: { cell in values.map { $0(cell) } }) }
    let names = Set(Self.laws.map(\.name))
    if let unknown = skips.keys.sorted().first(where: { !names.contains($0) }) {
      self.handling.problem =
        "`.skipping` names the law '\(unknown)', and there are only \(names.sorted().joined(separator: ", "))"
    }
  }

  /// Examines the cell on all laws.
  ///
  /// - Returns: the laws that are kept, broken and skipped.
  /// - Complexity: O(*n*²) updates for *n* samples.
  public func report() -> LawReport { report(on: Self.laws) }

  /// Examines the cell on all laws, and waits for its tasks, callbacks and timers.
  ///
  /// - Returns: the laws that are kept, broken and skipped.
  /// - Complexity: O(*n*²) updates for *n* samples.
  public func report() async -> LawReport {
    await examineLate()
    return report(on: Self.laws)
  }

  /// Examines the cell for some laws only, or for laws of your own.
  ///
  /// - Parameter laws: laws of ``CellLaws``, or your own.
  /// - Returns: the laws that are kept, broken and skipped.
  public func report(on laws: [Law<Self>]) -> LawReport {
    if let problem = handling.problem {
      return LawReport(
        named: readableName(of: Cell.self),
        verdicts: [(Self.freshCells.name, .broken([problem]))], notes: [])
    }
    return LawReport(
      named: readableName(of: Cell.self),
      verdicts: laws.map { ($0.name, skips[$0.name].map { .skipped($0) } ?? verdict(of: $0)) },
      notes: hints)
  }

  /// Every law of cells, in the order in which they are examined.
  public static var laws: [Law<Self>] {
    [
      total, freshCells, keepsItsViews, leavesItsData, deterministic, distinguishingSamples,
      equalSamplesLookAlike,
      noStaleState, idempotent, independent, noLateContent, forgetsInput, actsForItsRow,
      followsSurroundings, accumulatesNothing, noLeakedOwner, isReleased,
    ]
  }

  /// The looks of a fresh cell for each sample.
  public var pictures: [CellObservation] {
    samples.indices.map { look(after: [.update($0)]) }
  }
}

/// The findings of the laws about one cell.
@MainActor
final class CellFindings {
  /// Two samples in one cell, and the transition between them.
  struct Key: Hashable {
    let first: Int
    let second: Int
    let transition: CellTransition

    init(_ first: Int, _ second: Int, _ transition: CellTransition) {
      (self.first, self.second, self.transition) = (first, second, transition)
    }
  }

  /// The date when the next timer would fire, taken before the examination.
  let timerAtStart = CurrentTimers.next

  /// The looks of fresh cells for each sample. `cell.total` observes them before anything else.
  var references: [CellObservation] = []

  /// The looks of fresh cells while held answers arrive; `nil` if they weren't observed yet.
  var lateLooks: [[CellObservation]]?

  /// The looks of fresh cells after their late content arrived.
  var lateReferences: [CellObservation]?

  /// The problems found while the cell's own tasks and callbacks ran; `nil` if no test waited for them.
  var lateProblems: [String]?

  /// Whether fresh cells still changed when the test had waited long enough.
  var isRestless = false

  /// Whether a cell was released after the test waited; `nil` if no test waited.
  var wasReleased: Bool?

  /// An input of a user to a cell.
  struct Input {
    let name: String
    let callsActions: Bool
    let isOneEvent: Bool
    let isState: Bool
  }

  /// The inputs that a fresh cell accepts, by sample.
  var inputs: [Int: [Input]] = [:]

  /// The events and looks of fresh cells after an input, by the number of the input and the sample.
  var freshResponses: [[Int]: (events: [String], look: CellObservation)] = [:]

  /// The gestures of a fresh cell that no touch reaches, by the sample.
  var unreachableGestures: [Int: [String]] = [:]

  /// The looks of fresh cells in a surrounding, by the number of the surrounding and the sample.
  var looksInSurroundings: [[Int]: CellObservation] = [:]

  /// The property with a timer that continued after its cell was released; `nil` if there was none.
  var leftTimer: String?

  /// Whether a timer fires before those that were scheduled before the examination.
  var hasNewTimer: Bool {
    CurrentTimers.next.map { $0 < timerAtStart ?? .distantFuture } ?? false
  }

  /// Whether a timer was scheduled by the creation of a cell.
  var startsTimerAtCreation = false

  /// Whether a cell stored timers when it was released.
  var storesTimers = false

  /// The number of events in the declared log before the examination.
  var eventsAtStart = 0

  /// The property with a task or a work item that an update started; `nil` if there was none.
  var unfinishedWork: String?

  /// Whether a cell was released at once, without waiting.
  var wasReleasedAtOnce: Bool?

  /// The pairs of samples whose second one looked fresh in a cell that showed many rows.
  var passed: Set<Key> = []

  /// A cell that looked stale only after it had shown many rows.
  var lateRow: ManyRows?

  /// The looks of cells that showed only these two samples, for all other pairs.
  var looks: [Key: CellObservation] = [:]

  /// The verdicts of the laws that were examined, by name.
  var verdicts: [String: LawVerdict] = [:]
}
