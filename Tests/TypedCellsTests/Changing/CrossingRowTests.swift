import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

/// Rows, lazy or not, that move to another section.
@MainActor
struct `A row that crosses sections` {
  private let list = RecordedList(height: 2_000)

  /// Returns sections of numbers. `isLazy` decides which sections have lazy rows.
  private func content(
    _ sections: [[Int]], isLazy: (Int) -> Bool
  ) -> [ListSection<HeadlessCell>] {
    sections.enumerated().map { position, numbers in
      ListSection(id: position) {
        if isLazy(position) {
          LazyRows(numbers, id: \.self) { Row(NumberCell.self, $0) }
        } else {
          for number in numbers { Row(NumberCell.self, number).id(number) }
        }
      }
    }
  }

  private func changes(
    from old: [[Int]], to new: [[Int]], isLazy: (Int) -> Bool
  ) -> SectionedChanges? {
    list.driver.apply(content(old, isLazy: isLazy))
    var changes: SectionedChanges?
    list.driver.apply(content(new, isLazy: isLazy), completion: { changes = $0 })
    return changes
  }

  @Test(arguments: [[0], [1], [0, 1]])
  func `moves into and out of lazy rows and keeps its cell`(lazySections: [Int]) {
    let (old, new) = ([[1, 2, 3], [4, 5, 6]], [[1, 3], [4, 5, 2, 6]])
    list.driver.apply(content(old, isLazy: lazySections.contains))
    let cell = list.host.cell(at: RowPath(section: 0, row: 1))
    #expect(
      changes(from: old, to: new, isLazy: lazySections.contains)?.description
        == "move row 0.1 → 1.2")
    #expect(list.host.cell(at: RowPath(section: 1, row: 2)) === cell)
    #expect(
      changes(from: new, to: old, isLazy: lazySections.contains)?.description
        == "move row 1.2 → 0.1")
    #expect(list.failures.isEmpty)
  }

  @Test func `comes from the section that was first, if several had such a row`() {
    func content(_ sections: [(id: String, numbers: [Int])]) -> [ListSection<HeadlessCell>] {
      sections.map { section in
        ListSection(id: section.id) {
          for number in section.numbers { Row(NumberCell.self, number).id(number) }
        }
      }
    }
    list.driver.apply(content([("a", [7, 1]), ("b", [7, 2]), ("c", [3])]))
    var changes: SectionedChanges?
    list.driver.apply(
      content([("b", [2]), ("a", [1]), ("c", [3, 7])]), completion: { changes = $0 })
    #expect(
      changes?.movesBetweenSections == [
        RowMove(old: RowPath(section: 0, row: 0), new: RowPath(section: 2, row: 1))
      ])
  }

  @Test func `is deleted and inserted if very many rows are inserted with it`() {
    let many = Array(10..<100_000)
    let found = changes(
      from: [[1, 2, 3], [4, 5, 6]], to: [[1, 3], [4, 5, 2] + many + [6]], isLazy: { $0 == 1 })
    #expect(found?.movesBetweenSections.isEmpty == true)
    #expect(list.driver.rowCount(in: 1) == many.count + 4)
    #expect(list.failures.isEmpty)
  }

  @Test func `keeps its cell among very many rows that were written one by one`() {
    let many = Array(1...70_000)
    let found = changes(from: [many, [0]], to: [[], [0] + many], isLazy: { _ in false })
    #expect(found?.movesBetweenSections.count == many.count)
    #expect(found?.changedSections.isEmpty == true)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `is found among lazy rows as among written ones`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var old = [Array(0..<8), Array(10..<18), Array(20..<28), []]
    for step in 0..<40 {
      var new = old
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let source = Int.random(in: 0..<4, using: &random)
        guard !new[source].isEmpty else { continue }
        let row = new[source].remove(at: Int.random(in: new[source].indices, using: &random))
        let target = Int.random(in: 0..<4, using: &random)
        new[target].insert(row, at: Int.random(in: 0...new[target].count, using: &random))
      }
      let lazySections = UInt.random(in: 1..<16, using: &random)
      let written = changes(from: old, to: new, isLazy: { _ in false })
      let lazy = changes(from: old, to: new, isLazy: { lazySections >> $0 & 1 == 1 })
      #expect(written == lazy, "seed \(seed), step \(step): \(old) to \(new)")
      #expect(list.shown == new.joined().map { "\($0)" }, "seed \(seed), step \(step)")
      old = new
    }
    #expect(list.failures.isEmpty)
  }
}
