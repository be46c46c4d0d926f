import HeadlessList
import Testing
import TypedCells

@MainActor
struct `Cell configurators` {
  @Test func `of different cells share an array and update their own cells`() throws {
    let items: [any CellConfiguratorType] = [
      CellConfigurator<TextCell>(viewData: "Hello"),
      CellConfigurator<NumberCell>(viewData: 42),
    ]
    let cells: [HeadlessCell] = [TextCell(), NumberCell()]
    for (item, cell) in zip(items, cells) { try item.update(cell) }
    #expect(cells.map(\.lines) == [["Hello"], ["42"]])
  }

  @Test func `update a cell erased as they do typed`() throws {
    let configurator = CellConfigurator<TextCell>(viewData: "Hello")
    let typed = TextCell()
    configurator.update(typed)
    let erased = TextCell()
    try (configurator as any CellConfiguratorType).update(erased)
    #expect(typed.lines == erased.lines)
  }

  @Test func `a cell of another class is refused and left untouched`() {
    let configurator: any CellConfiguratorType = CellConfigurator<TextCell>(
      viewData: "Hello", reuseIdentifier: "text")
    let cell = NumberCell()
    cell.lines = ["before"]
    let mismatch = CellMismatch(
      identifier: "text", expected: TextCell.self, actual: NumberCell.self)
    #expect(throws: mismatch) { try configurator.update(cell) }
    #expect(cell.lines == ["before"])
    #expect(
      "\(mismatch)" == """
        the reuse identifier 'text' dequeued a TypedCellsTests.NumberCell instead of a TypedCellsTests.TextCell; \
        set the class in the nib or storyboard to TypedCellsTests.TextCell, or use another identifier
        """)
  }

  @Test func `a superclass of the expected class is refused`() {
    let configurator: any CellConfiguratorType = CellConfigurator<BoldTextCell>(viewData: "Hello")
    #expect(throws: CellMismatch.self) { try configurator.update(TextCell()) }
    #expect(!configurator.accepts(TextCell.self))
  }

  @Test func `a subclass of the expected class is accepted`() throws {
    let configurator: any CellConfiguratorType = CellConfigurator<TextCell>(viewData: "Hello")
    let cell = BoldTextCell()
    try configurator.update(cell)
    #expect(cell.lines == ["**Hello**"])
    #expect(configurator.accepts(BoldTextCell.self))
  }

  @Test func `the cell class and its identifier are known without a cell`() {
    let configurator: any CellConfiguratorType = CellConfigurator<TextCell>(viewData: "Hello")
    #expect((configurator.cellClass == TextCell.self) as Bool)
    #expect(configurator.reuseIdentifier == ReuseIdentifier(for: TextCell.self))
  }
}
