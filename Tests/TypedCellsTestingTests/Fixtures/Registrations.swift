import HeadlessList
import TypedCells
import TypedCellsTesting

private final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

private final class NumberCell: HeadlessCell, Updatable {
  func update(viewData number: Int) { lines = ["\(number)"] }
}

private final class NibCell: HeadlessCell, Updatable, ReusableCell {
  static var cellSource: CellSource { .nib(name: "Nib") }
  func update(viewData text: String) { lines = [text] }
}

/// A cell with the reuse identifier of another class.
private final class ImpostorCell: HeadlessCell, Updatable, ReusableCell {
  static var reuseIdentifier: ReuseIdentifier { "text" }
  func update(viewData text: String) { lines = [text] }
}

/// A cell that names `HeadlessCell` as its base class, but isn't a subclass of it.
private final class ForeignCell: HostedCell, Updatable {
  typealias BaseCell = HeadlessCell
  func update(viewData text: String) {}
}

private final class TextHeader: HeadlessHeaderFooter, Updatable {
  func update(viewData text: String) { lines = [text] }
}

@MainActor
private struct Registrations {
  let host = HeadlessList(height: 100)
  let cells = CellRegistry<HeadlessCell>()
  let headers = CellRegistry<HeadlessHeaderFooter>()

  /// Returns the report on one section in a host.
  func report(
    header: Row<TextHeader, String>? = nil,
    @RowBuilder<HeadlessCell> _ rows: () -> RowList<HeadlessCell>
  ) -> LawReport {
    var section = ListSection<HeadlessCell>(id: 0, rows: rows)
    if let header { section = section.header(header) }
    return RegistrationLaws(
      of: [section], in: cells, headerFooters: headers,
      makeCell: { try host.makeCell(for: $0) },
      makeHeaderFooter: { try host.makeHeaderFooter(for: $0) }
    ).report()
  }
}

nonisolated extension Fixture {
  private static func broken(
    _ name: String, _ law: String, saying words: String,
    _ examine: @escaping @MainActor (Registrations) throws -> LawReport
  ) -> Fixture {
    .broken(name, "registration.\(law)", saying: words) {
      attempt { try examine(Registrations()) }
    }
  }

  private static func correct(
    _ name: String, _ examine: @escaping @MainActor (Registrations) throws -> LawReport
  ) -> Fixture {
    .correct(name) { attempt { try examine(Registrations()) } }
  }

  static let brokenRegistrations: [Fixture] = [
    broken("an unregistered identifier", "everyRowDequeues", saying: "identifier 'nowhere' of") {
      $0.report { Row(TextCell.self, "").reuseIdentifier("nowhere") }
    },
    broken("a slip of the pen", "everyRowDequeues", saying: "the nearest registered: 'text'") {
      try $0.cells.register(TextCell.self, as: "text")
      return $0.report { Row(TextCell.self, "").reuseIdentifier("texd") }
    },
    broken("an unbound model", "everyRowDequeues", saying: "to the model Swift.Int") {
      $0.report { Row(model: 1) }
    },
    broken(
      "a cell of no host", "everyRowDequeues",
      saying: "doesn't inherit from HeadlessList.HeadlessCell"
    ) {
      $0.report { Row(erased: CellConfigurator<ForeignCell>(viewData: "")) }
    },
    broken("an absent nib", "everyRowDequeues", saying: "no nib of that name was provided") {
      $0.report { Row(NibCell.self, "") }
    },
    broken("an absent prototype", "everyRowDequeues", saying: "no prototype with identifier 'p'") {
      try $0.cells.register(TextCell.self, as: "p", from: .prototype)
      return $0.report { Row(TextCell.self, "").reuseIdentifier("p") }
    },
    broken("an impostor", "oneClassPerIdentifier", saying: "so it can't be registered with") {
      try $0.cells.register(TextCell.self, as: "text")
      return $0.report { Row(ImpostorCell.self, "") }
    },
    broken("an identifier of two classes", "oneClassPerIdentifier", saying: "Row 1 (section") {
      try $0.cells.register(TextCell.self, as: "cell")
      return $0.report {
        Row(TextCell.self, "").reuseIdentifier("cell")
        Row(NumberCell.self, 1).reuseIdentifier("cell")
      }
    },
    broken("a nib of another cell", "cellsFitTheirRows", saying: "NumberCell instead of") {
      $0.host.provideNib(named: "Nib") { NumberCell() }
      return $0.report { Row(NibCell.self, "") }
    },
    broken("a prototype of another cell", "cellsFitTheirRows", saying: "instead of a") {
      $0.host.providePrototype("p") { NumberCell() }
      try $0.cells.register(TextCell.self, as: "p", from: .prototype)
      return $0.report { Row(TextCell.self, "").reuseIdentifier("p") }
    },
    broken("an unregistered header", "everyHeaderFooterDequeues", saying: "Header of section '0'") {
      $0.report(header: Row(TextHeader.self, "").reuseIdentifier("nowhere")) {
        Row(TextCell.self, "")
      }
    },
    broken("an absent header nib", "everyHeaderFooterDequeues", saying: "no nib of that name") {
      try $0.headers.register(headerFooter: TextHeader.self, as: "h", from: .nib(name: "Header"))
      return $0.report(header: Row(TextHeader.self, "").reuseIdentifier("h")) {}
    },
  ]

  static let correctRegistrations: [Fixture] = [
    correct("cells by their classes") {
      $0.report {
        Row(TextCell.self, "")
        Row(NumberCell.self, 1)
      }
    },
    correct("a nib of the right cell") {
      $0.host.provideNib(named: "Nib") { NibCell() }
      return $0.report { Row(NibCell.self, "") }
    },
    correct("a prototype of the right cell") {
      $0.host.providePrototype("p") { TextCell() }
      try $0.cells.register(TextCell.self, as: "p", from: .prototype)
      return $0.report { Row(TextCell.self, "").reuseIdentifier("p") }
    },
    correct("a bound model") {
      try $0.cells.bind(Int.self, to: NumberCell.self)
      return $0.report { Row(model: 1) }
    },
    correct("a header by its class") { $0.report(header: Row(TextHeader.self, "")) {} },
    correct("no rows at all") { $0.report {} },
  ]
}
