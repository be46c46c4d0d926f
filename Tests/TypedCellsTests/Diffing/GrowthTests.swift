import Foundation
import Testing
import TypedCells
import TypedCellsTesting

/// How the comparisons and hashes per row grow with the content.
struct `The work of a diff` {
  @Test func `grows linearly where duplicates were matched before`() {
    // The diff matches each run first. Then every sixteenth row is an anchor in the long stretch. All
    // rows of the stretch agree, but only three of each sixteen are still unmatched.
    func comparisonsPerRow(_ count: Int) -> Double {
      let runs = (0..<count / 16).flatMap { (run: Int) -> [Int] in
        let first = 16 * run
        return Array(first + min(run, 1)...first + 12)
      }
      let fresh = Array(-164..<(-100))
      let stretch = Array(0..<count)
      return comparisons(from: stretch + [-7], to: fresh + runs + [-9] + stretch) / Double(count)
    }
    #expect(comparisonsPerRow(16_384) < 1.2 * comparisonsPerRow(1_024))
  }

  /// The largest number of rows. `.ci/nightly` sets it to 262,144.
  private static let mostRows =
    ProcessInfo.processInfo.environment["TYPEDCELLS_GROWTH_ROWS"].flatMap { Int($0) } ?? 16_384

  /// If the work is *n* log *n*, the cost per row grows by a fifth from 4,096 to 16,384 rows, and by
  /// less after that. The bound allows another fifth because the shapes are random.
  @Test(arguments: RowShape.allCases)
  func `grows at most as n log n in every shape`(shape: RowShape) {
    var count = 4_096
    var last = costPerRow(shape, count)
    while count < Self.mostRows {
      count *= 4
      let cost = costPerRow(shape, count)
      #expect(cost < 1.4 * last + 1, "\(count) rows cost \(cost) each, a quarter of them \(last)")
      last = cost
    }
  }

  /// The rows are in sections of a hundred, some of which swap places, and every tenth row crosses to another section.
  @Test(arguments: RowShape.allCases)
  func `grows at most as n log n in sections`(shape: RowShape) {
    var count = 4_096
    var last = costPerRowInSections(shape, count)
    while count < Self.mostRows {
      count *= 4
      let cost = costPerRowInSections(shape, count)
      #expect(cost < 1.4 * last + 1, "\(count) rows cost \(cost) each, a quarter of them \(last)")
      last = cost
    }
  }

  private func costPerRowInSections(_ shape: RowShape, _ count: Int) -> Double {
    let counter = WorkCounter()
    let sectionCount = count / 100
    for seed in 0..<3 {
      var random = SeededGenerator(seed: UInt64(seed))
      var numbers = FreshNumbers()
      var old: [CountedSection] = []
      var new: [CountedSection] = []
      for id in 0..<sectionCount {
        let rows = shape.change(100, &numbers, using: &random)
        old.append(
          CountedSection(id: id, rows: rows.old.map { Counted(number: $0, counter: counter) }))
        new.append(
          CountedSection(id: id, rows: rows.new.map { Counted(number: $0, counter: counter) }))
      }
      for section in stride(from: 0, to: sectionCount - 1, by: 2) {
        let crossing = new[section].rows.prefix(10)
        new[section].rows.removeFirst(crossing.count)
        new[section + 1].rows.append(contentsOf: crossing)
        if section % 20 == 0 { new.swapAt(section, section + 1) }
      }
      _ = SectionedChanges(from: old, to: new)
    }
    return Double(counter.count) / Double(count * 3)
  }

  private struct CountedSection: DiffableSection, Equatable {
    let id: Int
    var rows: [Counted]

    var diffIdentity: Int { id }
  }

  /// Returns the comparisons and hashes per row, averaged over several changes of a shape.
  private func costPerRow(_ shape: RowShape, _ count: Int) -> Double {
    let counter = WorkCounter()
    let rounds = 6
    for seed in 0..<rounds {
      var random = SeededGenerator(seed: UInt64(seed))
      var numbers = FreshNumbers()
      let (old, new) = shape.change(count, &numbers, using: &random)
      _ = PositionChanges(
        from: old.map { Counted(number: $0, counter: counter) },
        to: new.map { Counted(number: $0, counter: counter) })
    }
    return Double(counter.count) / Double(count * rounds)
  }

  private func comparisons(from old: [Int], to new: [Int]) -> Double {
    let counter = WorkCounter()
    _ = PositionChanges(
      from: old.map { Counted(number: $0, counter: counter) },
      to: new.map { Counted(number: $0, counter: counter) })
    return Double(counter.count)
  }
}
