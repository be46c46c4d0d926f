import HeadlessList
import Observation
import Testing
import TypedCells

@MainActor
struct `A section without rows` {
  private let list = RecordedList()

  private func show(_ texts: [String], isLoading: Bool = false) {
    list.driver.apply {
      ListSection(id: "texts", header: "Texts") {
        for text in texts { Row(TextCell.self, text).id(text) }
      }
      .whenEmpty {
        if isLoading { Row(BoldTextCell.self, "Loading") } else { Row(TextCell.self, "No texts") }
      }
    }
  }

  @Test func `shows other rows, and changes them like all others`() {
    show([], isLoading: true)
    #expect(list.shown == ["**Loading**"])
    show([])
    #expect(list.shown == ["No texts"])
    show(["a", "b"], isLoading: true)
    #expect(list.shown == ["a", "b"], "rows that are there stay while more are loaded")
    show([])
    #expect(list.shown == ["No texts"])
    #expect(!list.driver.isEmpty, "the other rows count")
    #expect(list.failures.isEmpty)
  }

  @Test func `shows them with those changes only that are necessary`() {
    show([])
    var changes: SectionedChanges?
    let section = ListSection<HeadlessCell>(id: "texts") { Row(TextCell.self, "a").id("a") }
      .whenEmpty { Row(TextCell.self, "No texts") }
    list.driver.apply([section], completion: { changes = $0 })
    #expect(changes?.changedSections.map(\.rows.insertions) == [[0..<1]])
    #expect(changes?.changedSections.map(\.rows.deletions) == [[0..<1]])
  }

  @Test(arguments: [0, 1])
  func `receives a moved row at its start`(row: Int) {
    var moves: [RowMove] = []
    list.driver.apply {
      ListSection(id: "texts") {
        Row(TextCell.self, "a").id("a").on(.move) { _, move in moves.append(move) }
          .on(.moveTarget) { _, move in
            moves.append(move)
            return move.new
          }
      }
      ListSection(id: "none") {}.whenEmpty { Row(TextCell.self, "No texts") }
    }
    let (start, end) = (RowPath(section: 0, row: 0), RowPath(section: 1, row: row))
    let expected = RowMove(old: start, new: RowPath(section: 1, row: 0))
    #expect(list.driver.engine.targetOfMove(RowMove(old: start, new: end)) == expected.new)
    #expect(list.driver.engine.moveRow(RowMove(old: start, new: end)))
    #expect(moves == [expected, expected])
  }

  @Test func `shows them if all its rows are hidden`() {
    var isHidden = true
    list.driver.apply {
      ListSection(id: 0) { Row(TextCell.self, "a").hidden { isHidden } }
        .whenEmpty { Row(TextCell.self, "nothing") }
    }
    #expect(list.shown == ["nothing"])
    isHidden = false
    list.driver.updateVisibility()
    #expect(list.shown == ["a"])
    isHidden = true
    list.driver.updateVisibility()
    #expect(list.shown == ["nothing"])
  }

  @Test func `doesn't build them if it has rows that can't be hidden`() {
    var isBuilt = false
    func row() -> Row<TextCell, String> {
      isBuilt = true
      return Row(TextCell.self, "nothing")
    }
    _ = ListSection<HeadlessCell>(id: 0) { Row(TextCell.self, "a") }.whenEmpty { row() }
    #expect(!isBuilt)
    _ = ListSection<HeadlessCell>(id: 0) {}.whenEmpty { row() }
    #expect(isBuilt)
  }

  @Test func `shows nothing if the other rows are hidden, too`() {
    list.driver.apply {
      ListSection(id: 0) {}.whenEmpty { Row(TextCell.self, "nothing").hidden { true } }
    }
    #expect(list.shown == [])
    #expect(list.driver.isEmpty)
  }

  @Test func `is absent with them if it is hidden`() {
    list.driver.apply {
      ListSection(id: 0) {}.whenEmpty { Row(TextCell.self, "nothing") }.hidden { true }
    }
    #expect(list.driver.sections.isEmpty)
  }

  @Test func `shows rows with children`() {
    list.driver.apply {
      ListSection(id: 0) {}
        .whenEmpty {
          Row(TextCell.self, "nothing").id("nothing").children { Row(TextCell.self, "at all") }
        }
    }
    list.driver.expand("nothing")
    #expect(list.shown == ["nothing", "at all"])
  }

  @Test func `includes the rows for an empty section in audits and snapshots`() {
    let section = ListSection<HeadlessCell>(id: 0) {}.whenEmpty { Row(model: 7) }
    #expect(CellRegistry<HeadlessCell>().audit([section]).count == 1)
    list.driver.apply {
      ListSection(id: 0) { Row(TextCell.self, "a").id("a").hidden { false } }
        .whenEmpty { Row(TextCell.self, "nothing").id("none") }
    }
    #expect(
      list.host.snapshot() == """
        section 0
          0.0 TextCell, 20
            a
          hidden: TextCell none
        """)
  }
}

@MainActor
private final class Owner {
  var isLoading = true
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
@Observable
private final class Model {
  var texts: [String] = []
  var isLoading = true
}

@MainActor
struct `A list without rows` {
  private let list = RecordedList()

  @Test func `shows its text, but not before it has content`() {
    let owner = Owner()
    list.driver.backgroundWhenEmpty(weak: owner) { $0.isLoading ? "Loading…" : "No texts" }
    #expect(list.host.picture == "")
    list.driver.apply {}
    #expect(list.host.picture == "Loading…")
    #expect(list.driver.isEmpty)
    owner.isLoading = false
    list.driver.apply { ListSection(id: 0, header: "Texts") {} }
    #expect(list.host.picture == "Texts\nNo texts")
    list.driver.apply { ListSection(id: 0) { Row(TextCell.self, "a") } }
    #expect(list.host.picture == "  a")
    #expect(!list.driver.isEmpty)
  }

  @Test func `has no content if its visibility is updated first`() async {
    let owner = Owner()
    list.driver.backgroundWhenEmpty(weak: owner) { $0.isLoading ? "Loading…" : "No texts" }
    var completions = 0
    list.driver.updateVisibility { _ in completions += 1 }
    list.driver.apply(list.driver.prepareChanges {}) { _ in completions += 1 }
    #expect(list.host.picture == "")
    #expect(completions == 2)
    #expect(!list.driver.engine.hasContent)
  }

  @Test func `shows no text of an owner that was released`() {
    var owner: Owner? = Owner()
    if let owner { list.driver.backgroundWhenEmpty(weak: owner) { _ in "text" } }
    list.driver.apply {}
    #expect(list.host.picture == "text")
    owner = nil
    #expect(list.host.picture == "")
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `follows its model in a section without rows`() async {
    let model = Model()
    list.driver.follow(weak: model) { model in
      ListSection(id: 0) { for text in model.texts { Row(TextCell.self, text).id(text) } }
        .whenEmpty { Row(TextCell.self, model.isLoading ? "Loading" : "No texts") }
    }
    #expect(list.shown == ["Loading"])
    model.isLoading = false
    await list.driver.followedChanges()
    #expect(list.shown == ["No texts"])
    model.texts = ["a"]
    await list.driver.followedChanges()
    #expect(list.shown == ["a"])
    model.texts = []
    await list.driver.followedChanges()
    #expect(list.shown == ["No texts"])
  }
}
