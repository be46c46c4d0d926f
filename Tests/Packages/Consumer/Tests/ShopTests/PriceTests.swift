import HeadlessList
import Shop
import Testing
import TypedCells
import TypedCellsTesting

@MainActor
struct `Prices` {
  private let prices = [
    Price(article: "Tea", cents: 350),
    Price(article: "Cake", cents: 425, note: "contains nuts"),
  ]

  @Test func `leave nothing behind in a reused cell`() {
    assertCellLaws(PriceCell.self, samples: prices)
  }

  @Test func `can be dequeued before they are shown`() {
    assertRegistered(PriceList.sections(of: prices), in: CellRegistry())
  }

  @Test func `are shown and chosen`() {
    let list = PriceList()
    list.show(prices)
    list.host.selectRow(at: RowPath(section: 0, row: 1))
    #expect(list.host.picture == "Prices\n  Tea  3.50\n› Cake  4.25\n  contains nuts")
    #expect(list.chosen == ["Cake"])
  }

  @Test func `accept nothing but prices`() {
    assertDoesNotCompile(
      """
      import Shop
      import TypedCells
      @MainActor let item = CellConfigurator<PriceCell>(viewData: "3.50")  \
      // error: cannot convert value of type 'String' to expected argument type 'Price'
      """,
      twin: """
        import Shop
        import TypedCells
        @MainActor let item = CellConfigurator<PriceCell>(viewData: Price(article: "Tea", cents: 350))
        """)
  }
}
