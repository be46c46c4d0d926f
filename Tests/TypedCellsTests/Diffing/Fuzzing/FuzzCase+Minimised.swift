extension FuzzCase {
  /// Returns the smallest case it finds that still fails, by leaving out one part after another.
  ///
  /// The search stops after it has tried cases of 200,000 rows and sections in total, because a test
  /// that searches for an hour doesn't help.
  func minimised(while fails: (FuzzCase) -> Bool) -> FuzzCase {
    var smallest = self
    var budget = 200_000
    func failsWithinBudget(_ smaller: FuzzCase) -> Bool {
      budget -= smaller.size
      return budget > 0 && fails(smaller)
    }
    while budget > 0, let smaller = smallest.smallerCases.first(where: { failsWithinBudget($0()) })
    {
      smallest = smaller()
    }
    return smallest
  }

  private var size: Int {
    [old, new].joined().reduce(0) { $0 + 1 + $1.rows.count }
  }

  private var smallerCases: [() -> FuzzCase] {
    smaller(\.old) + smaller(\.new)
  }

  /// Returns the case without a section, without a range of rows (the longest first), or without a
  /// change of content.
  private func smaller(
    _ side: WritableKeyPath<FuzzCase, [FuzzSection]>
  ) -> [() -> FuzzCase] {
    func with(_ change: @escaping (inout [FuzzSection]) -> Void) -> () -> FuzzCase {
      {
        var copy = self
        change(&copy[keyPath: side])
        return copy
      }
    }
    let sections = self[keyPath: side]
    return sections.indices.flatMap { section in
      let rows = sections[section].rows
      let lengths = sequence(first: max(rows.count / 2, 1)) { $0 > 1 ? $0 / 2 : nil }
      return [with { $0.remove(at: section) }]
        + lengths.flatMap { length in
          stride(from: 0, to: rows.count, by: length).map { start in
            with { $0[section].rows.removeSubrange(start..<min(start + length, rows.count)) }
          }
        }
        + rows.indices.filter { rows[$0].value > 0 }
        .map { row in with { $0[section].rows[row].value = 0 } }
    }
  }
}
