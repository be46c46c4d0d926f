import Testing

@testable import TypedCells

struct `A change set` {
  @Test(
    arguments: [
      ([1, 2, 3], [1, 2, 3], "no changes"),
      ([], [1, 2], "insert 0–1"),
      ([1, 2], [], "delete 0–1"),
      ([1, 2, 3], [3, 1, 4], "delete 1, insert 2, move 2 → 0"),
      ([1, 2, 3, 4], [2, 3, 4, 1], "move 0 → 3"),
      ([7, 7], [7, 7, 7], "insert 2"),
    ] as [([Int], [Int], String)])
  func `reports the changes`(old: [Int], new: [Int], expected: String) {
    #expect("\(ChangeSet(from: old, to: new))" == expected)
  }

  @Test func `takes any collection that is random access`() {
    let changes = ChangeSet(from: 0..<5, to: (0..<4).reversed())
    #expect(changes.changes.deletions == [4..<5])
    #expect(changes.changes.moves.count == 3)
  }

  @Test func `reloads an updated row at its old position, in the same batch`() throws {
    let old = [Person(id: 1, name: "a"), Person(id: 2, name: "b"), Person(id: 3, name: "c")]
    let new = [Person(id: 2, name: "b"), Person(id: 3, name: "C")]
    let stages = ChangeSet(from: old, to: new).stages()
    #expect(stages.map { "\($0.batch)" } == ["delete row 0.0, reload row 0.2"])
    #expect(stages.last?.content == new)
  }

  @Test func `updates a moved row before it moves`() {
    let old = [Person(id: 1, name: "a"), Person(id: 2, name: "b"), Person(id: 3, name: "c")]
    let new = [Person(id: 3, name: "C"), Person(id: 1, name: "a"), Person(id: 2, name: "b")]
    let stages = ChangeSet(from: old, to: new).stages(inSection: 4)
    #expect(stages.map { "\($0.batch)" } == ["reload row 4.2", "move row 4.2 → 4.0"])
    #expect(stages.map { $0.content.map(\.name) } == [["a", "b", "C"], ["C", "a", "b"]])
  }

  @Test func `updates all rows that changed while their order was reversed`() {
    let old = (0..<100).map { Person(id: $0, name: "a") }
    let new = (0..<100).reversed().map { Person(id: $0, name: "b") }
    #expect(
      ChangeSet(from: old, to: new).changes.updates == (0..<100).map { Move(old: $0, new: 99 - $0) }
    )
  }

  @Test func `moves a row that was between two blocks, whose other rows were deleted`() {
    let new = Array(0..<10) + Array(150..<160) + [140]
    let changes = ChangeSet(from: Array(0..<200), to: new).changes
    #expect(changes.moves == [Move(old: 140, new: 20)])
    #expect(changes.deletions == [10..<140, 141..<150, 160..<200])
  }

  @Test func `of arrays with the same storage compares nothing`() {
    let elements = (0..<100).map { Untouchable(number: $0) }
    #expect(ChangeSet(from: elements, to: elements).isEmpty)
  }

  @Test func `of a long list with one insertion hashes one element`() {
    let old = (0..<100_000).map { Untouchable(number: $0) }
    let changes = PositionChanges(from: old, to: old[..<50_000] + old[50_000...] + [])
    #expect(changes.isEmpty)
    let longer = old[..<500] + [Untouchable(number: -1)] + old[500...]
    #expect(PositionChanges(from: old, to: longer).insertions == [500..<501])
  }

  private struct Person: Identifiable, Equatable, Diffable {
    let id: Int
    let name: String
  }

  /// An element that can always be compared, but that may be hashed only if its number is negative.
  private struct Untouchable: Hashable, Diffable {
    let number: Int
    var diffIdentity: Self { self }

    func hash(into hasher: inout Hasher) {
      if number >= 0 { Issue.record("hashed \(number)") }
      hasher.combine(number)
    }
  }
}
