import Foundation
import HeadlessList
import Testing

@testable import TypedCells

@MainActor
struct `List failures` {
  private let list = RecordedList(height: 100)

  private var messages: [String] { list.failures.map(\.description) }

  @Test func `messages name a section of the page Troubleshooting`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Docs/TypedCells.docc/Troubleshooting.md")
    let headings = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) }
    let move = RowMove(old: RowPath(section: 0, row: 0), new: RowPath(section: 0, row: 9))
    let reasons: [ListFailure.Reason] = [
      .mismatch(
        CellMismatch(identifier: "text", expected: TextCell.self, actual: NumberCell.self)),
      .registration(.foreignCell(TextCell.self, hostClass: NumberCell.self)),
      .registration(
        .unknownIdentifier(
          "a", row: RowSummary(cellClass: TextCell.self, modelType: String.self), nearest: [])),
      .registration(.unboundModel(String.self)),
      .registration(.conflict("a", registered: TextCell.self, refused: NumberCell.self)),
      .registration(
        .modelBoundTwice(model: String.self, bound: TextCell.self, refused: NumberCell.self)),
      .registration(.conflictingSources("a", registered: .cellClass, refused: .prototype)),
      .dequeuing(CancellationError()), .invalidMove(move),
      .duplicate(DuplicateIdentity(identity: "a", places: .sections([0, 1]))),
      .invalidUpdate(.missingRow(.delete, RowPath(section: 0, row: 9), rowCount: 1)),
      .unsupportedEvent(name: "move", advice: ""), .unusedOption(name: "layout", advice: ""),
    ]
    for reason in reasons {
      let failure = ListFailure(place: .list, reason: reason)
      #expect(headings.contains(failure.troubleshootingTopic))
      #expect(failure.messageWithTopic.contains("See \"\(failure.troubleshootingTopic)\""))
    }
  }

  @Test func `messages name places by position, if there is no content there`() {
    let path = RowPath(section: 2, row: 14)
    let places: [(ListFailure.Place, inSentence: String, atStart: String)] = [
      (.row(path), "row 2.14", "Row 2.14"), (.section(3), "section 3", "Section 3"),
      (.headerFooter(.header, section: 3), "the header of section 3", "Header of section 3"),
      (.headerFooter(.footer, section: 4), "the footer of section 4", "Footer of section 4"),
      (.list, "the list", "The list"),
    ]
    for (place, inSentence, atStart) in places {
      #expect(place.description == inSentence)
      let failure = ListFailure(
        place: place, reason: .invalidMove(RowMove(old: path, new: RowPath(section: 9, row: 0))))
      #expect(
        failure.description
          == "\(atStart): it can't move to 9.0, because the content has no such path")
    }
  }

  @Test func `have the identity of their row, if there is one`() {
    list.driver.apply {
      ListSection(id: "s") { for text in ["a", "b"] { Row(TextCell.self, text).id(text) } }
    }
    let identities = (-1...2).map { row in
      ListFailure(
        place: .row(RowPath(section: 0, row: row)), reason: .dequeuing(CancellationError())
      ).named(in: list.driver.engine.shown)
    }
    #expect(identities.map(\.rowIdentity) == [nil, "a", "b", nil])
    #expect(identities.map(\.sectionIdentity) == ["s", "s", "s", "s"])
  }

  @Test func `a nib with another class leaves an empty cell, and the others work`() throws {
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
        Row 1 (section '0'): the reuse identifier 'text' dequeued a TypedCellsTests.NumberCell \
        instead of a TypedCellsTests.TextCell; \
        set the class in the nib or storyboard to TypedCellsTests.TextCell, or use another identifier
        """
      ])
    #expect(wrong.lines == [])
  }

  @Test func `an event that the host doesn't deliver is reported with its row`() {
    list.driver.apply([
      ListSection(id: 0) { Row(TextCell.self, "a") },
      ListSection(id: 1) {
        Row(TextCell.self, "b")
        Row(TextCell.self, "c").on(.select) { _ in }
      },
    ])
    list.driver.engine.reportUnsupportedEvents { _ in { _ in "Use another host." } }
    #expect(
      list.failures.map(\.place) == (isDebugBuild ? [.row(RowPath(section: 1, row: 1))] : []))
  }

  @Test func `a late-bound row with the wrong cell is reported as well`() throws {
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

  @Test func `an unknown identifier is reported before the host builds a cell`() {
    list.driver.apply {
      ListSection(id: 0) { Row(TextCell.self, "text").reuseIdentifier("nowhere") }
    }
    #expect(list.shown == [""])
    #expect(
      messages.first == """
        Row 0 (section '0'): the reuse identifier 'nowhere' of \
        a TypedCellsTests.TextCell showing Swift.String isn't registered; \
        register it with CellRegistry.register(_:as:from:)
        """)
    #expect(list.host.counters.built == 0)
  }

  @Test func `an absent nib is reported in the host's words`() throws {
    try list.driver.registry.register(TextCell.self, from: .nib(name: "Text"))
    list.driver.apply(sections(["text"]))
    #expect(
      messages.first == """
        Row 'text' (section '0', index 0): the host couldn't dequeue a cell: could not load the nib 'Text' \
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
    @Test func `by default a failure stops a debug build`() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let list = ListDriver(host: HeadlessList(height: 100))
          list.apply { ListSection(id: 0) { Row(model: 42) } }
        }
      }
    }
  #else
    @Test func `by default a failure doesn't stop a release build`() {
      let list = ListDriver(host: HeadlessList(height: 100))
      list.apply { ListSection(id: 0) { Row(model: 42) } }
      #expect(list.host.visibleCells.count == 1)
    }
  #endif

  @Test(arguments: [DuplicatePolicy.keepFirst, .disambiguate])
  func `duplicates that a chosen policy resolves are reported, and stop no build`(
    policy: DuplicatePolicy
  ) {
    // The default `onFailure` would end this process.
    let list = ListDriver(host: HeadlessList(height: 100))
    list.duplicates = policy
    list.apply(sections(["a", "a"]))
    #expect(list.rowCount(in: 0) == (policy == .keepFirst ? 1 : 2))
    var isResolved: Bool?
    list.onFailure = { isResolved = $0.isResolved }
    list.apply(sections(["b", "b"]))
    #expect(isResolved == true)
  }

  #if DEBUG
    @Test func `duplicates that are refused stop a debug build`() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          ListDriver(host: HeadlessList(height: 100)).apply(sections(["a", "a"]))
        }
      }
    }
  #endif

  @Test func `name the row and its section`() {
    list.driver.apply {
      ListSection(id: "people") {
        Row(TextCell.self, "Ada").id("person-1")
        Row(TextCell.self, "Grace").id("person-2").reuseIdentifier("nowhere")
        Row(TextCell.self, "anonymous").reuseIdentifier("nowhere")
        LazyRows([7], id: \.self) { Row(NumberCell.self, $0).reuseIdentifier("nowhere") }
      }
      .footer(Row(TextHeader.self, "footer").reuseIdentifier("nowhere"))
    }
    #expect(
      messages.map { $0.prefix { $0 != ":" } } == [
        "Row 'person-2' (section 'people', index 1)", "Row 2 (section 'people')",
        "Row '7' (section 'people', index 3)", "Footer of section 'people'",
      ])
    #expect(list.failures.first?.rowIdentity == "person-2")
    #expect(
      list.failures.map(\.sectionIdentity) == Array(repeating: "people", count: 4))
    #expect(list.failures.map(\.rowIdentity).suffix(1) == [nil])
  }

  @Test func `a position outside a section stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let section = ListSection<HeadlessCell>(id: 0) { Row(TextCell.self, "only") }
        _ = section.rows[1]
      }
    }
  }
}
