import TypedCellsTesting

extension FuzzCase {
  /// Creates the change for a seed. Most are small, because small changes find most mistakes fastest.
  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    switch seed % 16 {
    case 0: self.init(unrelatedSmall: &random)
    case 1 where seed % 1_024 == 1: self.init(rows: 5_000, sections: 1_000, using: &random)
    case 1 where seed % 256 == 17: self.init(rows: 5_000, sections: 4, using: &random)
    case 1 where seed % 256 == 33: self.init(farApart: 5_000, using: &random)
    case 1: self.init(rows: 300, sections: 6, using: &random)
    case 2: self.init(rows: 100, sections: 3, using: &random)
    default: self.init(edits: Int.random(in: 0...6, using: &random), using: &random)
    }
  }

  /// Creates a change of a few rows of a large section.
  private init(farApart count: Int, using random: inout SeededGenerator) {
    var numbers = FreshNumbers()
    var rows = RowShape.edited.change(count, &numbers, using: &random)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let row = Int.random(in: 1..<rows.new.count, using: &random)
      rows.new.swapAt(row - 1, row)
    }
    func section(_ rows: [Int]) -> FuzzSection {
      FuzzSection(id: 0, value: 0, rows: rows.map { FuzzRow(id: $0, value: 0) })
    }
    self.init(old: [section(rows.old)], new: [section(rows.new)])
  }

  /// Creates two unrelated contents. They share identities only because the alphabet is small.
  private init(unrelatedSmall random: inout SeededGenerator) {
    let alphabet = Int.random(in: 1...8, using: &random)
    func content() -> [FuzzSection] {
      (0..<Int.random(in: 0...3, using: &random)).map { _ in
        FuzzSection(
          id: Int.random(in: 0..<alphabet, using: &random),
          value: Int.random(in: 0...1, using: &random),
          rows: (0..<Int.random(in: 0...6, using: &random)).map { _ in
            FuzzRow(
              id: Int.random(in: 0..<alphabet, using: &random),
              value: Int.random(in: 0...1, using: &random))
          })
      }
    }
    self.init(old: content(), new: content())
  }

  /// Creates content, and the same content after a few edits.
  private init(edits: Int, using random: inout SeededGenerator) {
    var nextID = 0
    let repeats = Int.random(in: 0..<4, using: &random) == 0
    func id() -> Int {
      nextID += 1
      return repeats ? Int.random(in: 0..<8, using: &random) : nextID
    }
    func section() -> FuzzSection {
      FuzzSection(
        id: id(), value: 0,
        rows: (0..<Int.random(in: 0...5, using: &random)).map { _ in FuzzRow(id: id(), value: 0) })
    }
    let old = (0..<Int.random(in: 0...4, using: &random)).map { _ in section() }
    var new = old
    for _ in 0..<edits {
      let place = new.isEmpty ? 0 : Int.random(in: new.indices, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: new.insert(section(), at: place)
      case _ where new.isEmpty: continue
      case 1: new.remove(at: place)
      case 2, 3:
        let target = Int.random(in: new.indices, using: &random)
        new.insert(new.remove(at: place), at: target)
      case 4 where Bool.random(using: &random): new[place].value += 1
      case 4, 5:
        let row = Int.random(in: 0...new[place].rows.count, using: &random)
        new[place].rows.insert(FuzzRow(id: id(), value: 0), at: row)
      case _ where new[place].rows.isEmpty: continue
      case 6: new[place].rows.remove(at: Int.random(in: new[place].rows.indices, using: &random))
      case 7: new[place].rows[Int.random(in: new[place].rows.indices, using: &random)].value += 1
      default:
        let row = new[place].rows.remove(
          at: Int.random(in: new[place].rows.indices, using: &random))
        let target =
          Bool.random(using: &random) ? place : Int.random(in: new.indices, using: &random)
        new[target].rows.insert(
          row, at: Int.random(in: 0...new[target].rows.count, using: &random))
      }
    }
    self.init(old: old, new: new)
  }
}
