import HeadlessList
import TypedCells
import TypedCellsTesting

/// Shows nothing of an absent text, and so goes on to show the last one.
private final class StaleCell: HeadlessCell, Updatable {
  func update(viewData text: String?) {
    if let text { lines = [text] }
  }
}

/// Is right as long as the host prepares it, and wrong when it is updated in place.
private final class StaleUnlessPreparedCell: HeadlessCell, Updatable {
  override func prepareForReuse() { lines = [] }
  func update(viewData text: String?) {
    if let text { lines = [text] }
  }
}

/// Hides itself when it is prepared, and nobody shows it again.
private final class HiddenOncePreparedCell: HeadlessCell, Updatable {
  private var isHidden = false
  override func prepareForReuse() { isHidden = true }
  func update(viewData text: String?) { lines = isHidden ? [] : [text ?? ""] }
}

/// Keeps the buttons of the last row.
private final class StaleButtonsCell: HeadlessCell, Updatable {
  func update(viewData text: String?) {
    lines = [text ?? ""]
    if text == nil { buttons = [HeadlessButton("Add") {}] }
  }
}

/// Turns bold for an exclamation, and stays so.
private final class StaleStyleCell: HeadlessCell, Updatable {
  private var isBold = false
  func update(viewData text: String?) {
    let text = text ?? ""
    if text.hasSuffix("!") { isBold = true }
    lines = [isBold ? "**\(text)**" : text]
  }
}

/// Adds to what it shows only what it shows already.
private final class DoublingCell: HeadlessCell, Updatable {
  func update(viewData text: String?) {
    let line = text ?? ""
    lines = lines.first == line ? lines + [line] : [line]
  }
}

/// Toggles with each update to the same data, as a switch that is flipped and not set.
private final class TogglingCell: HeadlessCell, Updatable {
  private var last: String??
  private var isOn = false
  func update(viewData text: String?) {
    isOn = last == .some(text) ? !isOn : false
    last = .some(text)
    lines = [text ?? "", isOn ? "on" : "off"]
  }
}

/// Counts the cells that were ever made, and shows it.
private final class NumberedCell: HeadlessCell, Updatable {
  private static var count = 0
  private let number: Int
  required init() {
    Self.count += 1
    number = Self.count
  }
  func update(viewData text: String?) { lines = ["\(number): \(text ?? "")"] }
}

/// Draws a random colour when it is made.
private final class RandomCell: HeadlessCell, Updatable {
  private let colour = Int.random(in: 0..<1 << 40)
  func update(viewData text: String?) { lines = [text ?? "", "\(colour)"] }
}

/// Keeps its text where all of its class do.
private final class SharedCell: HeadlessCell, Updatable {
  private static var text: String?
  func update(viewData text: String?) { Self.text = text }
  var shown: String? { Self.text }
}

/// Shows the picture that arrives last, whoever asked for it.
private final class LatePictureCell: HeadlessCell, Updatable {
  static let held = HeldContent()
  func update(viewData text: String?) {
    lines = [text ?? ""]
    Self.held.hold { [self] in lines = [text ?? "", "picture of \(text ?? "nothing")"] }
  }
}

/// Is said to be asynchronous and asks for nothing.
private final class ImpatientCell: HeadlessCell, Updatable {
  func update(viewData text: String?) { lines = [text ?? ""] }
}

/// Stores what it shows for later.
private final class HoardingCell: HeadlessCell, Updatable {
  private var data: OwnedText?
  func update(viewData data: OwnedText) {
    self.data = data
    lines = [data.text]
  }
}

/// Hands what its data can do to a button, which keeps it.
private final class KeptActionCell: HeadlessCell, Updatable {
  func update(viewData data: OwnedText) {
    lines = [data.text]
    buttons = [HeadlessButton("Tell", action: data.tell)]
  }
}

extension Fixture {
  static let brokenCells: [Fixture] = [
    .broken("stale text", "cell.noStaleState", saying: #"looks like ["a"]"#) {
      texts(StaleCell.self)
    },
    .broken(
      "stale unless prepared", "cell.noStaleState", saying: "sample 2 after sample 0, without"
    ) { texts(StaleUnlessPreparedCell.self) },
    .broken("hidden once prepared", "cell.noStaleState", saying: ", with prepareForReuse,") {
      texts(HiddenOncePreparedCell.self)
    },
    .broken("stale buttons", "cell.noStaleState", saying: #"where a fresh cell looks like ["a""#) {
      texts(StaleButtonsCell.self)
    },
    .broken("stale style", "cell.noStaleState", saying: "**b**") {
      texts(StaleStyleCell.self, samples: ["a!", "b"])
    },
    .broken("doubled lines", "cell.idempotent", saying: #"like ["a", "a"] after two"#) {
      texts(DoublingCell.self)
    },
    .broken("a toggle", "cell.idempotent", saying: #""on"] after two"#) {
      texts(TogglingCell.self)
    },
    .broken("numbered cells", "cell.deterministic", saying: "for sample 0 one fresh cell") {
      texts(NumberedCell.self)
    },
    .broken("random colours", "cell.deterministic", saying: "and another like") {
      texts(RandomCell.self)
    },
    .broken("a shared label", "cell.independent", saying: "once another cell shows sample 1") {
      CellLaws(samples: ["a", "b"], makeCell: SharedCell.init) { $0.shown }.report()
    },
    .broken("a late picture", "cell.noLateContent", saying: "picture of a") {
      texts(LatePictureCell.self, features: [.asynchronous(LatePictureCell.held)])
    },
    .broken("nothing to wait for", "cell.noLateContent", saying: "ask for nothing") {
      texts(ImpatientCell.self, features: [.asynchronous(HeldContent())])
    },
    .broken("stored data", "cell.noLeakedOwner", saying: "keeps the TypedCellsTestingTests.Owner") {
      owned(HoardingCell.self)
    },
    .broken("a kept action", "cell.noLeakedOwner", saying: "of its data alive") {
      owned(KeptActionCell.self)
    },
    .broken("equal samples", "cell.distinguishingSamples", saying: "samples 0 and 1 both look") {
      texts(ImpatientCell.self, samples: ["a", "a"])
    },
    .broken("a single sample", "cell.distinguishingSamples", saying: "two samples at least") {
      texts(ImpatientCell.self, samples: ["a"])
    },
    .broken("an observation of nothing", "cell.distinguishingSamples", saying: "misses something") {
      CellLaws(samples: ["a", "b"], makeCell: ImpatientCell.init) { $0.buttons.count }.report()
    },
  ]
}
