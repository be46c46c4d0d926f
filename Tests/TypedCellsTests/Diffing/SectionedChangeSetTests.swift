import Testing
import TypedCells

struct `A sectioned change set` {
  private struct Group: DiffableSection, Equatable {
    let diffIdentity: String
    var title = ""
    var rows: [Int]

    func hasSameContent(as other: Self) -> Bool { title == other.title }
  }

  private func group(_ identity: String, _ rows: [Int], title: String = "") -> Group {
    Group(diffIdentity: identity, title: title, rows: rows)
  }

  private func batches(from old: [Group], to new: [Group]) -> [String] {
    SectionedChangeSet(from: old, to: new).stages().map { "\($0.batch)" }
  }

  @Test func `is one batch if no section moves`() {
    let stages = batches(
      from: [group("a", [1, 2, 3]), group("b", [4, 5]), group("c", [6])],
      to: [group("a", [3, 2]), group("c", [1, 6]), group("d", [4])])
    #expect(
      stages == [
        "delete section 1, insert section 2, move row 0.2 → 0.0, move row 0.0 → 1.0"
      ])
  }

  @Test func `moves sections and rows of other sections in one batch`() {
    let stages = batches(
      from: [group("a", [1]), group("b", [2]), group("c", [3])],
      to: [group("c", [3]), group("a", [1]), group("b", [2, 9])])
    #expect(stages == ["move section 2 → 0, insert row 2.1"])
  }

  @Test func `changes the rows of a moved section in a separate batch`() {
    let old = [group("a", [1]), group("b", [2]), group("c", [3])]
    let new = [group("c", [3, 9]), group("a", [1]), group("b", [2])]
    let stages = SectionedChangeSet(from: old, to: new).stages()
    #expect(stages.map { "\($0.batch)" } == ["insert row 2.1", "move section 2 → 0"])
    #expect(stages[0].content.map(\.rows) == [[1], [2], [3, 9]])
    #expect(stages[1].content == new)
  }

  @Test func `reloads a section with changed content first`() {
    let old = [group("a", [1], title: "A"), group("b", [2])]
    let new = [group("a", [1, 3], title: "B"), group("b", [2])]
    let stages = SectionedChangeSet(from: old, to: new).stages()
    #expect(stages.map { "\($0.batch)" } == ["reload section 0", "insert row 0.1"])
    #expect(stages[0].content == [group("a", [1], title: "B"), group("b", [2])])
  }

  @Test func `compares a section's own content without its rows`() {
    struct Letters: Identifiable, Equatable, DiffableSection {
      let id: Int
      var title = ""
      var rows: [String]
    }
    func changes(_ title: String, _ rows: [String]) -> String {
      let old = [Letters(id: 0, rows: ["a"])]
      return "\(SectionedChangeSet(from: old, to: [Letters(id: 0, title: title, rows: rows)]))"
    }
    #expect(changes("", ["a", "b"]) == "insert row 0.1")
    #expect(changes("new", ["a"]) == "update section 0")
  }

  @Test func `reports the changes`() {
    let changes = SectionedChangeSet(
      from: [group("a", [1, 2, 3]), group("b", [4])], to: [group("b", [4, 1]), group("a", [2])])
    #expect("\(changes)" == "move section 1 → 0, delete row 0.2, move row 0.0 → 0.1")
    #expect(SectionedChangeSet(from: changes.new, to: changes.new).isEmpty)
  }

  @Test func `matches a rotated section that follows a section that grew`() {
    // Regression: the first match of an anchor once stepped back over the previous section's last
    // unmatched row.
    let old = [group("pins", [1, 2, 3]), group("people", Array(100..<180))]
    let new = [
      group("pins", [1, 2, 3, 4]), group("people", Array(116..<180) + Array(100..<116)),
    ]
    let changes = SectionedChangeSet(from: old, to: new)
    #expect(changes.stages().last?.content == new)
    #expect(changes.changes.changedSections.map(\.rows.moves.count) == [0, 16])
  }
}
