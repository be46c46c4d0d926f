import HeadlessList
import Testing
import TypedCells

@MainActor
struct `List changes` {
  private func changes(
    from old: [ListSection<HeadlessCell>], to new: [ListSection<HeadlessCell>]
  ) -> ListChanges {
    ListChanges(from: old, to: new)
  }

  @Test func `equal contents give none`() {
    let changes = changes(from: sections(["a", "b"], []), to: sections(["a", "b"], []))
    #expect(changes.isEmpty)
    #expect("\(changes)" == "no changes")
  }

  @Test func `rows that come and go are read as a person would`() {
    let changes = changes(
      from: sections(["a", "b", "c", "d"]), to: sections(["a", "x", "y", "d"]))
    #expect("\(changes)" == "delete rows 0.1–0.2, insert rows 0.1–0.2")
    #expect(changes.newPath(of: RowPath(section: 0, row: 3)) == RowPath(section: 0, row: 3))
    #expect(changes.newPath(of: RowPath(section: 0, row: 1)) == nil)
  }

  @Test func `sections take their rows along`() {
    func list(_ ids: [Int]) -> [ListSection<HeadlessCell>] {
      ids.map { id in
        ListSection(id: id) { for row in 0..<3 { Row(NumberCell.self, row).id(row + id) } }
      }
    }
    let changes = changes(from: list([10, 20, 30]), to: list([20, 25, 30]))
    #expect("\(changes)" == "delete section 0, insert section 1")
    #expect(changes.newPath(of: RowPath(section: 1, row: 2)) == RowPath(section: 0, row: 2))
    #expect(changes.newPath(of: RowPath(section: 2, row: 0)) == RowPath(section: 2, row: 0))
    #expect(changes.newPath(of: RowPath(section: 0, row: 0)) == nil)
  }

  @Test func `a new title replaces its section`() {
    func list(_ header: String) -> [ListSection<HeadlessCell>] {
      [ListSection(id: 0, header: header) { Row(TextCell.self, "a") }]
    }
    #expect("\(changes(from: list("A"), to: list("B")))" == "delete section 0, insert section 0")
  }

  @Test func `rows without an identity are counted by their class`() {
    func list(_ isLong: Bool) -> [ListSection<HeadlessCell>] {
      [
        ListSection(id: 0) {
          Row(TextCell.self, "a")
          if isLong { Row(NumberCell.self, 1) }
          Row(TextCell.self, "b")
          Row(model: "late-bound")
        }
      ]
    }
    #expect("\(changes(from: list(false), to: list(true)))" == "insert row 0.1")
  }

  @Test func `hiding a million rows is one range`() {
    func list(_ isHidden: Bool) -> [ListSection<HeadlessCell>] {
      [
        ListSection(id: 0) {
          Row(TextCell.self, "switch")
          if !isHidden { LazyRows(0..<1_000_000, id: \.self) { Row(NumberCell.self, $0) } }
        }
      ]
    }
    #expect("\(changes(from: list(false), to: list(true)))" == "delete rows 0.1–0.1000000")
    #expect("\(changes(from: list(true), to: list(false)))" == "insert rows 0.1–0.1000000")
  }
}
