import Testing

@testable import TypedCellsTesting

/// Data of a traced cell. They are an object, so that each trial creates them again.
@MainActor
final class TracedData {
  let text: String
  var views = 0
  init(_ text: String) { self.text = text }
}

/// A mistake of a cell, and none for a correct cell.
nonisolated enum CellMistake: CaseIterable {
  case none
  case keepsText, keepsTextInPlace, keepsPicture, keepsPictureInPlace
  case keepsInput, keepsColor, keepsWidth, keepsAction
  case keepsSelection, losesSelection, skipsSameRow
  case addsViews, addsText, showsNothing, isNotDrawn
  case changesData, sharesText, isRandom, reportsTwice, isNeverReleased, isMadeOnce
}

/// The second row of a cell, for a mistake that depends on the moment when the row appears.
struct SecondRow {
  /// The time since the first row appeared.
  let time: Lapse

  /// The time since the cell was prepared for reuse; `nil` if it wasn't.
  let timeSincePreparation: Lapse?
}

/// A cell that notes in a trace what an examination does with it.
@MainActor
final class TracedCell {
  let number: Int
  fileprivate let mistake: CellMistake
  private let bench: TracedBench
  private var text = ""
  private var picture = ""
  private var typed = ""
  private var color = ""
  private var width = ""
  private var needsDrawing = true
  private var action: String?
  private var views = 0

  /// The number of rows that the cell has shown.
  private var rows = 0
  private var lastRow: Int?
  private var lastUpdate: Moment?
  private var preparation: Moment?
  fileprivate var isSelected = false

  init(_ bench: TracedBench) {
    self.bench = bench
    mistake = bench.mistake
    number = bench.trace.noteNewCell()
    if mistake == .isNeverReleased { bench.retained.append(self) }
    if bench.retention > .zero { bench.clock.schedule(after: bench.retention) { _ = self } }
  }

  func prepare() {
    bench.trace.notePreparation(of: number)
    preparation = bench.clock.now
    if mistake != .keepsText { text = "" }
    if mistake != .keepsInput { typed = "" }
    isSelected = false
    if mistake != .keepsPicture { picture = "" }
    rows += 1
  }

  func update(_ data: TracedData, _ index: Int) {
    bench.trace.noteUpdate(of: number, with: index)
    if mistake == .skipsSameRow, lastRow == index { return }
    lastRow = index
    if mistake != .isNotDrawn || text.isEmpty { needsDrawing = true }
    let keepsText = mistake == .keepsText || mistake == .keepsTextInPlace
    if mistake == .addsText {
      text += data.text
    } else if !keepsText || text.isEmpty {
      text = data.text
    }
    if mistake == .showsNothing { text = "" }
    if mistake == .changesData { data.views += 1 }
    if mistake == .isRandom { text += " \(number)" }
    if mistake == .addsViews { views += 1 }
    if mistake == .losesSelection { isSelected = false }
    bench.lastText = data.text
    if mistake != .keepsAction || action == nil { action = data.text }
    if mistake != .keepsColor || color.isEmpty { color = isIn("dark") ? "white" : "black" }
    if mistake != .keepsInput { typed = "" }
    if mistake != .keepsPicture { picture = "" }
    text += data.views > 1 ? ", \(data.views) views" : ""
    if noteRow() { return }
    bench.load(index) { [weak self, rows] in
      guard let self else { return }
      switch mistake {
      case .keepsPicture: break
      case .keepsPictureInPlace: if self.rows != rows { return }
      default: if !self.text.hasPrefix(data.text) { return }
      }
      picture = "picture of \(data.text)"
    }
  }

  /// Notes that a row appears, and returns whether the cell shows no picture for it.
  private func noteRow() -> Bool {
    let now = bench.clock.now
    defer { (lastUpdate, preparation) = (now, nil) }
    guard let lastUpdate else { return false }
    let sincePreparation = preparation.map { now - $0 }
    return bench.showsNoPicture(
      SecondRow(time: now - lastUpdate, timeSincePreparation: sincePreparation))
  }

  fileprivate func layOut() {
    if mistake != .keepsWidth || width.isEmpty { width = isIn("wide") ? "500" : "300" }
  }

  fileprivate var look: CellObservation {
    bench.clock.block(bench.timeToLook())
    var node = ObservedNode(kind: "TracedCell")
    let shown = mistake == .sharesText ? bench.lastText : text
    for (name, value) in [
      ("text", shown), ("picture", picture), ("typed", typed), ("color", color), ("width", width),
    ] { node.add(name, text: value) }
    if isSelected { node.add("background", text: "selected") }
    if bench.period > .zero {
      let time = bench.clock.elapsed.nanoseconds / bench.period.nanoseconds
      node.add("blinks", text: time.isMultiple(of: 2) ? "on" : "off")
    }
    return CellObservation(node)
  }

  fileprivate var inputs: [CellInput] {
    [
      CellInput("a tap on 'Like'", callsActions: true) { [self] in
        for _ in 0..<(mistake == .reportsTwice ? 2 : 1) { bench.log.append(action ?? "nothing") }
      },
      CellInput("typing") { [self] in
        typed = "typed"
      },
    ]
  }

  fileprivate var drawing: CellDrawing {
    CellDrawing(name: "chart", view: self, state: [text]) { [self] in
      defer { needsDrawing = false }
      return needsDrawing
    }
  }

  fileprivate var counts: [String: Int] { ["views": views] }

  private func isIn(_ surrounding: String) -> Bool {
    bench.trace.surroundings.contains(surrounding)
  }
}

/// Creates traced cells and their laws.
@MainActor
final class TracedBench {
  let clock = TestClock()
  let trace = ExaminationTrace()
  let held = HeldContent()
  let log = EventLog()
  let mistake: CellMistake

  /// The time until the picture of a row arrives; `nil` if the examination delivers it.
  var latency: (@MainActor (Int) -> Lapse)?

  /// The time that the next look takes. On a busy machine, this is long.
  var timeToLook: @MainActor () -> Lapse = { .zero }

  /// Whether a cell shows no picture because of the moment when the second row appears.
  var showsNoPicture: @MainActor (SecondRow) -> Bool = { _ in false }

  /// The time between two changes of what a cell shows; zero if it doesn't change by itself.
  var period = Lapse.zero

  /// The time for which a new cell is retained at least.
  var retention = Lapse.zero

  fileprivate var lastText = ""
  fileprivate var retained: [TracedCell] = []
  private var onlyCell: TracedCell?

  init(_ mistake: CellMistake = .none) {
    self.mistake = mistake
  }

  /// Calls a closure when the picture of a row has arrived.
  fileprivate func load(_ row: Int, _ arrive: @escaping @MainActor () -> Void) {
    if let latency {
      clock.schedule(after: latency(row), arrive)
    } else {
      held.hold(arrive)
    }
  }

  /// Returns the laws of a traced cell.
  ///
  /// - Parameters:
  ///   - count: the number of samples.
  ///   - options: the options of the cell. The laws deliver held answers, if they don't arrive by themselves, and read
  ///     a log if `isComplete`.
  func laws(
    samples count: Int,
    _ options: [CellOption<TracedCell, TracedData>] = [],
    isComplete: Bool = true
  ) -> CellLaws<TracedCell, TracedData> {
    var options = options
    if isComplete { options.append(.recording(log)) }
    if isComplete, latency == nil { options.append(.delivering(held)) }
    var laws = CellLaws(
      { (0..<count).map { TracedData("row \($0)") } }, options, handling: handling,
      updating: { cell, data in cell.update(data, Int(data.text.dropFirst(4)) ?? 0) })
    laws.clock = clock
    return laws
  }

  /// Examines every law, and returns the violations. The cells of the examination must be gone afterwards.
  func examine(
    _ laws: CellLaws<TracedCell, TracedData>, at place: SourceLocation = #_sourceLocation
  ) -> [String] {
    let violations = CellLaws<TracedCell, TracedData>.laws.flatMap { law in
      guard case .broken(let problems) = laws.verdict(of: law) else { return [String]() }
      return problems.map { "[\(law.name)] \($0)" }
    }
    #expect(trace.shownCells == [], "a cell wasn't discarded", sourceLocation: place)
    #expect(trace.surroundings == [], "a surrounding hasn't ended", sourceLocation: place)
    #expect(laws.held?.count ?? 0 == 0, "an answer is still held", sourceLocation: place)
    return violations
  }

  private var handling: CellHandling<TracedCell> {
    var handling = CellHandling<TracedCell>(make: { [self] in makeCell() }, look: { $0.look })
    handling.prepare = { $0.prepare() }
    handling.settle = { $0.layOut() }
    handling.inputs = { $0.inputs }
    handling.counts = { $0.counts }
    handling.drawings = { [$0.drawing] }
    handling.selection = { cell, isSelected in
      cell.isSelected = isSelected || cell.mistake == .keepsSelection
    }
    handling.surroundings = [surrounding("wide", true), surrounding("dark", false)]
    handling.discard = { [trace] in trace.noteDiscard(of: $0.number) }
    return handling
  }

  private func makeCell() -> TracedCell {
    guard mistake == .isMadeOnce else { return TracedCell(self) }
    let cell = onlyCell ?? TracedCell(self)
    onlyCell = cell
    return cell
  }

  private func surrounding(_ name: String, _ adapts: Bool) -> CellSurrounding<TracedCell> {
    CellSurrounding(
      "it is \(name)", adaptsByItself: adapts,
      enter: { [trace] _ in trace.surroundings.insert(name) },
      leave: { [trace] _ in trace.surroundings.remove(name) })
  }
}
