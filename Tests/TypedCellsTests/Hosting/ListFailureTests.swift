import HeadlessList
import Testing
import TypedCells

@MainActor
struct `List failures` {
  private let list = RecordedList(height: 100)

  private var messages: [String] { list.failures.map(\.description) }

  @Test func `a nib that yields another class leaves an empty cell, and the others work`() throws {
    let wrong = NumberCell()
    list.host.provideNib(named: "Text") { wrong }
    try list.driver.registry.register(TextCell.self, as: "text", from: .nib(name: "Text"))
    list.driver.apply {
      ListSection(id: 0) {
        Row(NumberCell.self, 1)
        Row(TextCell.self, "text").reuseIdentifier("text")
        Row(NumberCell.self, 2)
      }
    }
    #expect(list.shown == ["1", "", "2"])
    #expect(
      Set(messages) == [
        """
        row 0.1: the cell for reuse identifier 'text' should be a TypedCellsTests.TextCell, \
        but a TypedCellsTests.NumberCell came
        """
      ])
    #expect(wrong.lines == [])
  }

  @Test func `a late-bound row of the wrong cell is refused as well`() throws {
    list.host.providePrototype("text") { NumberCell() }
    try list.driver.registry.bind(String.self, to: TextCell.self, as: "text", from: .prototype)
    list.driver.apply { ListSection(id: 0) { Row(model: "text") } }
    guard case .mismatch(let mismatch) = list.failures.first?.reason else {
      Issue.record("there was no mismatch")
      return
    }
    #expect(mismatch.identifier == "text")
    #expect((mismatch.expected == TextCell.self) as Bool)
    #expect((mismatch.actual == NumberCell.self) as Bool)
  }

  @Test func `an unknown identifier is reported before the host is asked`() {
    list.driver.apply {
      ListSection(id: 0) { Row(TextCell.self, "text").reuseIdentifier("nowhere") }
    }
    #expect(list.shown == [""])
    #expect(
      messages.first == """
        row 0.0: nobody registered the reuse identifier 'nowhere' of \
        a TypedCellsTests.TextCell showing Swift.String; nothing is registered
        """)
    #expect(list.host.counters.built == 0)
  }

  @Test func `an absent nib is reported in the host's words`() throws {
    try list.driver.registry.register(TextCell.self, from: .nib(name: "Text"))
    list.driver.apply(sections(["text"]))
    #expect(
      messages.first == """
        row 0.0: the host could not dequeue a cell: could not load the nib 'Text' \
        for identifier 'TypedCellsTests.TextCell': no nib of that name was provided
        """)
  }

  @Test func `a row that could not be shown is shown once it can be`() throws {
    try list.driver.registry.register(TextCell.self, from: .nib(name: "Text"))
    list.driver.apply(sections(["text"]))
    list.host.provideNib(named: "Text") { TextCell() }
    list.driver.refreshVisible()
    #expect(list.shown == ["text"])
  }

  #if DEBUG
    @Test func `by default a debug build stops at the row`() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let list = ListDriver(host: HeadlessList(height: 100))
          list.apply { ListSection(id: 0) { Row(model: 42) } }
        }
      }
    }
  #else
    @Test func `by default a release build goes on`() {
      let list = ListDriver(host: HeadlessList(height: 100))
      list.apply { ListSection(id: 0) { Row(model: 42) } }
      #expect(list.host.visibleCells.count == 1)
    }
  #endif

  @Test func `a position outside a section is a programmer's mistake`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let section = ListSection<HeadlessCell>(id: 0) { Row(TextCell.self, "only") }
        _ = section.rows[1]
      }
    }
  }
}
