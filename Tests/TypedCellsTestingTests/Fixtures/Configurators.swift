import HeadlessList
import TypedCells
import TypedCellsTesting

private class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

private final class BoldCell: TextCell {
  override func update(viewData text: String) { lines = ["**\(text)**"] }
}

private final class NumberCell: HeadlessCell, Updatable {
  func update(viewData number: Int) { lines = ["\(number)"] }
}

/// A configurator of texts with at most one fault.
@MainActor
private struct FaultyConfigurator: CellConfiguratorType {
  enum Fault {
    case showsAnotherText, showsNothing, refusesItsOwn
    case acceptsEverything, acceptsNothing
    case skipsOthers, touchesOthers
    case namesAnotherClass, namesAnotherIdentifier, namesItselfTwice
  }

  let fault: Fault?
  var reuseIdentifier: ReuseIdentifier { "text" }
  var cellClass: AnyClass { TextCell.self }

  func accepts(_ cellClass: AnyClass) -> Bool {
    switch fault {
    case .acceptsEverything: true
    case .acceptsNothing: false
    default: cellClass is TextCell.Type
    }
  }

  func update(_ cell: AnyObject) throws(CellMismatch) {
    if fault == .touchesOthers { (cell as? HeadlessCell)?.lines = ["half of it"] }
    guard let text = cell as? TextCell, fault != .refusesItsOwn else {
      if fault != .skipsOthers { throw mismatch(type(of: cell)) }
      return
    }
    if fault == .showsNothing { return }
    text.update(viewData: fault == .showsAnotherText ? "tea" : "Tea")
  }

  private func mismatch(_ actual: AnyClass) -> CellMismatch {
    switch fault {
    case .namesAnotherClass:
      CellMismatch(identifier: reuseIdentifier, expected: HeadlessCell.self, actual: actual)
    case .namesAnotherIdentifier:
      CellMismatch(identifier: "tea", expected: cellClass, actual: actual)
    case .namesItselfTwice:
      CellMismatch(identifier: reuseIdentifier, expected: cellClass, actual: cellClass)
    default: CellMismatch(identifier: reuseIdentifier, expected: cellClass, actual: actual)
    }
  }
}

@MainActor
private func texts(
  by configurator: any CellConfiguratorType,
  making makeCell: @escaping @MainActor () -> HeadlessCell = { TextCell() }
) -> LawReport {
  ConfiguratorLaws(
    configurator, makeCell: makeCell, makeOther: { NumberCell() },
    update: { ($0 as? TextCell)?.update(viewData: "Tea") }, observing: look
  ).report()
}

nonisolated extension Fixture {
  private static func broken(
    _ fault: FaultyConfigurator.Fault, _ law: String, saying words: String
  ) -> Fixture {
    .broken("a configurator that \(fault)", "configurator.\(law)", saying: words) {
      texts(by: FaultyConfigurator(fault: fault))
    }
  }

  static let brokenConfigurators: [Fixture] = [
    broken(.showsAnotherText, "erasedEqualsTyped", saying: #"["tea"] after an erased update"#),
    broken(.showsNothing, "erasedEqualsTyped", saying: "looks like [] after an erased update"),
    broken(.refusesItsOwn, "erasedEqualsTyped", saying: "it rejects its own cell: the reuse"),
    broken(
      .acceptsEverything, "acceptsWhatItUpdates",
      saying: "accepts TypedCellsTestingTests.NumberCell"),
    broken(
      .acceptsNothing, "acceptsWhatItUpdates", saying: "expected `accepts(_:)` to return true"),
    broken(.skipsOthers, "refusesOthers", saying: "NumberCell; expected a CellMismatch"),
    broken(
      .touchesOthers, "leavesOthersUntouched", saying: #"to ["half of it"]; expected no change"#),
    broken(
      .namesAnotherClass, "namesTheMismatch", saying: "instead of a HeadlessList.HeadlessCell"),
    broken(.namesAnotherIdentifier, "namesTheMismatch", saying: "the reuse identifier 'tea'"),
    broken(.namesItselfTwice, "namesTheMismatch", saying: "it throws 'the reuse identifier"),
  ]

  static let correctConfigurators: [Fixture] = [
    .correct("your own configurator") { texts(by: FaultyConfigurator(fault: nil)) },
    .correct("a configurator") { texts(by: CellConfigurator<TextCell>(viewData: "Tea")) },
    .correct("a configurator with an identifier") {
      texts(by: CellConfigurator<TextCell>(viewData: "Tea", reuseIdentifier: "tea"))
    },
    .correct("a configurator of a superclass") {
      texts(by: CellConfigurator<TextCell>(viewData: "Tea"), making: { BoldCell() })
    },
  ]
}
