import Foundation
import HeadlessList
import Testing
import TypedCells

@MainActor
private final class Visibility {
  var isHidden = true
}

private final class TapHeader: HeadlessHeaderFooter, Updatable {
  let tapped = CellEvent<Void>()
  func update(viewData text: String) { lines = ["# \(text)"] }
}

@MainActor
struct `Headers and footers` {
  private let list = RecordedList(height: 400)

  private func apply(_ section: ListSection<HeadlessCell>) { list.driver.apply { section } }

  private func section(_ texts: [String] = ["row"]) -> ListSection<HeadlessCell> {
    ListSection(id: 0) { for text in texts { Row(TextCell.self, text).id(text) } }
  }

  private func header() -> HeadlessHeaderFooter? {
    list.host.headerFooter(at: .header, ofSection: 0)
  }

  @Test func `can be titles`() {
    apply(ListSection(id: 0, header: "above", footer: "below") { Row(TextCell.self, "row") })
    #expect(list.host.picture == "above\n  row\nbelow")
    #expect(list.driver.engine.headerFooter(at: .header, ofSection: 0)?.title == "above")
    #expect(header() == nil)
    #expect(list.driver.engine.headerFooter(at: .header, ofSection: 7) == nil)
  }

  @Test func `can be titles that are written after the rows`() {
    apply(section().header("above").footer("below"))
    #expect(list.host.picture == "above\n  row\nbelow")
  }

  @Test func `can be views with their own data`() {
    apply(section().header(Row(TextHeader.self, "above")).footer(Row(TallHeader.self, "below")))
    #expect(list.host.picture == "# above\n  row\nbelow")
    #expect(header() is TextHeader)
  }

  @Test func `have content, heights and handlers`() {
    var sent: [Int] = []
    let section = section()
      .header(
        Row(TallHeader.self, "above").height(70)
          .on(.highlight) { _, isHighlighted in sent.append(isHighlighted ? 7 : 0) }
          .on(.shouldSelect) { $0 == "above" })
    guard case .view(let view)? = section.headerFooter(at: .header) else {
      Issue.record("the header is no view")
      return
    }
    #expect(view.viewClass == TallHeader.self)
    #expect(view.model as? String == "above")
    #expect(view.height == .fixed(70))
    view.answer(to: .highlight, true)
    #expect(sent == [7])
    #expect(view.answer(to: .shouldSelect) == true)
    apply(section)
    #expect(list.driver.engine.estimatedHeightOfHeaderFooter(at: .header, ofSection: 0) == 70)
  }

  @Test func `with other content are updated in place`() {
    apply(section().header(Row(TextHeader.self, "one")))
    let view = header()
    apply(section(["row", "more"]).header(Row(TextHeader.self, "two")))
    #expect(list.host.picture == "# two\n  row\n  more")
    #expect(header() === view)
  }

  @Test func `are not updated when they are equal`() {
    final class CountingHeader: HeadlessHeaderFooter, Updatable {
      private(set) var count = 0
      func update(viewData text: String) { count += 1 }
    }
    apply(section().header(Row(CountingHeader.self, "same")))
    apply(section(["other"]).header(Row(CountingHeader.self, "same")))
    #expect((header() as? CountingHeader)?.count == 1)
    list.driver.refreshVisible()
    #expect((header() as? CountingHeader)?.count == 2)
  }

  @Test func `are updated if their section moves, although another section showed the same there`()
  {
    func section(_ id: String, _ text: String) -> ListSection<HeadlessCell> {
      ListSection(id: id) { Row(TextCell.self, id) }.header(Row(TextHeader.self, text))
    }
    list.driver.apply([section("a", "first"), section("b", "second")])
    list.driver.apply([section("b", "first"), section("a", "second")])
    #expect(list.host.picture == "# first\n  b\n# second\n  a")
  }

  @Test func `are configured with the path of their section when they are created and updated`() {
    for text in ["above", "changed"] {
      let header = Row(TextHeader.self, text)
        .configure { view, _, path in view.lines.append("\(path)") }
      list.driver.apply([ListSection(id: "a") {}, ListSection(id: "b") {}.header(header)])
      let view = list.host.headerFooter(at: .header, ofSection: 1)
      #expect(view?.lines == ["# \(text)", "1.0"])
    }
  }

  @Test func `are configured with the new path of a section that moves`() {
    func section(_ id: String) -> ListSection<HeadlessCell> {
      ListSection(id: id) {}.header(
        Row(TextHeader.self, id).configure { view, _, path in view.lines.append("\(path)") })
    }
    list.driver.apply([section("a")])
    list.driver.apply([section("new"), section("a")])
    let headers = list.host.visibleHeaderFooters.sorted { $0.section < $1.section }
    #expect(headers.map(\.view.lines) == [["# new", "0.0"], ["# a", "1.0"]])
  }

  @Test func `of another kind are replaced, and the cells stay`() {
    apply(ListSection(id: 0, header: "title") { Row(TextCell.self, "row").id("row") })
    let cell = list.host.cell(at: RowPath(section: 0, row: 0))
    let kinds: [(ListSection<HeadlessCell>, String)] = [
      (section().header(Row(TextHeader.self, "view")), "# view\n  row"),
      (section().header(Row(TallHeader.self, "tall")), "tall\n  row"),
      (section(), "  row"),
      (section().header(Row(TextHeader.self, "again")), "# again\n  row"),
      (ListSection(id: 0, header: "title") { Row(TextCell.self, "row").id("row") }, "title\n  row"),
      (ListSection(id: 0, header: "other") { Row(TextCell.self, "row").id("row") }, "other\n  row"),
    ]
    for (section, picture) in kinds {
      apply(section)
      #expect(list.host.picture == picture)
      #expect(list.host.cell(at: RowPath(section: 0, row: 0)) === cell)
    }
  }

  @Test func `are reused`() {
    list.driver.apply {
      for position in 0..<50 {
        ListSection(id: position) { for row in 0..<10 { Row(TextCell.self, "\(row)") } }
          .header(Row(TextHeader.self, "\(position)"))
      }
    }
    list.host.scroll(by: 100_000)
    #expect(list.host.headerFooterCounters.configured == 50)
    #expect(list.host.headerFooterCounters.built < 5)
    #expect(list.host.picture.hasSuffix("  9"))
    #expect(list.host.picture.contains("# 49"))
  }

  @Test func `have their own height, that of their class, or none`() {
    func height(_ header: Row<TallHeader, String>) -> RowHeight? {
      apply(section().header(header))
      return list.driver.engine.heightOfHeaderFooter(at: .header, ofSection: 0)
    }
    #expect(height(Row(TallHeader.self, "")) == .fixed(60))
    #expect(height(Row(TallHeader.self, "").height(44.1)) == .fixed(44.1))
    #expect(height(Row(TallHeader.self, "").automaticHeight()) == .automatic)
    #expect(list.driver.engine.estimatedHeightOfHeaderFooter(at: .header, ofSection: 0) == 50)
    #expect(list.driver.engine.heightOfHeaderFooter(at: .footer, ofSection: 0) == nil)
    apply(ListSection(id: 0, header: "title") {})
    #expect(list.driver.engine.heightOfHeaderFooter(at: .header, ofSection: 0) == .automatic)
  }

  @Test func `handle their display, the end of it, and the events that they send`() {
    var events: [String] = []
    apply(
      section().header(
        Row(TapHeader.self, "header")
          .on(.willDisplay) { events.append("\($0) comes") }
          .on(.didEndDisplaying) { events.append("\($0) goes") }
          .on(\.tapped) { text, _ in events.append("\(text) is tapped") }))
    let header = header() as? TapHeader
    header?.tapped.send()
    apply(section())
    header?.tapped.send()
    #expect(events == ["header comes", "header is tapped", "header goes"])
  }

  @Test func `can consist of only a model`() throws {
    let registry = list.driver.headerFooterRegistry
    try registry.bind(String.self, toHeaderFooter: TextHeader.self)
    try registry.bind(Int.self, toHeaderFooter: TextHeader.self, as: "number") { "no. \($0)" }
    apply(section().header(Row(model: "text")).footer(Row(model: 5)))
    #expect(list.host.picture == "# text\n  row\n# no. 5")
    #expect(registry.auditHeaderFooters(of: list.driver.sections).isEmpty)
  }

  @Test func `of the wrong class are reported, and an empty view is shown`() throws {
    try list.driver.headerFooterRegistry.register(
      headerFooter: TextHeader.self, from: .nib(name: "Header"))
    list.host.provideHeaderFooterNib(named: "Header") { TallHeader() }
    let sections = [section().header(Row(TextHeader.self, "text")).footer(Row(model: 1.5))]
    list.driver.apply(sections)
    #expect(list.host.picture == "\n  row\n")
    let messages = [
      """
      Header of section '0': the reuse identifier 'TypedCellsTests.TextHeader' dequeued \
      a TypedCellsTests.TallHeader instead of a TypedCellsTests.TextHeader; \
      set the class in the nib or storyboard to TypedCellsTests.TextHeader, or use another identifier
      """,
      """
      Footer of section '0': no cell class is bound to the model Swift.Double; \
      CellRegistry.bind(_:to:) binds one
      """,
    ]
    #expect(Set(list.failures.map(\.description)) == Set(messages))
    let audit = list.driver.headerFooterRegistry.auditHeaderFooters(of: sections) {
      try list.host.makeHeaderFooter(for: $0)
    }
    #expect(audit.map(\.description) == messages)
  }

  @Test func `index titles lead to their sections`() {
    list.driver.apply {
      ListSection(id: "none") { Row(TextCell.self, "first") }
      ListSection(id: "a", header: "A") { for row in 0..<30 { Row(NumberCell.self, row) } }
        .indexTitle("A")
      ListSection(id: "b") { for row in 0..<30 { Row(NumberCell.self, row) } }.indexTitle("B")
    }
    #expect(list.driver.engine.indexTitles == ["A", "B"])
    #expect(list.driver.engine.section(ofIndexTitleAt: 1) == 2)
    #expect(list.driver.engine.section(ofIndexTitleAt: 2) == nil)
    #expect(list.host.tapIndexTitle(1))
    #expect(list.host.visibleCells.first?.path == RowPath(section: 2, row: 0))
    #expect(list.host.tapIndexTitle(0))
    #expect(list.host.picture.hasPrefix("A\n"))
    #expect(!list.host.tapIndexTitle(5))
  }

  @Test(arguments: [SectionEdge.header, .footer])
  func `can be hidden alone`(edge: SectionEdge) {
    let visibility = Visibility()
    let view = Row(TextHeader.self, "view").hidden { visibility.isHidden }
    apply(edge == .header ? section().header(view) : section().footer(view))
    #expect(list.host.picture == "  row")
    visibility.isHidden = false
    list.driver.updateVisibility()
    #expect(list.host.headerFooter(at: edge, ofSection: 0)?.lines == ["# view"])
  }

  @Test func `can both be hidden`() {
    let visibility = Visibility()
    apply(
      section().header(Row(TextHeader.self, "above").hidden { visibility.isHidden })
        .footer(Row(TallHeader.self, "below").hidden { visibility.isHidden }))
    #expect(list.host.picture == "  row")
    visibility.isHidden = false
    list.driver.updateVisibility()
    #expect(list.host.headerFooter(at: .header, ofSection: 0) is TextHeader)
    #expect(list.host.headerFooter(at: .footer, ofSection: 0) is TallHeader)
  }
}
