import Testing
import TypedCells

struct `Duplicate identities` {
  private struct Group: DiffableSection {
    let diffIdentity: Int
    var rows: [String]
  }

  @Test func `are rejected with their positions`() {
    let error = #expect(throws: DuplicateIdentity.self) {
      try ChangeSet(from: [], to: [4, 7, 5, 7, 7], duplicates: .refuse)
    }
    #expect(error?.places == .elements([1, 3, 4]))
    #expect(error?.identity == "7")
    #expect(
      error?.description == "elements 1, 3 and 4 have the same identity, 7; give each its own")
  }

  @Test func `of rows are rejected with their paths, except in different sections`() {
    let new = [
      Group(diffIdentity: 1, rows: ["a", "b"]), Group(diffIdentity: 2, rows: ["b", "b"]),
    ]
    let error = #expect(throws: DuplicateIdentity.self) {
      try SectionedChangeSet(from: [], to: new, duplicates: .refuse)
    }
    #expect(
      error?.places == .rows([RowPath(section: 1, row: 0), RowPath(section: 1, row: 1)]))
    #expect(error?.description == "rows 1.0 and 1.1 have the same identity, b; give each its own")
  }

  @Test func `of sections are rejected with their positions`() {
    let group = Group(diffIdentity: 7, rows: [])
    let error = #expect(throws: DuplicateIdentity.self) {
      try SectionedChangeSet(from: [], to: [group, group], duplicates: .refuse)
    }
    #expect(error?.places == .sections([0, 1]))
  }

  @Test func `are dropped except for the first, if that is the policy`() throws {
    let changes = try ChangeSet(from: [1], to: [2, 1, 2, 3, 1], duplicates: .keepFirst)
    #expect(changes.new == [2, 1, 3])
    let groups = [
      Group(diffIdentity: 1, rows: ["a", "b"]), Group(diffIdentity: 2, rows: ["c", "b", "c", "a"]),
      Group(diffIdentity: 1, rows: ["d"]),
    ]
    let sectioned = try SectionedChangeSet(from: [], to: groups, duplicates: .keepFirst)
    #expect(sectioned.new.map(\.rows) == [["a", "b"], ["c", "b", "a"]])
  }

  @Test func `are kept in order, if that is the policy`() throws {
    let changes = try ChangeSet(from: [1, 9, 1], to: [1, 8, 8, 1], duplicates: .disambiguate)
    #expect("\(changes)" == "delete 1, insert 1–2")
  }

  @Test func `are matched in order`() {
    let changes = ChangeSet(from: [1, 2, 1, 3, 1], to: [4, 1, 5, 1, 6])
    #expect("\(changes)" == "delete 1, delete 3–4, insert 0, insert 2, insert 4")
  }

  @Test func `don't exist if all identities differ`() throws {
    #expect(try DuplicatePolicy.refuse.applied(to: Array(0..<1_000)) == Array(0..<1_000))
  }
}
