extension FuzzCase {
  /// Creates a change of many rows in many sections.
  ///
  /// - Parameters:
  ///   - rows: The largest number of rows in the old content.
  ///   - sections: The largest number of sections in the old content.
  init(rows: Int, sections: Int, using random: inout some RandomNumberGenerator) {
    var numbers = FreshNumbers()
    self.init(old: [], new: [])
    var remaining = random.number(in: 0...rows)
    let sectionCount = random.number(in: 1...sections)
    let usualCount = 2 * remaining / sectionCount
    // All sections change in the same shape, or each in its own.
    let common = RowShape.allCases.randomElement(using: &random)!
    let isCommon = random.isOne(of: 2)
    let changesAll = random.isOne(of: 2)
    for section in 0..<sectionCount {
      let most = section == sectionCount - 1 ? remaining : min(remaining, usualCount)
      let count = random.isOne(of: 8) ? 0 : random.number(in: most / 2...most)
      remaining -= count
      let shape = isCommon ? common : RowShape.allCases.randomElement(using: &random)!
      var rows = shape.change(count, &numbers, using: &random)
      if !changesAll, random.isOne(of: 2) { rows.new = rows.old }
      let id = numbers.take(1)[0]
      old.append(FuzzSection(id: id, value: 0, rows: rows.old.map { FuzzRow(id: $0, value: 0) }))
      new.append(FuzzSection(id: id, value: 0, rows: rows.new.map { FuzzRow(id: $0, value: 0) }))
    }
    if random.isOne(of: 2) { moveRowsAcross(using: &random) }
    if random.isOne(of: 2) { changeSections(&numbers, using: &random) }
    if random.isOne(of: 2) { changeContents(using: &random) }
    if random.isOne(of: 6) { repeatIdentities(using: &random) }
    if random.isOne(of: 2) { swap(&old, &new) }
  }

  /// Moves blocks of rows to other sections.
  private mutating func moveRowsAcross(using random: inout some RandomNumberGenerator) {
    for _ in 0..<random.number(in: 1...min(20, 3 * new.count)) {
      let source = random.number(in: 0...new.count - 1)
      let target = random.number(in: 0...new.count - 1)
      let length = random.length(upTo: min(new[source].rows.count, 40))
      let start = random.number(in: 0...new[source].rows.count - length)
      let block = new[source].rows[start..<start + length]
      new[source].rows.removeSubrange(start..<start + length)
      new[target].rows.insert(
        contentsOf: block, at: random.number(in: 0...new[target].rows.count))
    }
  }

  /// Moves sections, and deletes, inserts or splits some.
  private mutating func changeSections(
    _ numbers: inout FreshNumbers, using random: inout some RandomNumberGenerator
  ) {
    var order = Array(new.indices)
    switch random.number(in: 0...4) {
    case 0: order.scramble(using: &random)
    case 1: order.reverse()
    default: for _ in 0..<random.number(in: 0...3) { order.moveBlock(using: &random) }
    }
    new = order.map { new[$0] }
    for _ in 0..<random.number(in: 0...3) {
      let rows: [FuzzRow]
      if !new.isEmpty, random.isOne(of: 2) {
        let section = random.number(in: 0...new.count - 1)
        let kept = random.number(in: 0...new[section].rows.count)
        rows = Array(new[section].rows[kept...])
        new[section].rows.removeSubrange(kept...)
      } else {
        rows = numbers.take(random.number(in: 0...20)).map { FuzzRow(id: $0, value: 0) }
      }
      let section = FuzzSection(id: numbers.take(1)[0], value: 0, rows: rows)
      new.insert(section, at: random.number(in: 0...new.count))
    }
  }

  /// Updates the content of some rows and sections.
  private mutating func changeContents(using random: inout some RandomNumberGenerator) {
    let distance = [1, 2, 20, 200].randomElement(using: &random)!
    for section in new.indices {
      if random.isOne(of: 20) { new[section].value = 1 }
      for row in new[section].rows.indices where random.isOne(of: distance) {
        new[section].rows[row].value = 1
      }
    }
  }

  /// Gives some rows, and rarely sections, an identity that others already have.
  private mutating func repeatIdentities(using random: inout some RandomNumberGenerator) {
    let (kinds, distance) = (random.number(in: 1...40), random.number(in: 1...10))
    func repeated(_ id: Int) -> Int { id / 7 % distance == 0 ? id % kinds : id }
    let repeatsSections = random.isOne(of: 4)
    func repeats(_ sections: [FuzzSection]) -> [FuzzSection] {
      sections.map { section in
        FuzzSection(
          id: repeatsSections ? repeated(section.id) : section.id, value: section.value,
          rows: section.rows.map { FuzzRow(id: repeated($0.id), value: $0.value) })
      }
    }
    (old, new) = (repeats(old), repeats(new))
  }
}
