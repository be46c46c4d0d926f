import HeadlessList
import Testing
import TypedCells

@MainActor
struct `Hidden rows and sections` {
  private final class Switches {
    var hidden: Set<String> = []
    private(set) var questions = 0
    func isHidden(_ name: String) -> Bool {
      questions += 1
      return hidden.contains(name)
    }
  }

  private let switches = Switches()
  private let list = RecordedList(height: 400)

  init() {
    list.driver.apply { [switches] in
      ListSection(id: "first", header: "First") {
        Row(TextCell.self, "a").id("a").hidden { switches.isHidden("a") }
        Row(TextCell.self, "b").id("b")
        LazyRows(0..<3, id: \.self) { Row(NumberCell.self, $0) }
          .hidden { switches.isHidden("numbers") }
      }
      ListSection(id: "second", header: "Second") { Row(TextCell.self, "c").id("c") }
        .hidden { switches.isHidden("second") }
    }
  }

  @Test func `are absent everywhere`() {
    #expect(list.shown == ["a", "b", "0", "1", "2", "c"])
    switches.hidden = ["a", "numbers", "second"]
    list.driver.updateVisibility()
    #expect(list.shown == ["b"])
    #expect(list.host.picture == "First\n  b")
    #expect(list.driver.sections.count == 1)
    #expect(list.driver.rowCount(in: 0) == 1)
    #expect(list.driver.row(at: RowPath(section: 0, row: 0))?.model as? String == "b")
    #expect(list.driver.paths(of: "a") == [])
    #expect(list.driver.paths(of: "b") == [RowPath(section: 0, row: 0)])
  }

  @Test func `reappear at the same position`() {
    switches.hidden = ["a", "second"]
    list.driver.updateVisibility()
    switches.hidden = []
    list.driver.updateVisibility()
    #expect(list.shown == ["a", "b", "0", "1", "2", "c"])
  }

  @Test func `are evaluated once per transaction, and only then`() {
    let before = switches.questions
    #expect(before == 3)
    list.host.scroll(by: 100)
    list.driver.refreshVisible()
    #expect(switches.questions == before)
    list.driver.updateVisibility()
    #expect(switches.questions == before + 3)
  }

  @Test func `are evaluated when changes are prepared, and hidden when those are applied`() {
    let prepared = list.driver.prepareChanges { switches.hidden = ["a", "second"] }
    #expect("\(prepared.changes)" == "delete section 1, delete row 0.0")
    #expect(list.shown.count == 6, "nothing is shown yet")
    list.driver.apply(prepared)
    #expect(list.shown == ["b", "0", "1", "2"])
  }

  @Test func `are shown as they were when the changes were prepared`() {
    let prepared = list.driver.prepareChanges { switches.hidden = ["a"] }
    switches.hidden = ["second"]
    list.driver.apply(prepared)
    #expect(list.shown == ["b", "0", "1", "2", "c"])
    list.driver.updateVisibility()
    #expect(list.shown == ["a", "b", "0", "1", "2"])
  }

  @Test func `follow the newest content if prepared changes are outdated`() {
    let prepared = list.driver.prepareChanges { switches.hidden = ["a"] }
    list.driver.apply { ListSection(id: "other") { Row(TextCell.self, "other") } }
    list.driver.apply(prepared)
    #expect(list.shown == ["other"])
  }

  @Test func `follow content that was applied meanwhile, even if it has the same shape`() {
    list.driver.apply(sections(["a", "b"]))
    let prepared = list.driver.prepareChanges {}
    list.driver.apply(sections(["c", "d"]))
    list.driver.apply(prepared)
    #expect(list.shown == ["c", "d"])
  }

  @Test func `can apply other content while changes are prepared`() {
    var other: [ListSection<HeadlessCell>]?
    list.driver.apply {
      ListSection(id: "only") {
        Row(TextCell.self, "a").id("a").hidden { [list] in
          if let sections = other {
            other = nil
            list.driver.apply(sections)
          }
          return false
        }
        Row(TextCell.self, "b").id("b")
      }
    }
    other = sections(["c", "d", "e"])
    let prepared = list.driver.prepareChanges {}
    #expect(list.shown == ["c", "d", "e"])
    list.driver.apply(prepared)
    #expect(list.shown == ["c", "d", "e"])
    #expect(list.failures.isEmpty)
  }

  @Test func `a row that is erased before it is listed keeps its condition`() {
    let row = AnyRow<HeadlessCell>(
      Row(TextCell.self, "a").hidden { [switches] in switches.isHidden("a") })
    switches.hidden = ["a"]
    list.driver.apply {
      ListSection(id: 0) {
        row
        Row(TextCell.self, "b")
      }
    }
    #expect(list.shown == ["b"])
  }
}
