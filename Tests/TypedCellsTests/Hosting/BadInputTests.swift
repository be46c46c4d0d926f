import Foundation
import HeadlessList
import Testing
import TypedCells

/// The project's promise about bad input, one test for each kind.
@MainActor
struct `Bad input` {
  private let list = RecordedList(height: 100)
  private let first = RowPath(section: 0, row: 0)

  private var messages: [String] { list.failures.map(\.description) }

  @Test func `a cell of the wrong class for a configurator is a mismatch, and nothing is updated`()
  {
    let cell = NumberCell()
    #expect {
      try CellConfigurator<TextCell>(viewData: "text").update(cell)
    } throws: { error in
      guard let mismatch = error as? CellMismatch else { return false }
      return (mismatch.expected == TextCell.self && mismatch.actual == NumberCell.self) as Bool
        && mismatch.identifier == ReuseIdentifier(for: TextCell.self)
    }
    #expect(cell.lines.isEmpty)
  }

  @Test
  func `a cell of the wrong class is reported to the failure handler, and an empty cell is shown`()
  {
    list.host.providePrototype(ReuseIdentifier(for: TextCell.self)) { NumberCell() }
    #expect(throws: Never.self) {
      try list.driver.registry.register(TextCell.self, from: .prototype)
    }
    list.driver.apply(sections(["text"]))
    #expect(list.shown == [""])
    guard case .mismatch(let mismatch)? = list.failures.first?.reason else {
      Issue.record("there was no mismatch")
      return
    }
    #expect(list.failures.first?.path == first)
    #expect(mismatch.identifier == ReuseIdentifier(for: TextCell.self))
    #expect((mismatch.expected == TextCell.self && mismatch.actual == NumberCell.self) as Bool)
  }

  @Test func `registering one identifier for two classes is an error that names both`() throws {
    let registry = CellRegistry<HeadlessCell>()
    try registry.register(TextCell.self, as: "cell")
    #expect {
      try registry.register(NumberCell.self, as: "cell")
    } throws: {
      "\($0)".contains("TypedCellsTests.TextCell") && "\($0)".contains("TypedCellsTests.NumberCell")
    }
    #expect((registry.registration(for: "cell")?.cellClass == TextCell.self) as Bool)
  }

  @Test func `an unregistered identifier is an error before the host builds a cell`() throws {
    try list.driver.registry.register(TextCell.self, as: "text")
    list.driver.apply {
      ListSection(id: 0) { Row(TextCell.self, "a").reuseIdentifier("texd") }
    }
    #expect(messages.first?.contains("'texd'") == true)
    #expect(messages.first?.contains("Row 0 (section '0')") == true)
    #expect(messages.first?.contains("'text'") == true)
    #expect(list.host.counters.built == 0)
  }

  @Test func `a nib with another class is reported, and the other rows are shown`() throws {
    list.host.provideNib(named: "Text") { NumberCell() }
    try list.driver.registry.register(TextCell.self, as: "text", from: .nib(name: "Text"))
    list.driver.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "a").reuseIdentifier("text")
        Row(TextCell.self, "b")
      }
    }
    #expect(list.shown == ["", "b"])
    #expect(list.failures.first?.path == first)
  }

  @Test func `two rows with one identity are reported under every policy`() {
    for policy in [DuplicatePolicy.refuse, .keepFirst, .disambiguate] {
      let list = RecordedList(height: 100)
      list.driver.duplicates = policy
      list.driver.apply(sections(["a", "b", "a"]))
      #expect(
        list.failures.map(\.description)
          == [
            """
            Row 'a' (section '0', index 2): rows 0.0 and 0.2 \
            have the same identity, a; give each its own
            """
          ])
      #expect(
        list.shown
          == [.refuse: [], .keepFirst: ["a", "b"], .disambiguate: ["a", "b", "a"]][policy])
    }
  }

  @Test func `the same capability twice is an error that names the pair`() {
    #expect {
      try CapabilityRegistry([.titled, .subtitled, .titled])
    } throws: { error in
      "\(error)".contains("Titled") && "\(error)".contains("TitledConfigurable")
    }
  }

  @Test func `looking up a path outside the content returns nil`() {
    list.driver.apply(sections(["a"]))
    for path in [(0, 1), (0, -1), (-1, 0), (1, 0), (.max, .max)].map(RowPath.init) {
      #expect(list.driver.row(at: path) == nil)
      #expect(list.driver.model(at: path, as: String.self) == nil)
      #expect(list.driver.engine.heightOfRow(at: path) == .automatic)
      #expect(list.driver.send(.select, toRowAt: path) == nil)
      #expect(!list.driver.engine.shouldSelectRow(at: path))
    }
    #expect(list.driver.engine.headerFooter(at: .header, ofSection: -1) == nil)
    #expect(list.failures.isEmpty)
  }

  @Test func `apply inside a handler that apply is running is queued, in order, once each`() {
    var counts = [0, 0]
    list.driver.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "outer").on(.willDisplay) { [list] _ in
          for number in [0, 1] {
            list.driver.apply(
              sections(["\(number)"]),
              completion: { _ in
                counts[number] += 1
                #expect(list.shown == ["\(number)"])
              })
          }
        }
      }
    }
    #expect(counts == [1, 1])
    #expect(list.shown == ["1"])
  }

  @Test func `an empty list, empty sections and a million rows work`() {
    list.driver.apply {}
    list.driver.apply(sections([], []))
    list.driver.apply {
      ListSection(id: 0) { LazyRows(0..<1_000_000, id: \.self) { Row(NumberCell.self, $0) } }
    }
    #expect(list.shown == ["0", "1", "2", "3", "4"])
    #expect(list.host.counters.configured == 5)
    list.driver.apply {}
    #expect(list.shown == [])
    #expect(list.failures.isEmpty)
  }

  @Test func `a handler isn't called once its owner is released`() {
    final class Owner {}
    var calls = 0
    do {
      let owner = Owner()
      list.driver.apply {
        ListSection(id: 0) { Row(TextCell.self, "a").onSelect(weak: owner) { _, _ in calls += 1 } }
      }
      list.host.selectRow(at: first)
    }
    #expect(calls == 1)
    #expect(list.host.selectRow(at: first))
    #expect(calls == 1)
  }
}
