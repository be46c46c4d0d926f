import HeadlessList
import Testing
import TypedCells

@MainActor
struct `What a content makes use of` {
  private final class TallCell: HeadlessCell, Updatable, ReusableCell {
    static var rowHeight: RowHeight { .fixed(60) }
    static var estimatedRowHeight: Double? { 50 }
    func update(viewData text: String) { lines = [text] }
  }

  private let list = RecordedList()
  private var uses: ContentUses { list.driver.content.uses }

  private func apply(@RowBuilder<HeadlessCell> _ rows: () -> RowList<HeadlessCell>) {
    list.driver.apply { ListSection(id: 0, rows: rows) }
  }

  @Test func `plain rows make use of nothing`() {
    apply { Row(TextCell.self, "plain") }
    #expect(!uses.mayHandle(.select))
    #expect(!uses.includesLazyRows)
    #expect(!uses.saysHeights)
    #expect(!uses.saysEstimates)
    #expect(!uses.showsIndex)
    for edge in [uses.headers, uses.footers] { #expect(!edge.showsTitles && !edge.showsViews) }
  }

  @Test func `events are those that rows handle`() {
    apply {
      Row(TextCell.self, "plain")
      Row(TextCell.self, "tapped").onSelect { _ in }
    }
    #expect(uses.mayHandle(.select))
    #expect(!uses.mayHandle(.commitEdit))
    #expect(!uses.includesLazyRows)
    apply { Row(TextCell.self, "plain") }
    #expect(!uses.mayHandle(.select), "the content that handled it has gone")
  }

  @Test func `hidden rows do not count until they show`() {
    var isHidden = true
    apply {
      Row(TextCell.self, "plain")
      Row(TextCell.self, "tapped").onSelect { _ in }.hidden { isHidden }
    }
    #expect(!uses.mayHandle(.select))
    isHidden = false
    list.driver.updateVisibility()
    #expect(uses.mayHandle(.select))
  }

  @Test
  func `rows made on demand may handle anything, and the first says whether they say heights`() {
    apply { LazyRows(0..<1000, id: \.self) { Row(NumberCell.self, $0) } }
    #expect(uses.mayHandle(.select))
    #expect(uses.includesLazyRows)
    #expect(!uses.saysHeights)
    apply { LazyRows(0..<1000, id: \.self) { Row(NumberCell.self, $0).height(20) } }
    #expect(uses.saysHeights)
  }

  @Test func `heights are those of rows and of their classes`() {
    apply { Row(TextCell.self, "a").height(20) }
    #expect(uses.saysHeights)
    #expect(!uses.saysEstimates)
    apply { Row(TextCell.self, "a").estimatedHeight(20) }
    #expect(!uses.saysHeights)
    #expect(uses.saysEstimates)
    apply {
      Row(TextCell.self, "a")
      Row(TextCell.self, "b")
      Row(TallCell.self, "c")
    }
    #expect(uses.saysHeights)
    #expect(uses.saysEstimates)
  }

  @Test func `headers and footers are told apart`() {
    list.driver.apply {
      ListSection(id: 0, header: "title") { Row(TextCell.self, "row") }.indexTitle("T")
      ListSection(id: 1) { Row(TextCell.self, "row") }.footer(Row(TallHeader.self, "tall"))
    }
    #expect(uses.showsIndex)
    #expect(uses.headers.showsTitles)
    #expect(!uses.headers.showsViews)
    #expect(!uses.headers.saysHeights)
    #expect(!uses.footers.showsTitles)
    #expect(uses.footers.showsViews)
    #expect(uses.footers.saysHeights)
    #expect(uses.footers.saysEstimates)
  }

  @Test func `the order of events does not tell contents apart`() {
    apply { Row(TextCell.self, "a").onSelect { _ in }.on(.commitEdit) { _, _ in } }
    let selectsFirst = uses
    apply { Row(TextCell.self, "a").on(.commitEdit) { _, _ in }.onSelect { _ in } }
    #expect(uses == selectsFirst)
    apply { Row(TextCell.self, "a").on(.commitEdit) { _, _ in } }
    #expect(uses != selectsFirst)
  }

  @Test func `while the content changes, what is to come counts, too`() {
    apply { Row(TextCell.self, "a").onSelect { _ in }.id("old") }
    var meanwhile: ContentUses?
    apply {
      Row(TextCell.self, "b").on(.commitEdit) { _, _ in }.id("new")
        .configure { [list] _, _, _ in meanwhile = list.driver.content.uses }
    }
    #expect(meanwhile?.mayHandle(.commitEdit) == true)
    #expect(!uses.mayHandle(.select))
  }
}
