import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

private final class NibCell: UITableViewCell, Updatable, ReusableCell {
  static var cellSource: CellSource { .nib(name: "TableRegistrationTests.NibCell") }

  private(set) var isFromNib = false

  override func awakeFromNib() { MainActor.assumeIsolated { isFromNib = true } }
  func update(viewData text: String) { textLabel?.text = text }
}

private final class StoryboardCell: UITableViewCell, Updatable, ReusableCell {
  static var reuseIdentifier: ReuseIdentifier { "prototype" }
  static var cellSource: CellSource { .prototype }

  func update(viewData text: String) { textLabel?.text = text }
}

@MainActor
struct `Registration in a table` {
  private let list = TableList()

  @Test func `a nib is looked for in the bundle of the cell's class`() throws {
    NibLibrary.provide(
      "TableRegistrationTests.NibCell", in: Bundle(for: NibCell.self), NibCell.self)
    list.show { Row(NibCell.self, "a") }
    let cell = try #require(list.cell(0, 0) as? NibCell)
    #expect(cell.isFromNib)
    #expect(list.shown == ["a"])
  }

  @Test func `a nib is looked for in the bundle that is named`() throws {
    let bundlePath = Bundle.main.bundlePath
    NibLibrary.provide("TableRegistrationTests.Named", in: .main, TextCell.self)
    try list.driver.registry.register(
      TextCell.self, as: "named",
      from: .nib(name: "TableRegistrationTests.Named", bundlePath: bundlePath))
    list.show { Row(TextCell.self, "a").reuseIdentifier("named") }
    #expect(list.shown == ["a"])
  }

  @Test func `a missing bundle is a failure, and an empty cell is shown`() throws {
    try list.driver.registry.register(
      TextCell.self, as: "lost", from: .nib(name: "Lost", bundlePath: "/nowhere/at/all"))
    list.show { Row(TextCell.self, "a").reuseIdentifier("lost") }
    #expect(list.table.visibleCells.count == 1)
    #expect(
      list.failures.map(\.description) == [
        "Row 0 (section '0'): the host couldn't dequeue a cell: "
          + "there is no bundle at '/nowhere/at/all' for the nib 'Lost'; register the nib with the path of its bundle"
      ])
  }

  @Test func `a missing nib is a failure that names the row, and an empty cell is shown`() throws {
    try list.driver.registry.register(
      TextCell.self, as: "missing", from: .nib(name: "TableRegistrationTests.Missing"))
    let raised = UIKitException.recording {
      list.show { Row(TextCell.self, "a").reuseIdentifier("missing") }
    }
    #expect(raised.isEmpty)
    #expect(list.table.visibleCells.count == 1)
    let bundle = Bundle(for: TextCell.self).bundlePath
    #expect(
      list.failures.map(\.description) == [
        "Row 0 (section '0'): the host couldn't dequeue a cell: "
          + "the bundle '\(bundle)' has no nib 'TableRegistrationTests.Missing'; "
          + "register it with the path of the bundle that contains it"
      ])
  }

  @Test func `an audit tries nibs and prototypes`() throws {
    NibLibrary.provide("TableRegistrationTests.Audited", in: .main, SlimCell.self)
    let registry = list.driver.registry
    try registry.register(
      TextCell.self, as: "audited",
      from: .nib(name: "TableRegistrationTests.Audited", bundlePath: Bundle.main.bundlePath))
    try registry.register(
      TextCell.self, as: "gone", from: .nib(name: "TableRegistrationTests.Gone"))
    try registry.register(TextCell.self, as: "unconnected", from: .prototype)
    let content = [
      ListSection<UITableViewCell>(id: 0) {
        Row(SlimCell.self, "by its class")
        Row(TextCell.self, "of another class").reuseIdentifier("audited")
        Row(TextCell.self, "from no nib").reuseIdentifier("gone")
        Row(TextCell.self, "from no prototype").reuseIdentifier("unconnected")
      }
    ]
    #expect(registry.audit(content).isEmpty, "a nib is taken at its word")
    let failures = registry.audit(content) { try list.host.makeCell(for: $0) }
    #expect(failures.map(\.path?.row) == [1, 2, 3])
    #expect(list.table.dequeueReusableCell(withIdentifier: "audited") == nil)
  }

  @Test func `a nib of another class is a mismatch, and an empty cell is shown`() throws {
    NibLibrary.provide("TableRegistrationTests.Wrong", in: .main, SlimCell.self)
    try list.driver.registry.register(
      TextCell.self, as: "wrong",
      from: .nib(name: "TableRegistrationTests.Wrong", bundlePath: Bundle.main.bundlePath))
    let raised = UIKitException.recording {
      list.show { Row(TextCell.self, "a").reuseIdentifier("wrong") }
    }
    #expect(raised.isEmpty)
    #expect(list.table.visibleCells.count == 1)
    #expect(type(of: try #require(list.cell(0, 0))) == UITableViewCell.self)
    guard case .mismatch(let mismatch)? = list.failures.first?.reason else {
      Issue.record("no mismatch: \(list.failures)")
      return
    }
    #expect(mismatch.identifier == "wrong")
    #expect(
      mismatch
        == CellMismatch(identifier: "wrong", expected: TextCell.self, actual: SlimCell.self))
  }

  @Test func `a storyboard's prototype is dequeued as it is`() {
    list.table.connectPrototype(withIdentifier: "prototype", StoryboardCell.self)
    list.show { Row(StoryboardCell.self, "a") }
    #expect(list.cell(0, 0) is StoryboardCell)
    #expect(list.shown == ["a"])
  }

  @Test func `a missing prototype is a failure, and raises no exception`() {
    let raised = UIKitException.recording { list.show { Row(StoryboardCell.self, "a") } }
    #expect(raised.isEmpty)
    #expect(
      list.failures.map(\.description) == [
        "Row 0 (section '0'): the host couldn't dequeue a cell: "
          + "the storyboard has no prototype with the identifier 'prototype'; set it on a prototype of this table"
      ])
  }

  @Test func `headers are loaded from nibs, and an empty one replaces a wrong one`() throws {
    NibLibrary.provide("TableRegistrationTests.Header", in: .main, TitleHeader.self)
    NibLibrary.provide(
      "TableRegistrationTests.Other", in: .main, UITableViewHeaderFooterView.self)
    let path = Bundle.main.bundlePath
    let registry = list.driver.headerFooterRegistry
    try registry.register(
      headerFooter: TitleHeader.self, as: "right",
      from: .nib(name: "TableRegistrationTests.Header", bundlePath: path))
    try registry.register(
      headerFooter: TitleHeader.self, as: "wrong",
      from: .nib(name: "TableRegistrationTests.Other", bundlePath: path))
    list.apply {
      ListSection(id: 0) { Row(TextCell.self, "a") }
        .header(Row(TitleHeader.self, "h").reuseIdentifier("right"))
        .footer(Row(TitleHeader.self, "f").reuseIdentifier("wrong"))
    }
    #expect((list.table.headerView(forSection: 0) as? TitleHeader)?.title == "h")
    #expect(list.table.footerView(forSection: 0) != nil)
    #expect(list.failures.map(\.place) == [.headerFooter(.footer, section: 0)])
  }

  @Test func `a header with another identifier, and the same class, is replaced`() throws {
    let registry = list.driver.headerFooterRegistry
    try registry.register(headerFooter: TitleHeader.self, as: "small")
    try registry.register(headerFooter: TitleHeader.self, as: "large")
    for (title, identifier) in [("a", "small"), ("b", "large"), ("c", "large")] {
      list.apply {
        ListSection(id: 0) { Row(TextCell.self, "a") }
          .header(Row(TitleHeader.self, title).reuseIdentifier(ReuseIdentifier(identifier)))
      }
      let header = list.table.headerView(forSection: 0) as? TitleHeader
      #expect(header?.title == title)
      #expect(header?.reuseIdentifier == identifier)
    }
  }

  @Test func `a header's nib in a missing bundle is reported with the bundle's path`() throws {
    try list.driver.headerFooterRegistry.register(
      headerFooter: TitleHeader.self, as: "lost",
      from: .nib(name: "Header", bundlePath: "/not/there"))
    list.apply {
      ListSection(id: 0) { Row(TextCell.self, "a") }
        .header(Row(TitleHeader.self, "h").reuseIdentifier("lost"))
    }
    #expect(list.table.headerView(forSection: 0) != nil)
    #expect(list.failures.map(\.description).allSatisfy { $0.contains("/not/there") })
    #expect(list.failures.count == 1)
  }

  @Test func `a header without a prototype is reported, and an empty header is shown`() throws {
    try list.driver.headerFooterRegistry.register(
      headerFooter: TitleHeader.self, as: "lost", from: .prototype)
    list.apply {
      ListSection(id: 0) { Row(TextCell.self, "a") }
        .header(Row(TitleHeader.self, "h").reuseIdentifier("lost"))
    }
    #expect(list.table.headerView(forSection: 0) != nil)
    #expect(list.failures.count == 1)
  }

  @Test func `a row with an unknown identifier is reported, and gets an empty cell`() {
    list.show { Row(TextCell.self, "a").reuseIdentifier("unknown") }
    #expect(list.table.visibleCells.count == 1)
    #expect(list.failures.count == 1)
    list.driver.refreshVisible()
    #expect(list.table.visibleCells.count == 1)
  }

  @Test func `rows that carry only a model are shown by their bound class`() throws {
    try list.driver.registry.bind(Int.self, to: TextCell.self) { "number \($0)" }
    list.show { Row(model: 5) }
    #expect(list.shown == ["number 5"])
  }
}
