import HeadlessList
import TypedCells

@testable import TypedCellsTesting

private final class GoodCell: HeadlessCell, Updatable {
  func update(viewData text: String?) { lines = [text ?? ""] }
}

/// Clears its lines for `nil`, and then looks like a new cell.
private final class BlankCell: HeadlessCell, Updatable {
  func update(viewData text: String?) { lines = [text].compactMap(\.self) }
}

/// Clears its text in `prepareForReuse`, which is enough if the cell is never updated in place.
private final class PreparedCell: HeadlessCell, Updatable {
  override func prepareForReuse() { lines = [] }
  func update(viewData text: String?) {
    if let text { lines = [text] }
  }
}

/// Shows only one row, so it never has to clear anything.
private final class DisposableCell: HeadlessCell, Updatable {
  func update(viewData text: String?) {
    if let text { lines = [text] }
  }
}

private final class ButtonCell: HeadlessCell, Updatable {
  func update(viewData text: String?) {
    lines = []
    buttons = [text].compactMap(\.self).map { HeadlessButton($0) {} }
  }
}

/// Sets its lines only if they change.
private final class ThriftyCell: HeadlessCell, Updatable {
  private(set) var changes = 0
  func update(viewData text: String?) {
    guard lines != [text ?? ""] else { return }
    lines = [text ?? ""]
    changes += 1
  }
}

/// Stores the text that it requested a picture for, and ignores pictures for other texts.
private final class PictureCell: HeadlessCell, Updatable {
  static let held = HeldContent()
  private var text: String?
  func update(viewData text: String?) {
    self.text = text
    lines = [text ?? ""]
    Self.held.hold { [weak self] in
      guard let self, self.text == text else { return }
      lines = [text ?? "", "picture of \(text ?? "nothing")"]
    }
  }
}

/// Keeps only the text of its data.
private final class ModestCell: HeadlessCell, Updatable {
  func update(viewData data: OwnedText) { lines = [data.text] }
}

/// Has no initializer that the kit could call.
private final class ScaledCell: Updatable {
  let scale: Int
  private(set) var width = 0
  init(scale: Int) { self.scale = scale }
  func update(viewData width: Int) { self.width = width * scale }
}

private final class TextHeader: HeadlessHeaderFooter, Updatable {
  func update(viewData text: String) { lines = [text, String(text.reversed())] }
}

private final class BoxCell<Content>: HeadlessCell, Updatable {
  func update(viewData content: Content) { lines = ["\(content)"] }
}

private final class CarefulReturnCell: HeadlessCell, Updatable {
  private var shown: String??
  override func prepareForReuse() {
    lines = []
    shown = nil
  }
  func update(viewData text: String?) {
    guard shown != .some(text) else { return }
    shown = text
    lines = [text ?? ""]
  }
}

private final class CollapsingCell: HeadlessCell, Updatable {
  func update(viewData text: String?) {
    lines = [text ?? ""]
    buttons = [HeadlessButton("Expand") { [weak self] in self?.lines.append("more") }]
  }
}

/// Keeps its last four texts. The list stops growing after four rows.
private final class ShortHistoryCell: HeadlessCell, Updatable {
  private var history: [String?] = []
  func update(viewData text: String?) {
    history = Array((history + [text]).suffix(4))
    lines = [text ?? ""]
  }
}

private final class Switch {
  let title: String
  var isOn = false
  init(_ title: String) { self.title = title }
}

private final class SwitchCell: HeadlessCell, Updatable {
  func update(viewData data: Switch) {
    lines = [data.title, data.isOn ? "on" : "off"]
    buttons = [
      HeadlessButton("Toggle") { [weak self] in
        data.isOn.toggle()
        self?.update(viewData: data)
      }
    ]
  }
}

/// Cancels its request in each update, so it doesn't check which picture arrives.
private final class CancellingCell: HeadlessCell, Updatable {
  static let held = HeldContent()
  private var request: HeldContent.Request?
  override func prepareForReuse() { request?.cancel() }
  func update(viewData text: String?) {
    request?.cancel()
    lines = [text ?? ""]
    request = Self.held.hold { [weak self] in self?.lines.append("picture of \(text ?? "nothing")")
    }
  }
}

/// Cancels its request in `prepareForReuse`, which is enough if the cell is never updated in place.
final class OnlyPreparedCell: HeadlessCell, Updatable {
  static let held = HeldContent()
  private var request: HeldContent.Request?
  override func prepareForReuse() { request?.cancel() }
  func update(viewData text: String?) {
    lines = [text ?? ""]
    request = Self.held.hold { [weak self] in self?.lines.append("picture of \(text ?? "nothing")")
    }
  }
}

/// Is retained by its task until the task ends, so its test has to be asynchronous.
private final class TaskCell: HeadlessCell, Updatable {
  private var task: Task<Void, Never>?
  private var finished = 0
  override func prepareForReuse() { task?.cancel() }
  func update(viewData text: String?) {
    lines = [text ?? ""]
    task?.cancel()
    task = Task {
      await Task.yield()
      if !Task.isCancelled { finished += 1 }
    }
  }
}

nonisolated extension Fixture {
  static let correctCells: [Fixture] = [
    .correct("a text") { texts(GoodCell.self) },
    .correct("a text, or nothing at all") { texts(BlankCell.self) },
    .correct("buttons") { texts(ButtonCell.self) },
    .correct("a task that ends by itself") { texts(TaskCell.self) },
    .correct("no more work than needed") { texts(ThriftyCell.self) },
    .correct("reusable only") {
      CellLaws(
        PreparedCell.self, samples: ["a", nil], .neverUpdatedInPlace
      ).report()
    },
    .correct("neither reusable nor reconfigurable") {
      CellLaws(
        DisposableCell.self, samples: ["a", nil], .neverReused
      ).report()
    },
    .correct("a picture for whom it may concern") {
      texts(PictureCell.self, options: [.delivering(PictureCell.held)])
    },
    .correct("an owner that is not kept") { owned(ModestCell.self) },
    .correct("made by a closure") {
      CellLaws(
        ScaledCell.self, samples: [1, 2, 3], .made { ScaledCell(scale: 2) }, .observing { $0.width }
      ).report()
    },
    .correct("made from a nib") {
      let host = HeadlessList(height: 100)
      host.provideNib(named: "Good") { GoodCell() }
      let registration = CellRegistration<HeadlessCell>(
        identifier: "good", cellClass: GoodCell.self, source: .nib(name: "Good"))
      return CellLaws(
        GoodCell.self, samples: ["a", nil],
        .made { (try? host.makeCell(for: registration)) as? GoodCell ?? GoodCell() },
        .observing(look)
      ).report()
    },
    .correct("a header") {
      CellLaws(TextHeader.self, samples: ["ab", "cd"], .made(TextHeader.init), .observing(look))
        .report()
    },
    .correct("a generic cell") {
      CellLaws(
        BoxCell<[Int]>.self, samples: [[1], [2, 3]], .made(BoxCell<[Int]>.init), .observing(look)
      ).report()
    },
    .correct("an early return that its preparation knows of") { texts(CarefulReturnCell.self) },
    .correct("a row that is collapsed again") {
      CellLaws(CollapsingCell.self, samples: ["a", "b"]).report()
    },
    .correct("the last two rows, of which none shows") { texts(ShortHistoryCell.self) },
    .correct("data that a tap changes") {
      CellLaws(SwitchCell.self, samples: [Switch("a"), Switch("b")]).report()
    },
    .correct("equality of what is shown") {
      CellLaws(GoodCell.self, samples: ["a", "b"], .made(GoodCell.init), .observing(look)).report()
    },
    .correct("a cancelled request") {
      texts(CancellingCell.self, options: [.delivering(CancellingCell.held)])
    },
    .correct("a request cancelled before a reuse, and no update in place") {
      texts(
        OnlyPreparedCell.self,
        options: [.delivering(OnlyPreparedCell.held), .neverUpdatedInPlace])
    },
  ]
}
