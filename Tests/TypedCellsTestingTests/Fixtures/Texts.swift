import HeadlessList
import TypedCells
import TypedCellsTesting

/// Everything that a user sees of a cell.
@MainActor
func look(of cell: HeadlessView) -> [String] { cell.lines + cell.buttons.map { "[\($0.title)]" } }

/// The examination of a cell that shows texts, or the absence of one.
@MainActor
func texts<Cell: HeadlessCell & Updatable>(
  _: Cell.Type, samples: [String?] = ["a", "b", nil], features: [CellFeature<Cell, String?>] = []
) -> LawReport where Cell.ViewData == String? {
  CellLaws(
    samples: samples,
    features: [.reusable(preparedBy: { $0.prepareForReuse() }), .reconfigurable] + features,
    makeCell: { Cell() }, observing: look
  ).report()
}

/// What owns texts, as a screen does.
final class Owner {}

/// A text with something to do, which may lead back to an owner.
struct OwnedText {
  var text: String
  var tell: @MainActor () -> Void = {}

  @MainActor
  static func make(_ text: String) -> (owner: AnyObject, sample: OwnedText) {
    let owner = Owner()
    return (owner, OwnedText(text: text) { _ = owner })
  }
}

/// The examination of a cell whose data lead back to an owner.
@MainActor
func owned<Cell: HeadlessCell & Updatable>(_: Cell.Type) -> LawReport
where Cell.ViewData == OwnedText {
  CellLaws(
    samples: [OwnedText(text: "a"), OwnedText(text: "b")],
    features: [.reusable, .reconfigurable, .owned(by: { OwnedText.make("c") })],
    makeCell: { Cell() }, observing: look
  ).report()
}
