import HeadlessList
import Testing
import TypedCells

@MainActor
struct `An animation of the selection` {
  private let host = NotingHost()
  private let list: ListDriver<NotingHost>
  private let first = RowPath(section: 0, row: 0)

  init() {
    list = ListDriver(host: host)
    show(["a", "b"])
  }

  private func show(_ texts: [String]) {
    list.apply {
      ListSection(id: 0) { for text in texts { Row(TextCell.self, text).id(text) } }
    }
  }

  @Test func `is shown if the call requests it`() {
    for isAnimated in [true, false] {
      let end = isAnimated ? ", animated" : ""
      list.select("a", animated: isAnimated)
      list.deselect("a", animated: isAnimated)
      list.select("b", animated: isAnimated)
      list.deselectAll(animated: isAnimated)
      #expect(
        host.newNotes()
          == ["select 0.0", "deselect 0.0", "select 0.1", "deselect 0.1"].map { $0 + end })
    }
  }

  @Test func `isn't shown by default`() {
    list.select("a")
    list.deselect("a")
    list.select("b")
    list.deselectAll()
    #expect(host.notes == ["select 0.0", "deselect 0.0", "select 0.1", "deselect 0.1"])
  }

  @Test func `isn't shown if the selection follows a change of the mode or of the content`() {
    list.select("a")
    list.select("b")
    list.selectionMode = .single
    host.losesSelection = true
    show(["b", "a"])
    #expect(host.notes == ["select 0.0", "select 0.1", "deselect 0.1", "select 0.1"])
  }

  @Test func `ends a selection that lasts for a moment`() {
    host.selectionMode = .momentary
    list.engine.didSelectRow(at: first) { host.note("observers") }
    #expect(host.notes == ["deselect 0.0, animated", "observers"])
  }

  @Test func `ends the selection of a row that a tap expands, and observers are informed`() {
    host.selectionMode = .single
    list.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "parent").id("parent").children { Row(TextCell.self, "child") }
      }
    }
    list.engine.didSelectRow(at: first) { host.note("observers") }
    #expect(host.notes == ["deselect 0.0, animated", "observers"])
    #expect(list.rowCount(in: 0) == 2)
  }
}
