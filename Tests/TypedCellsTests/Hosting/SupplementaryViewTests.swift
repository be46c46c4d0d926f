import HeadlessList
import Testing
import TypedCells

@MainActor
struct `A view beside rows` {
  private let list = RecordedList()
  private let path = RowPath(section: 0, row: 0)
  private var engine: ListEngine<HeadlessList> { list.driver.engine }

  init() { list.driver.apply(sections(["a"])) }

  private func text(_ text: String) -> AnyHeaderFooter {
    AnyHeaderFooter(erasing: Row(TextHeader.self, text))
  }

  private func view(
    showing supplementary: AnyHeaderFooter, belongsToRow: Bool = true
  ) -> HeadlessHeaderFooter {
    engine.view(showing: supplementary, at: path, belongsToRow: belongsToRow) { _ in TextHeader() }
  }

  private func update(
    _ view: HeadlessHeaderFooter, dequeuedBy viewClass: AnyClass = TextHeader.self,
    toShow new: AnyHeaderFooter
  ) -> Bool {
    engine.update(
      view, dequeuedBy: ReuseIdentifier(for: viewClass), toShow: new, at: path, belongsToRow: true)
  }

  @Test func `shows its data`() {
    #expect(view(showing: text("new")).lines == ["# new"])
    #expect(list.failures.isEmpty)
  }

  @Test func `is updated in place, unless it shows the same`() {
    let badge = view(showing: text("1"))
    #expect(update(badge, toShow: text("2")))
    #expect(badge.lines == ["# 2"])
    badge.lines = ["untouched"]
    #expect(update(badge, toShow: text("2")))
    #expect(badge.lines == ["untouched"])
  }

  @Test func `is replaced by one of another class`() {
    let badge = view(showing: text("1"))
    let tall = AnyHeaderFooter(erasing: Row(TallHeader.self, "2"))
    #expect(!update(badge, toShow: tall))
    #expect(!update(badge, dequeuedBy: TallHeader.self, toShow: text("2")))
    #expect(badge.lines == ["# 1"])
  }

  @Test(arguments: [true, false])
  func `of the wrong class is reported with its place, and an empty view is shown`(
    belongsToRow: Bool
  ) {
    let tall = AnyHeaderFooter(erasing: Row(TallHeader.self, "2"))
    #expect(view(showing: tall, belongsToRow: belongsToRow).lines.isEmpty)
    #expect(list.failures.map(\.place) == [belongsToRow ? .row(path) : .section(0)])
    let badge = TextHeader()
    #expect(!update(badge, dequeuedBy: TallHeader.self, toShow: tall))
    #expect(badge.lines.isEmpty)
  }

  @Test func `can get its data after it was dequeued`() throws {
    let vacant = AnyHeaderFooter(vacant: TextHeader.self)
    #expect(vacant.isVacant && !text("1").isVacant)
    let badge = view(showing: vacant)
    #expect(badge.lines.isEmpty)
    try text("3").update(badge)
    #expect(badge.lines == ["# 3"])
    #expect(throws: CellMismatch.self) { try text("4").update(TallHeader()) }
    let badges: [AnyHeaderFooter] = [AnyHeaderFooter(vacant: TallHeader.self)]
    #expect(view(showing: badges[0]).lines.isEmpty)
    #expect(list.failures.map(\.place) == [.row(path)])
  }

  @Test func `can get its data later if its class was registered before`() throws {
    try list.driver.headerFooterRegistry.register(headerFooter: TextHeader.self)
    #expect(view(showing: AnyHeaderFooter(vacant: TextHeader.self)) is TextHeader)
    #expect(list.failures.isEmpty)
  }

  @Test func `decides once, also while its list follows no model`() {
    var decisions = 0
    engine.observing(decisionAbout: TextHeader()) { decisions += 1 }
    #expect(decisions == 1)
    #expect(!engine.followsValues)
  }
}
