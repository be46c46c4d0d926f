import HeadlessList
import Testing
import TypedCells

@MainActor
struct `The audit of a registry` {
  private func messages(
    in registry: CellRegistry<HeadlessCell>,
    @RowBuilder<HeadlessCell> rows: () -> RowList<HeadlessCell>
  ) -> [String] {
    registry.audit([ListSection(id: 0, rows: rows)]).map(\.description)
  }

  @Test func `rows with a cell class need no registration`() {
    let registry = CellRegistry<HeadlessCell>()
    #expect(
      messages(in: registry) {
        Row(TextCell.self, "text")
        Row(NumberCell.self, 1)
      } == [])
    #expect(registry.registrations.isEmpty, "an audit registers nothing")
  }

  @Test func `a cell class needs a registration if first use does not register it`() {
    let registry = CellRegistry<HeadlessCell>(registersOnFirstUse: false)
    #expect(
      messages(in: registry) { Row(TextCell.self, "text") } == [
        """
        Row 0 (section '0'): the reuse identifier 'TypedCellsTests.TextCell' of \
        a TypedCellsTests.TextCell showing Swift.String isn't registered; \
        register it with CellRegistry.register(_:as:from:)
        """
      ])
  }

  @Test func `an unknown identifier names the row and the nearest ones`() throws {
    let registry = CellRegistry<HeadlessCell>()
    for identifier in ["person", "price", "parson", "unlike"] as [ReuseIdentifier] {
      try registry.register(TextCell.self, as: identifier)
    }
    #expect(
      messages(in: registry) {
        Row(TextCell.self, "known").reuseIdentifier("person")
        Row(TextCell.self, "unknown").reuseIdentifier("persom")
      } == [
        """
        Row 1 (section '0'): the reuse identifier 'persom' of \
        a TypedCellsTests.TextCell showing Swift.String isn't registered; \
        register it with CellRegistry.register(_:as:from:), \
        or use the nearest registered: 'person', 'parson', 'price'
        """
      ])
  }

  @Test func `the nearest identifiers include one without the first letter`() throws {
    let registry = CellRegistry<HeadlessCell>()
    for identifier in ["person", "upersan"] as [ReuseIdentifier] {
      try registry.register(TextCell.self, as: identifier)
    }
    let problems = messages(in: registry) {
      Row(TextCell.self, "unknown").reuseIdentifier("uperson")
    }
    #expect(problems.first?.hasSuffix("or use the nearest registered: 'person', 'upersan'") == true)
  }

  @Test func `a letter too many or too few counts as much as a wrong one`() throws {
    let registry = CellRegistry<HeadlessCell>()
    for identifier in ["te", "teas", "xea"] as [ReuseIdentifier] {
      try registry.register(TextCell.self, as: identifier)
    }
    let problems = messages(in: registry) { Row(TextCell.self, "unknown").reuseIdentifier("tea") }
    #expect(problems.first?.hasSuffix("or use the nearest registered: 'te', 'teas', 'xea'") == true)
  }

  @Test func `an unbound model is listed`() throws {
    let registry = CellRegistry<HeadlessCell>()
    try registry.bind(String.self, to: TextCell.self)
    #expect(
      messages(in: registry) {
        Row(model: "bound")
        Row(model: 42)
      } == [
        """
        Row 1 (section '0'): no cell class is bound to the model Swift.Int; \
        CellRegistry.bind(_:to:) binds one
        """
      ])
  }

  @Test func `a row with an identifier of another class is listed`() throws {
    let registry = CellRegistry<HeadlessCell>()
    try registry.register(NumberCell.self, as: "cell")
    try registry.register(BoldTextCell.self, as: "bold")
    let erased: any CellConfiguratorType = CellConfigurator<TextCell>(
      viewData: "erased", reuseIdentifier: "cell")
    let problems = messages(in: registry) {
      Row(TextCell.self, "a subclass will do").reuseIdentifier("bold")
      Row(TextCell.self, "typed").reuseIdentifier("cell")
      Row(CellConfigurator<TextCell>(viewData: "configured", reuseIdentifier: "cell"))
      Row(erased: erased)
      Row(TextCell.self, by: "a bag", using: noCapabilities).reuseIdentifier("cell")
    }
    #expect(
      problems
        == (1...4).map {
          """
          Row \($0) (section '0'): the reuse identifier 'cell' is registered with TypedCellsTests.NumberCell, \
          so it can't be registered with TypedCellsTests.TextCell; use another identifier
          """
        })
  }

  @Test func `two classes that claim one identifier are listed`() {
    #expect(
      messages(in: CellRegistry()) {
        Row(NamedCell.self, "first")
        Row(NamedLikewiseCell.self, "second")
      } == [
        """
        Row 1 (section '0'): the reuse identifier 'named' is registered with TypedCellsTests.NamedCell, \
        so it can't be registered with TypedCellsTests.NamedLikewiseCell; use another identifier
        """
      ])
  }

  @Test func `an erased configurator of another host's cell is listed`() {
    #expect(
      messages(in: CellRegistry()) {
        Row(erased: CellConfigurator<ForeignCell>(viewData: ""))
      } == [
        """
        Row 0 (section '0'): TypedCellsTests.ForeignCell doesn't inherit from HeadlessList.HeadlessCell, \
        the class of this list's cells; use a subclass of HeadlessList.HeadlessCell
        """
      ])
  }

  @Test func `a row that carries only a model is checked with its identifier`() throws {
    let registry = CellRegistry<HeadlessCell>()
    try registry.bind(String.self, to: TextCell.self)
    try registry.register(BoldTextCell.self, as: "bold")
    try registry.register(NumberCell.self, as: "number")
    #expect(
      messages(in: registry) {
        Row(model: "a subclass will do").reuseIdentifier("bold")
        Row(model: "another class will not").reuseIdentifier("number")
        Row(model: "nor will none").reuseIdentifier("nowhere")
      } == [
        """
        Row 1 (section '0'): the reuse identifier 'number' is registered with TypedCellsTests.NumberCell, \
        so it can't be registered with TypedCellsTests.TextCell; use another identifier
        """,
        """
        Row 2 (section '0'): the reuse identifier 'nowhere' of \
        a row showing Swift.String isn't registered; register it with CellRegistry.register(_:as:from:), \
        or use the nearest registered: 'number', 'bold', 'TypedCellsTests.TextCell'
        """,
      ])
  }

  @Test func `nibs and prototypes are loaded if the audit gets a host`() throws {
    let host = HeadlessList(height: 100)
    host.provideNib(named: "Number") { NumberCell() }
    let registry = CellRegistry<HeadlessCell>()
    try registry.register(TextCell.self, as: "wrong", from: .nib(name: "Number"))
    try registry.register(TextCell.self, as: "absent", from: .prototype)
    let sections = [
      ListSection<HeadlessCell>(id: 0) {
        Row(TextCell.self, "a class")
        Row(TextCell.self, "a wrong nib").reuseIdentifier("wrong")
        Row(TextCell.self, "an absent prototype").reuseIdentifier("absent")
      }
    ]
    #expect(registry.audit(sections).isEmpty)
    #expect(
      registry.audit(sections) { try host.makeCell(for: $0) }.map(\.description) == [
        """
        Row 1 (section '0'): the reuse identifier 'wrong' dequeued a TypedCellsTests.NumberCell \
        instead of a TypedCellsTests.TextCell; \
        set the class in the nib or storyboard to TypedCellsTests.TextCell, or use another identifier
        """,
        """
        Row 2 (section '0'): the host couldn't dequeue a cell: there is no prototype with identifier 'absent'
        """,
      ])
    #expect(host.counters.built == 0)
  }

  @Test func `a wrong nib of a subclass is listed with the class that the row expects`() throws {
    let host = HeadlessList(height: 100)
    host.provideNib(named: "Number") { NumberCell() }
    let registry = CellRegistry<HeadlessCell>()
    try registry.register(BoldTextCell.self, as: "bold", from: .nib(name: "Number"))
    let section = ListSection<HeadlessCell>(id: 0) {
      Row(TextCell.self, "text").reuseIdentifier("bold")
    }
    let failures = registry.audit([section]) { try host.makeCell(for: $0) }
    #expect(failures.compactMap { mismatch(in: $0)?.expected }.map { "\($0)" } == ["TextCell"])
  }

  @Test func `a wrong nib of a bound model's class is listed`() throws {
    let host = HeadlessList(height: 100)
    host.provideNib(named: "Number") { NumberCell() }
    let registry = CellRegistry<HeadlessCell>()
    try registry.bind(String.self, to: TextCell.self, from: .nib(name: "Number"))
    let section = ListSection<HeadlessCell>(id: 0) { Row(model: "text") }
    let failures = registry.audit([section]) { try host.makeCell(for: $0) }
    #expect(failures.compactMap { mismatch(in: $0)?.expected }.map { "\($0)" } == ["TextCell"])
  }

  private func mismatch(in failure: ListFailure) -> CellMismatch? {
    if case .mismatch(let mismatch) = failure.reason { mismatch } else { nil }
  }

  @Test func `each row of a wrong nib is listed, and the nib is loaded once`() throws {
    let host = HeadlessList(height: 100)
    host.provideNib(named: "Number") { NumberCell() }
    let registry = CellRegistry<HeadlessCell>()
    try registry.register(TextCell.self, as: "wrong", from: .nib(name: "Number"))
    let section = ListSection<HeadlessCell>(id: 0) {
      for text in ["a", "b", "c"] { Row(TextCell.self, text).reuseIdentifier("wrong") }
    }
    var loaded: [ReuseIdentifier] = []
    let failures = registry.audit([section]) { registration in
      loaded.append(registration.identifier)
      return try host.makeCell(for: registration)
    }
    #expect(failures.compactMap(\.path?.row) == [0, 1, 2])
    #expect(loaded == ["wrong"])
  }

  @Test func `lazy rows are checked too`() {
    let problems = messages(in: CellRegistry()) {
      LazyRows(0..<3, id: \.self) { Row(NumberCell.self, $0).reuseIdentifier("nowhere") }
    }
    #expect(problems.count == 3)
  }

  private var noCapabilities: CapabilityRegistry {
    // An empty registry has no duplicates, so the call doesn't throw.
    try! CapabilityRegistry()
  }
}
