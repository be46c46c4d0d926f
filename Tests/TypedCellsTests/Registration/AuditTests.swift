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

  @Test func `rows that bring their class need no registration`() {
    let registry = CellRegistry<HeadlessCell>()
    #expect(
      messages(in: registry) {
        Row(TextCell.self, "text")
        Row(NumberCell.self, 1)
      } == [])
    #expect(registry.registrations.isEmpty, "an audit registers nothing")
  }

  @Test func `unless first use does not register`() {
    let registry = CellRegistry<HeadlessCell>(registersOnFirstUse: false)
    #expect(
      messages(in: registry) { Row(TextCell.self, "text") } == [
        """
        nobody registered the reuse identifier 'TypedCellsTests.TextCell' of \
        row 0.0 (a TypedCellsTests.TextCell showing Swift.String); nothing is registered
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
        nobody registered the reuse identifier 'persom' of \
        row 0.1 (a TypedCellsTests.TextCell showing Swift.String); \
        the nearest registered: 'person', 'parson', 'price'
        """
      ])
  }

  @Test func `an unbound model is listed`() throws {
    let registry = CellRegistry<HeadlessCell>()
    try registry.bind(String.self, to: TextCell.self)
    #expect(
      messages(in: registry) {
        Row("bound")
        Row(42)
      } == [
        """
        no cell class is bound to the model of \
        row 0.1 (a cell yet to be bound showing Swift.Int)
        """
      ])
  }

  @Test func `a row whose identifier means another class is listed`() throws {
    let registry = CellRegistry<HeadlessCell>()
    try registry.register(NumberCell.self, as: "cell")
    try registry.register(BoldTextCell.self, as: "bold")
    let erased: any CellConfiguratorType = CellConfigurator<TextCell>(
      viewData: "erased", reuseIdentifier: "cell")
    let problems = messages(in: registry) {
      Row(TextCell.self, "a subclass will do").reuseIdentifier("bold")
      Row(TextCell.self, "typed").reuseIdentifier("cell")
      Row(CellConfigurator<TextCell>(viewData: "configured", reuseIdentifier: "cell"))
      Row(erased)
      Row(TextCell.self, by: "a bag", using: noCapabilities).reuseIdentifier("cell")
    }
    #expect(
      problems
        == Array(
          repeating: """
            the reuse identifier 'cell' means TypedCellsTests.NumberCell already, \
            so it cannot mean TypedCellsTests.TextCell
            """, count: 4))
  }

  @Test func `two classes that claim one identifier are listed`() {
    #expect(
      messages(in: CellRegistry()) {
        Row(NamedCell.self, "first")
        Row(NamedLikewiseCell.self, "second")
      } == [
        """
        the reuse identifier 'named' means TypedCellsTests.NamedCell already, \
        so it cannot mean TypedCellsTests.NamedLikewiseCell
        """
      ])
  }

  @Test func `an erased configurator of another host's cell is listed`() {
    #expect(
      messages(in: CellRegistry()) {
        Row(CellConfigurator<ForeignCell>(viewData: "") as any CellConfiguratorType)
      } == [
        """
        TypedCellsTests.ForeignCell is not a HeadlessList.HeadlessCell, \
        which all cells of this host are
        """
      ])
  }

  @Test func `rows that are made on demand are examined too`() {
    let problems = messages(in: CellRegistry()) {
      LazyRows(0..<3, id: \.self) { Row(NumberCell.self, $0).reuseIdentifier("nowhere") }
    }
    #expect(problems.count == 3)
  }

  private var noCapabilities: CapabilityRegistry {
    // An empty registry has no duplicates.
    try! CapabilityRegistry()
  }
}
