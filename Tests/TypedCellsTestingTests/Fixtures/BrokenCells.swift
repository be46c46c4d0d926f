import HeadlessList
import TypedCells

@testable import TypedCellsTesting

/// Ignores `nil`, and so continues to show the last text.
private final class StaleCell: HeadlessCell, Updatable {
  func update(viewData text: String?) {
    if let text { lines = [text] }
  }
}

/// Clears its text only in `prepareForReuse`, so an update in place leaves the old text.
private final class StaleUnlessPreparedCell: HeadlessCell, Updatable {
  override func prepareForReuse() { lines = [] }
  func update(viewData text: String?) {
    if let text { lines = [text] }
  }
}

/// Hides itself in `prepareForReuse` and never shows itself again.
private final class HiddenOncePreparedCell: HeadlessCell, Updatable {
  private var isHidden = false
  override func prepareForReuse() { isHidden = true }
  func update(viewData text: String?) { lines = isHidden ? [] : [text ?? ""] }
}

/// Keeps the buttons of the previous row.
private final class StaleButtonsCell: HeadlessCell, Updatable {
  func update(viewData text: String?) {
    lines = [text ?? ""]
    if text == nil { buttons = [HeadlessButton("Add") {}] }
  }
}

/// Turns bold for an exclamation and stays bold.
private final class StaleStyleCell: HeadlessCell, Updatable {
  private var isBold = false
  func update(viewData text: String?) {
    let text = text ?? ""
    if text.hasSuffix("!") { isBold = true }
    lines = [isBold ? "**\(text)**" : text]
  }
}

/// Appends a second line if the first one is already there.
private final class DoublingCell: HeadlessCell, Updatable {
  func update(viewData text: String?) {
    let line = text ?? ""
    lines = lines.first == line ? lines + [line] : [line]
  }
}

/// Toggles a switch at each update with the same data, instead of setting it.
private final class TogglingCell: HeadlessCell, Updatable {
  private var last: String??
  private var isOn = false
  func update(viewData text: String?) {
    isOn = last == .some(text) ? !isOn : false
    last = .some(text)
    lines = [text ?? "", isOn ? "on" : "off"]
  }
}

/// Shows how many cells of its class were created.
private final class NumberedCell: HeadlessCell, Updatable {
  private static var count = 0
  private let number: Int
  required init() {
    Self.count += 1
    number = Self.count
  }
  func update(viewData text: String?) { lines = ["\(number): \(text ?? "")"] }
}

/// Shows a random color that it chooses when it's created.
private final class RandomCell: HeadlessCell, Updatable {
  private let colour = Int.random(in: 0..<1 << 40)
  func update(viewData text: String?) { lines = [text ?? "", "\(colour)"] }
}

/// Stores its text in a static property.
private final class SharedCell: HeadlessCell, Updatable {
  private static var text: String?
  func update(viewData text: String?) { Self.text = text }
  var shown: String? { Self.text }
}

/// Shows the picture that arrives last, even if it was requested for another row.
private final class LatePictureCell: HeadlessCell, Updatable {
  static let held = HeldContent()
  func update(viewData text: String?) {
    lines = [text ?? ""]
    Self.held.hold { [self] in lines = [text ?? "", "picture of \(text ?? "nothing")"] }
  }
}

/// A cell of a toolkit that the kit doesn't know.
private final class PlainLabel: Updatable {
  private(set) var text = ""
  let isHidden = false

  func update(viewData text: String) { self.text = text }
}

/// Requests nothing, although the test holds content back.
private final class ImpatientCell: HeadlessCell, Updatable {
  func update(viewData text: String?) { lines = [text ?? ""] }
}

/// Keeps its data, which keeps the owner.
private final class HoardingCell: HeadlessCell, Updatable {
  private var data: OwnedText?
  func update(viewData data: OwnedText) {
    self.data = data
    lines = [data.text]
  }
}

/// Passes a closure of its data to a button, which keeps it.
private final class KeptActionCell: HeadlessCell, Updatable {
  func update(viewData data: OwnedText) {
    lines = [data.text]
    buttons = [HeadlessButton("Tell", action: data.tell)]
  }
}

private final class NoteCell: HeadlessCell, Updatable {
  func update(viewData note: Note) { lines = [note.text] }
}

/// A note that compares only its identifier.
private struct Note: Equatable {
  let id: Int
  let text: String
  static func == (one: Note, two: Note) -> Bool { one.id == two.id }
}

/// A mutable model. Its cell changes it.
private final class Letter {
  let subject: String
  var isUnread = true
  init(_ subject: String) { self.subject = subject }
}

private final class MarkingCell: HeadlessCell, Updatable {
  func update(viewData letter: Letter) {
    lines = [letter.subject, letter.isUnread ? "new" : ""]
    letter.isUnread = false
  }
}

/// Clears its text in `prepareForReuse`, but returns early from an update with the same text.
private final class EarlyReturnCell: HeadlessCell, Updatable {
  private var shown: String??
  override func prepareForReuse() { lines = [] }
  func update(viewData text: String?) {
    guard shown != .some(text) else { return }
    shown = text
    lines = [text ?? ""]
  }
}

/// Marks every fourth row.
private final class PeriodicCell: HeadlessCell, Updatable {
  private var rows = 0
  override func prepareForReuse() { rows += 1 }
  func update(viewData text: String?) { lines = [(text ?? "") + (rows % 4 == 3 ? "!" : "")] }
}

/// Expands when its button is tapped, and stays expanded for other rows.
private final class ExpandingCell: HeadlessCell, Updatable {
  private var isExpanded = false
  func update(viewData text: String?) {
    lines = isExpanded ? [text ?? "", "more"] : [text ?? ""]
    buttons = [
      HeadlessButton("Expand") { [weak self] in
        self?.isExpanded = true
        self?.lines.append("more")
      }
    ]
  }
}

/// Keeps the action of its first row.
private final class FirstActionCell: HeadlessCell {
  func show(_ text: String, in log: EventLog) {
    lines = [text]
    if buttons.isEmpty { buttons = [HeadlessButton("Tap") { log.append(text) }] }
  }
}

/// Keeps a list of all its texts.
private final class RecordingCell: HeadlessCell, Updatable {
  private var history: [String?] = []
  func update(viewData text: String?) {
    history.append(text)
    lines = [text ?? ""]
  }
}

/// Keeps a list of all its texts, which it creates when it needs it.
private final class OptionalRecordingCell: HeadlessCell, Updatable {
  private var history: [String?]?
  func update(viewData text: String?) {
    history = (history ?? []) + [text]
    lines = [text ?? ""]
  }
}

/// Marks its fifteenth row, however it is updated.
private final class FifteenthRowCell: HeadlessCell, Updatable {
  private var rows = 0
  func update(viewData text: String?) {
    rows += 1
    lines = [(text ?? "") + (rows == 15 ? "!" : "")]
  }
}

/// Retains itself through a closure.
private final class ImmortalCell: HeadlessCell, Updatable {
  private var retry: (() -> Void)?
  func update(viewData text: String?) {
    lines = [text ?? ""]
    retry = { self.lines = [] }
  }
}

/// Keeps the width that it had at its first update.
private final class NarrowCell: HeadlessCell, Updatable {
  static var width = 10
  private lazy var ownWidth = Self.width
  func update(viewData text: String?) {
    lines = [(text ?? "") + String(repeating: ".", count: ownWidth)]
  }
}

nonisolated extension Fixture {
  static let brokenCells: [Fixture] = [
    .broken("stale text", "cell.noStaleState", saying: #"lines[0]: "a", fresh cell: nil"#) {
      texts(StaleCell.self)
    },
    .broken(
      "stale unless prepared", "cell.noStaleState",
      saying: "sample 2 after sample 0, updated in place"
    ) { texts(StaleUnlessPreparedCell.self) },
    .broken("hidden once prepared", "cell.noStaleState", saying: ", after prepareForReuse, differs")
    {
      texts(HiddenOncePreparedCell.self)
    },
    .broken("stale buttons", "cell.noStaleState", saying: #"buttons[0]: "Add", fresh cell: nil"#) {
      texts(StaleButtonsCell.self)
    },
    .broken("stale style", "cell.noStaleState", saying: "**b**") {
      texts(StaleStyleCell.self, samples: ["a!", "b"])
    },
    .broken("doubled lines", "cell.idempotent", saying: #"lines[1]: "a", after one: nil"#) {
      texts(DoublingCell.self)
    },
    .broken("a toggle", "cell.idempotent", saying: #""on", after one: "off""#) {
      texts(TogglingCell.self)
    },
    .broken("numbered cells", "cell.deterministic", saying: "two fresh cells differ for sample") {
      texts(NumberedCell.self)
    },
    .broken("random colours", "cell.deterministic", saying: "put that into the data") {
      texts(RandomCell.self)
    },
    .broken("a shared label", "cell.independent", saying: "once other cells show sample 1") {
      CellLaws(
        SharedCell.self, samples: ["a", "b"], .made(SharedCell.init), .observing { $0.shown }
      ).report()
    },
    .broken("a late picture", "cell.noLateContent", saying: "latest first") {
      texts(LatePictureCell.self, options: [.delivering(LatePictureCell.held)])
    },
    .broken(
      "a request cancelled only before a reuse", "cell.noLateContent", saying: "updated in place"
    ) {
      texts(OnlyPreparedCell.self, options: [.delivering(OnlyPreparedCell.held)])
    },
    .broken("nothing to wait for", "cell.noLateContent", saying: "ask for none of it") {
      texts(ImpatientCell.self, options: [.delivering(HeldContent())])
    },
    .broken("stored data", "cell.noLeakedOwner", saying: "keeps the TypedCellsTestingTests.Owner") {
      owned(HoardingCell.self)
    },
    .broken("a kept action", "cell.noLeakedOwner", saying: "of its data alive") {
      owned(KeptActionCell.self)
    },
    .broken("equal samples", "cell.distinguishingSamples", saying: "no two samples differ") {
      texts(ImpatientCell.self, samples: ["a", "a"])
    },
    .broken("a single sample", "cell.distinguishingSamples", saying: "pass two at least") {
      texts(ImpatientCell.self, samples: ["a"])
    },
    .broken(
      "an observation of nothing", "cell.distinguishingSamples", saying: "Return from `.observing`"
    ) {
      CellLaws(
        PlainLabel.self, samples: ["a", "b"], .made { PlainLabel() }, .observing { $0.isHidden }
      ).report()
    },
    .broken("an early return", "cell.noStaleState", saying: "sample 0 again, after prepareForReuse")
    {
      texts(EarlyReturnCell.self)
    },
    .broken("every fourth row", "cell.noStaleState", saying: " in one cell, ") {
      texts(PeriodicCell.self)
    },
    .broken("one cell for all", "cell.freshCells", saying: "`.made` returns the same cell twice") {
      let only = ImpatientCell()
      return CellLaws(
        ImpatientCell.self, samples: ["a", "b"], .made { only }, .observing { $0.lines }
      )
      .report()
    },
    .broken(
      "data marked as read", "cell.leavesItsData", saying: #"second differs at lines[1]: """#
    ) {
      CellLaws(
        MarkingCell.self, samples: [Letter("a"), Letter("b")], .made { MarkingCell() },
        .observing { $0.lines }
      )
      .report()
    },
    .broken(
      "equality by identifier", "cell.equalSamplesLookAlike", saying: "samples 0 and 1 are equal"
    ) {
      CellLaws(
        NoteCell.self, samples: [Note(id: 1, text: "a"), Note(id: 1, text: "b")],
        .made { NoteCell() }
      ).report()
    },
    .broken("an expanded row", "cell.forgetsInput", saying: "after a tap on 'Expand'") {
      CellLaws(ExpandingCell.self, samples: ["a", "b"]).report()
    },
    .broken("the action of the first row", "cell.actsForItsRow", saying: "calls [") {
      let log = EventLog()
      return CellLaws(FirstActionCell.self, samples: ["a", "b"], .recording(log)) {
        $0.show($1, in: log)
      }.report()
    },
    .broken("the first width", "cell.followsSurroundings", saying: "when the width is 20") {
      var handling: CellHandling<NarrowCell> = NarrowCell.handling(isMade: false).narrowed()
      handling.surroundings = [
        CellSurrounding(
          "the width is 20", adaptsByItself: false, enter: { _ in NarrowCell.width = 20 },
          leave: { _ in NarrowCell.width = 10 })
      ]
      return CellLaws(
        { ["a", "b"] }, [.neverUpdatedInPlace], handling: handling,
        updating: { $0.update(viewData: $1) }
      ).report()
    },
    .broken("a view that is replaced", "cell.keepsItsViews", saying: "'badge' isn't in the cell") {
      var handling: CellHandling<NarrowCell> = NarrowCell.handling(isMade: false).narrowed()
      handling.lostViews = { _ in { ["badge"] } }
      return CellLaws(
        { ["a", "b"] }, [], handling: handling, updating: { $0.update(viewData: $1) }
      )
      .report()
    },
    .broken("a record of rows", "cell.accumulatesNothing", saying: "elements in 'history'") {
      texts(RecordingCell.self)
    },
    .broken("an optional record of rows", "cell.accumulatesNothing", saying: "'history'") {
      texts(OptionalRecordingCell.self)
    },
    .broken("the fifteenth row", "cell.noStaleState", saying: "as row 15 in one cell, ") {
      texts(FifteenthRowCell.self)
    },
    .broken("a closure that holds its cell", "cell.isReleased", saying: "weakly") {
      texts(ImmortalCell.self)
    },
  ]
}
