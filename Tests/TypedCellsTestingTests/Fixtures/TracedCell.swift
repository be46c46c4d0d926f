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
  case keepsText, keepsTextInPlace, keepsPicture, keepsInput, keepsColor, keepsWidth, keepsAction
  case keepsSelection, losesSelection
  case addsViews, addsText, showsNothing, isNotDrawn
  case changesData, sharesText, isRandom, reportsTwice, isNeverReleased, isMadeOnce
}

/// A cell that tells a trace what an examination does with it.
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
  fileprivate var isSelected = false

  init(_ bench: TracedBench) {
    self.bench = bench
    mistake = bench.mistake
    number = bench.trace.noteNewCell()
    if mistake == .isNeverReleased { bench.retained.append(self) }
  }

  func prepare() {
    note("prepare")
    if mistake != .keepsText { text = "" }
    if mistake != .keepsInput { typed = "" }
    isSelected = false
    if mistake != .keepsPicture { picture = "" }
  }

  func update(_ data: TracedData, _ index: Int) {
    note("update \(index)")
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
    let (number, trace) = (number, bench.trace)
    bench.held.hold { [weak self] in
      trace.note("answer", number)
      guard let self, mistake == .keepsPicture || self.text.hasPrefix(data.text) else { return }
      picture = "picture of \(data.text)"
    }
  }

  fileprivate func layOut() {
    note("layOut")
    if mistake != .keepsWidth || width.isEmpty { width = isIn("wide") ? "500" : "300" }
  }

  fileprivate var look: CellObservation {
    note("look")
    var node = ObservedNode(kind: "TracedCell")
    let shown = mistake == .sharesText ? bench.lastText : text
    for (name, value) in [
      ("text", shown), ("picture", picture), ("typed", typed), ("color", color), ("width", width),
    ] { node.add(name, text: value) }
    if isSelected { node.add("background", text: "selected") }
    return CellObservation(node)
  }

  fileprivate var inputs: [CellInput] {
    [
      CellInput("a tap on 'Like'", callsActions: true) { [self] in
        note("tap")
        for _ in 0..<(mistake == .reportsTwice ? 2 : 1) { bench.log.append(action ?? "nothing") }
      },
      CellInput("typing") { [self] in
        note("type")
        typed = "typed"
      },
    ]
  }

  fileprivate var drawing: CellDrawing {
    CellDrawing(name: "chart", view: self, state: [text]) { [self] in
      defer { needsDrawing = false }
      if needsDrawing { note("draw") }
      return needsDrawing
    }
  }

  fileprivate var counts: [String: Int] {
    note("count")
    return ["views": views]
  }

  fileprivate func note(_ event: String) { bench.trace.note(event, number) }

  private func isIn(_ surrounding: String) -> Bool {
    bench.trace.surroundings.contains(surrounding)
  }
}

/// Creates traced cells and their laws.
@MainActor
final class TracedBench {
  let trace = ExaminationTrace()
  let held = HeldContent()
  let log = EventLog()
  let mistake: CellMistake
  fileprivate var lastText = ""
  fileprivate var retained: [TracedCell] = []
  private var onlyCell: TracedCell?

  init(_ mistake: CellMistake = .none) { self.mistake = mistake }

  /// Returns the laws of a traced cell.
  ///
  /// - Parameters:
  ///   - count: the number of samples.
  ///   - features: the features of the cell. The laws deliver held answers and read a log if `isComplete`.
  func laws(
    samples count: Int,
    _ features: [CellFeature<TracedCell, TracedData>] = [.reusable, .reconfigurable],
    isComplete: Bool = true
  ) -> CellLaws<TracedCell, TracedData> {
    CellLaws(
      samples: { (0..<count).map { TracedData("row \($0)") } },
      features: features + (isComplete ? [.asynchronous(held), .recording(log)] : []),
      handling: handling,
      updating: { cell, data in cell.update(data, Int(data.text.dropFirst(4)) ?? 0) })
  }

  /// Examines every law, and returns the violations. The cells of the examination must be gone afterwards.
  func examine(
    _ laws: CellLaws<TracedCell, TracedData>, at place: SourceLocation = #_sourceLocation
  ) -> [String] {
    let violations = CellLaws<TracedCell, TracedData>.laws.flatMap { law in
      trace.begin(law.name)
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
      cell.note(isSelected ? "select" : "deselect")
      cell.isSelected = isSelected || cell.mistake == .keepsSelection
    }
    handling.surroundings = [surrounding("wide", true), surrounding("dark", false)]
    handling.discard = { [trace] in trace.noteDiscard($0.number) }
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
      enter: { [trace] cell in
        trace.note("enter \(name)", cell?.number ?? 0)
        trace.surroundings.insert(name)
      },
      leave: { [trace] cell in
        trace.note("leave \(name)", cell.number)
        trace.surroundings.remove(name)
      })
  }
}
