import Foundation
import HeadlessList
import Testing
import TypedCells

@MainActor
struct `The cell registry` {
  private let registry = CellRegistry<HeadlessCell>()

  private func message(of body: () throws(RegistrationError) -> Void) -> String {
    do {
      try body()
      return "nothing was thrown"
    } catch {
      return error.description
    }
  }

  @Test func `a class is registered under its own identifier`() throws {
    try registry.register(TextCell.self)
    let registration = try #require(registry.registration(for: "TypedCellsTests.TextCell"))
    #expect(registration.cellClass == TextCell.self)
    #expect(registration.source == .cellClass)
    #expect("\(registration)" == "'TypedCellsTests.TextCell' as TypedCellsTests.TextCell (class)")
    #expect(registry.registrations.count == 1)
    #expect(registry.registration(for: "another") == nil)
  }

  @Test func `a nib and a prototype are data for the host`() throws {
    try registry.register(TextCell.self, as: "nib", from: .nib(name: "Text", bundlePath: "/b"))
    try registry.register(TextCell.self, as: "prototype", from: .prototype)
    try registry.register(NamedCell.self)
    let sources = ["nib", "prototype", "named"].map { registry.registration(for: $0)?.source }
    #expect(sources == [.nib(name: "Text", bundlePath: "/b"), .prototype, .nib(name: "NamedCell")])
    #expect(
      sources.compactMap { $0?.description }
        == ["nib 'Text' in '/b'", "prototype", "nib 'NamedCell'"])
  }

  @Test func `the identifiers of configurators are registered in a loop`() throws {
    let items: [any CellConfiguratorType] = [
      CellConfigurator<TextCell>(viewData: "a"),
      CellConfigurator<NumberCell>(viewData: 1, reuseIdentifier: "number"),
    ]
    for item in items { try registry.register(item) }
    #expect(
      Set(registry.registrations.map { "\($0)" }) == [
        "'TypedCellsTests.TextCell' as TypedCellsTests.TextCell (class)",
        "'number' as TypedCellsTests.NumberCell (class)",
      ])
    #expect(
      message { () throws(RegistrationError) in
        try registry.register(CellConfigurator<ForeignCell>(viewData: "a"))
      }.contains("ForeignCell"))
  }

  @Test func `the same registration again changes nothing`() throws {
    try registry.register(TextCell.self, as: "text")
    let before = registry.registration(for: "text")
    try registry.register(TextCell.self, as: "text")
    #expect(registry.registration(for: "text") == before)
  }

  @Test func `registrations are equal if they have the same identifier, class and source`() {
    func registration(
      _ identifier: ReuseIdentifier = "text", _ cellClass: HeadlessCell.Type = TextCell.self,
      from source: CellSource = .prototype
    ) -> CellRegistration<HeadlessCell> {
      CellRegistration(identifier: identifier, cellClass: cellClass, source: source)
    }
    #expect(registration() == registration())
    #expect(registration() != registration("other"))
    #expect(registration() != registration("text", NumberCell.self))
    #expect(registration() != registration(from: .cellClass))
  }

  @Test func `one identifier with two classes names both and keeps the first`() throws {
    try registry.register(TextCell.self, as: "text")
    #expect(
      message { () throws(RegistrationError) in
        try registry.register(NumberCell.self, as: "text")
      } == """
        the reuse identifier 'text' is registered with TypedCellsTests.TextCell, \
        so it can't be registered with TypedCellsTests.NumberCell; use another identifier
        """)
    #expect(registry.registration(for: "text")?.cellClass == TextCell.self)
  }

  @Test func `one identifier from two sources names both and keeps the first`() throws {
    try registry.register(TextCell.self, as: "text", from: .nib(name: "Text"))
    #expect(
      message { () throws(RegistrationError) in
        try registry.register(TextCell.self, as: "text", from: .prototype)
      } == """
        the reuse identifier 'text' is registered with the nib 'Text', \
        so it can't be registered with the prototype; remove one of the registrations
        """)
    #expect(registry.registration(for: "text")?.source == .nib(name: "Text"))
  }

  @Test func `a class that the host can't show is rejected`() {
    #expect(
      message { () throws(RegistrationError) in try registry.register(ForeignCell.self) } == """
        TypedCellsTests.ForeignCell doesn't inherit from HeadlessList.HeadlessCell, \
        the class of this list's cells; use a subclass of HeadlessList.HeadlessCell
        """)
    #expect(registry.registrations.isEmpty)
  }

  @Test func `a model is bound to one cell class only`() throws {
    try registry.bind(String.self, to: TextCell.self)
    #expect(
      message { () throws(RegistrationError) in
        try registry.bind(String.self, to: BoldTextCell.self)
      } == """
        the model Swift.String is shown by TypedCellsTests.TextCell already, \
        so it can't be bound to TypedCellsTests.BoldTextCell
        """)
    #expect(registry.registrations.map { "\($0.cellClass)" } == ["TextCell"])
    #expect(
      message { () throws(RegistrationError) in
        try registry.bind(String.self, to: TextCell.self)
      } == """
        the model Swift.String is bound to TypedCellsTests.TextCell already; \
        bind it once, where you create the registry
        """)
  }

  @Test func `a binding that contradicts a registration is rejected`() throws {
    try registry.register(NumberCell.self, as: "text")
    #expect(throws: RegistrationError.self) {
      try registry.bind(String.self, to: TextCell.self, as: "text")
    }
    try registry.bind(String.self, to: TextCell.self)
  }
}
