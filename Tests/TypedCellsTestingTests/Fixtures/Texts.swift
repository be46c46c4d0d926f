import HeadlessList
import TypedCells
import TypedCellsTesting

/// Returns the texts and buttons that a user sees in a cell.
@MainActor
func look(of cell: HeadlessView) -> [String] { cell.lines + cell.buttons.map { "[\($0.title)]" } }

/// Returns the report on a cell that shows optional texts.
@MainActor
func texts<Cell: HeadlessCell & Updatable>(
  _: Cell.Type, samples: [String?] = ["a", "b", nil], options: [CellOption<Cell, String?>] = []
) -> LawReport where Cell.ViewData == String? {
  CellLaws<Cell, String?>({ samples }, options) { $0.update(viewData: $1) }.report()
}

/// An owner of texts, such as a screen.
final class Owner {}

/// A text with a closure that may retain an owner.
struct OwnedText {
  var text: String
  var tell: @MainActor () -> Void = {}

  @MainActor
  static func make(_ text: String) -> (owner: AnyObject, sample: OwnedText) {
    let owner = Owner()
    return (owner, OwnedText(text: text) { _ = owner })
  }
}

/// Returns the report on a cell whose data may retain an owner.
@MainActor
func owned<Cell: HeadlessCell & Updatable>(_: Cell.Type) -> LawReport
where Cell.ViewData == OwnedText {
  CellLaws(
    Cell.self, samples: [OwnedText(text: "a"), OwnedText(text: "b")], .owned { OwnedText.make("c") }
  ).report()
}
