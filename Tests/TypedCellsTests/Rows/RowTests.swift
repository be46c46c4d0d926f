import HeadlessList
import Testing
import TypedCells

@MainActor
struct `Rows` {
  private final class Screen {
    var shown: [String] = []
    func show(_ text: String) { shown.append(text) }
  }

  @Test func `a row is a value`() {
    let plain = Row(TextCell.self, "text")
    let tall = plain.height(44).id(1)
    let list = rows {
      plain
      tall
    }
    #expect(list[0].height == nil)
    #expect(list[0].identity == nil)
    #expect(list[1].height == .fixed(44))
    #expect(list[1].identity == RowIdentity(1))
  }

  @Test func `every kind of row is a value`() throws {
    let capabilities = try CapabilityRegistry([.titled])
    let erased: any CellConfiguratorType = CellConfigurator<TextCell>(viewData: "text")
    let late: Row<_LateBoundCell<HeadlessCell>, String> = Row(model: "text")
    let configured: Row<_LateBoundCell<HeadlessCell>, any CellConfiguratorType> = Row(
      erased: erased)
    let bag = Row(TitleCell.self, by: Setting.about, using: capabilities)
    let changed = rows {
      late.height(1)
      configured.height(1)
      bag.height(1)
    }
    let unchanged = rows {
      late
      configured
      bag
    }
    for index in 0..<3 {
      #expect(changed[index].height == .fixed(1))
      #expect(unchanged[index].height == nil)
      #expect(changed[index].cellClass == unchanged[index].cellClass)
    }
    #expect(changed[0].cellClass == nil)
    #expect(changed[1].cellClass == TextCell.self)
    #expect(changed[2].cellClass == TitleCell.self)
  }

  @Test func `a modified copy doesn't change the original`() throws {
    let capabilities = try CapabilityRegistry([.titled])
    let erased: any CellConfiguratorType = CellConfigurator<TextCell>(viewData: "text")
    let late: Row<_LateBoundCell<HeadlessCell>, String> = Row(model: "text")
    let configured: Row<_LateBoundCell<HeadlessCell>, any CellConfiguratorType> = Row(
      erased: erased)
    expectCopiesToBeValues(of: Row(TextCell.self, "text"))
    expectCopiesToBeValues(of: late)
    expectCopiesToBeValues(of: configured)
    expectCopiesToBeValues(of: Row(TitleCell.self, by: Setting.about, using: capabilities))
  }

  private func expectCopiesToBeValues<Cell: HostedCell, Model>(
    of row: Row<Cell, Model>
  ) where Cell.BaseCell == HeadlessCell {
    let original = row.reuseIdentifier("original").onSelect { _ in }.estimatedHeight(10)
    let copy = original.reuseIdentifier("copy").on(.commitEdit) { _, _ in }
    let list = rows {
      original
      copy
    }
    #expect(list[0].handles(.select) && list[1].handles(.select))
    #expect(!list[0].handles(.commitEdit))
    #expect(list[1].handles(.commitEdit))
    #expect(list[0].cellClass == list[1].cellClass)
    for (row, identifier) in zip([list[0], list[1]], ["original", "copy"]) {
      let mismatch = #expect(throws: CellMismatch.self) { try row.update(NumberCell()) }
      #expect(mismatch?.identifier == ReuseIdentifier(identifier))
    }
  }

  @Test func `a row shows itself in a cell that another data source dequeued`() throws {
    var paths: [RowPath] = []
    let list = rows {
      Row(TextCell.self, "text").configure { _, _, path in paths.append(path) }
      Row(model: "text")
    }
    let cell = TextCell()
    try list[0].update(cell, at: RowPath(section: 1, row: 2))
    #expect(cell.lines == ["text"])
    #expect(paths == [RowPath(section: 1, row: 2)])
    let other = NumberCell()
    #expect(throws: CellMismatch.self) { try list[0].update(other) }
    #expect(throws: CellMismatch.self) { try list[1].update(cell) }
    #expect(other.lines == [])
  }

  @Test func `a configurator's row names the cell class that it expects, and that of the cell`() {
    let erased: any CellConfiguratorType = CellConfigurator<TextCell>(viewData: "text")
    let row = rows { Row(erased: erased) }[0]
    let mismatch = #expect(throws: CellMismatch.self) { try row.update(NumberCell()) }
    #expect(
      mismatch
        == CellMismatch(
          identifier: "TypedCellsTests.TextCell", expected: TextCell.self, actual: NumberCell.self))
  }

  @Test func `a model can be read back`() {
    #expect(Row(TextCell.self, "text").model == "text")
    #expect(rows { Row(NumberCell.self, 42) }[0].model as? Int == 42)
  }

  @Test func `selection reaches a weakly held owner with the model`() {
    let list = RecordedList()
    var screen: Screen? = Screen()
    list.driver.apply {
      ListSection(id: 0) {
        if let screen {
          Row(TextCell.self, "text").onSelect(weak: screen) { screen, text in screen.show(text) }
        }
      }
    }
    list.host.selectRow(at: RowPath(section: 0, row: 0))
    #expect(screen?.shown == ["text"])
    weak var ghost: Screen?
    ghost = screen
    screen = nil
    #expect(ghost == nil, "the row does not keep its owner")
    list.host.selectRow(at: RowPath(section: 0, row: 0))
  }

  @Test func `identities have readable descriptions`() {
    #expect("\(RowIdentity("ada"))" == "ada")
    #expect("\(RowPath(section: 2, row: 14))" == "2.14")
    #expect(RowPath(section: 1, row: 9) < RowPath(section: 2, row: 0))
  }

  private func rows(
    @RowBuilder<HeadlessCell> _ rows: () -> RowList<HeadlessCell>
  ) -> RowList<HeadlessCell> {
    rows()
  }
}
