import HeadlessList
import Testing
import TypedCells

/// A cell that is a model, too.
private final class Card: Titled, @MainActor TitledConfigurable {
  let title = "card"
  var shown = ""
  func configure(title: String?) { shown = "card with \(title ?? "none")" }
}

private final class Badge: Titled, @MainActor TitledConfigurable {
  /// Gives the other properties another place in memory than in a card.
  private let number = 1
  let title = "badge"
  var shown = ""
  func configure(title: String?) { shown = "badge with \(title ?? "none")" }
}

private struct Epithet: Subtitled, Hashable {
  let subtitle = "of Lovelace"
}

@MainActor
struct `The capability registry` {
  private let registry: CapabilityRegistry

  init() throws {
    registry = try CapabilityRegistry([.titled, .subtitled, .priced])
    registry.onIgnored = nil
  }

  private func calls(of cell: TitleCell, by models: Any...) -> [String] {
    for model in models { registry.configure(cell, by: model) }
    return cell.calls
  }

  @Test func `configures what both types support, once each, in registration order`() {
    #expect(calls(of: DetailCell(), by: Book()) == ["title Notes", "subtitle on the engine"])
  }

  @Test func `the order is that of registration`() throws {
    let reversed = try CapabilityRegistry([.subtitled, .titled])
    let cell = DetailCell()
    reversed.configure(cell, by: Book())
    #expect(cell.calls == ["subtitle on the engine", "title Notes"])
  }

  @Test func `resets what the cell supports and the model lacks`() {
    #expect(
      calls(of: DetailCell(), by: Book(), Setting.about)
        == ["title Notes", "subtitle on the engine", "title About", "subtitle none"])
    #expect(calls(of: DetailCell(), by: 4.2) == ["title none", "subtitle none"])
  }

  @Test func `models may be enums, classes, subclasses and generics`() {
    #expect(calls(of: TitleCell(), by: Setting.about) == ["title About"])
    #expect(calls(of: TitleCell(), by: Person()) == ["title Ada"])
    #expect(calls(of: DetailCell(), by: Countess()) == ["title Ada", "subtitle of Lovelace"])
    #expect(calls(of: TitleCell(), by: Countess() as Person) == ["title Ada"])
    #expect(calls(of: TitleCell(), by: Box(content: Setting.about)) == ["title boxed About"])
    #expect(calls(of: TitleCell(), by: Box(content: 1.5)) == ["title none"])
  }

  @Test func `an optional model is unwrapped each time`() {
    let some: Setting? = .about
    let none: Setting? = nil
    #expect(
      calls(of: TitleCell(), by: some as Any, none as Any, some as Any)
        == ["title About", "title none", "title About"])
  }

  @Test func `two classes may be the cell and the model of each other`() {
    let (card, badge) = (Card(), Badge())
    registry.configure(card, by: badge)
    registry.configure(badge, by: card)
    #expect(card.shown == "card with badge")
    #expect(badge.shown == "badge with card")
  }

  @Test func `cells may inherit their conformance`() {
    #expect(calls(of: InheritingCell(), by: Book()) == ["title Notes", "subtitle on the engine"])
  }

  @Test func `a duplicate is rejected by name and changes nothing`() throws {
    let duplicate = #expect(throws: DuplicateCapability.self) {
      try registry.register(.titled)
    }
    #expect(
      duplicate?.description == """
        the capability TypedCellsTests.Titled → TypedCellsTests.TitledConfigurable \
        is registered already; register it once
        """)
    #expect(calls(of: TitleCell(), by: Book()) == ["title Notes"])
    #expect(throws: DuplicateCapability.self) { try CapabilityRegistry([.titled, .titled]) }
  }

  @Test func `a capability that is added later takes effect on the next bind`() throws {
    let registry = try CapabilityRegistry([.titled])
    let cell = DetailCell()
    registry.configure(cell, by: Book())
    try registry.register(.subtitled)
    registry.configure(cell, by: Book())
    #expect(cell.calls == ["title Notes", "title Notes", "subtitle on the engine"])
  }

  @Test func `the report says what is configured, reset and ignored`() {
    let cell = DetailCell()
    let full = registry.report(cell, by: Book())
    #expect(full.configured == [Capability.titled.name, Capability.subtitled.name])
    #expect(full.reset == [])
    #expect(full.ignored == [Capability.priced.name])
    #expect(
      registry.report(cell, by: Setting.about).description == """
        TypedCellsTests.DetailCell by TypedCellsTests.Setting: \
        configured TypedCellsTests.Titled → TypedCellsTests.TitledConfigurable; \
        reset TypedCellsTests.Subtitled → TypedCellsTests.SubtitledConfigurable
        """)
    #expect(
      registry.report(HeadlessCell(), by: 1.5).description
        == "HeadlessList.HeadlessCell by Swift.Double: nothing in common")
    #expect(cell.calls == [], "a report touches no cell")
  }

  @Test func `reports differ in the cell class, the model type and each list of traits`() throws {
    struct Copy: Titled, Subtitled, Priced {
      var title = "Notes"
      var subtitle = "on the engine"
      var price = 7
    }
    let reversed = try CapabilityRegistry([.priced, .subtitled, .titled])
    let full = registry.report(DetailCell(), by: Book())
    #expect(full == registry.report(DetailCell(), by: Book()))
    #expect(full != registry.report(InheritingCell(), by: Book()))
    #expect(full != registry.report(DetailCell(), by: Copy()))
    #expect(full != reversed.report(DetailCell(), by: Book()), "the order of what is configured")
    #expect(
      registry.report(DetailCell(), by: 1.5) != reversed.report(DetailCell(), by: 1.5),
      "the order of what is reset")
    #expect(
      registry.report(HeadlessCell(), by: Book()) != reversed.report(HeadlessCell(), by: Book()),
      "the order of what is ignored")
  }

  @Test func `ignored capabilities are reported once per pair of types`() throws {
    let registry = try CapabilityRegistry([.titled, .subtitled])
    var ignored: [[Capability.Name]] = []
    registry.onIgnored = { ignored.append($0.ignored) }
    registry.configure(TitleCell(), by: Book())
    registry.configure(TitleCell(), by: Book())
    registry.configure(TitleCell(), by: Setting.about)
    registry.configure(DetailCell(), by: Book())
    for _ in 0..<2 { registry.configure(DetailCell(), by: Book?.some(Book()) as Any) }
    #expect(ignored == [[Capability.subtitled.name]])
    for _ in 0..<2 { registry.configure(TitleCell(), by: Book?.some(Book()) as Any) }
    #expect(ignored == [[Capability.subtitled.name], [Capability.subtitled.name]])
    ignored.removeLast()
    try registry.register(.priced)
    registry.configure(TitleCell(), by: Book())
    #expect(ignored == [[Capability.subtitled.name], [Capability.priced.name]])
  }

  @Test
  func `capabilities that only some values of a type have are reported with the first of them`()
    throws
  {
    let registry = try CapabilityRegistry([.titled, .subtitled])
    var ignored: [[Capability.Name]] = []
    registry.onIgnored = { ignored.append($0.ignored) }
    registry.configure(TitleCell(), by: Book?.none as Any)
    #expect(ignored == [])
    for _ in 0..<2 { registry.configure(TitleCell(), by: Book?.some(Book()) as Any) }
    #expect(ignored == [[Capability.subtitled.name]])
    registry.configure(TitleCell(), by: AnyHashable(7))
    registry.configure(TitleCell(), by: AnyHashable(Epithet()))
    #expect(ignored == [[Capability.subtitled.name], [Capability.subtitled.name]])
    try registry.register(.priced)
    for _ in 0..<2 { registry.configure(TitleCell(), by: Book?.some(Book()) as Any) }
    #expect(ignored.dropFirst(2) == [[Capability.priced.name]])
  }
}
