import TypedCells

/// The slow and obvious diff, of contents whose identities are unique.
struct ReferenceDiff {
  let old: [FuzzSection]
  let new: [FuzzSection]

  /// The section changes, and how many sections have to move.
  var sectionMoves: Int { movesNeeded(old.map(\.id), new.map(\.id)) }

  /// How many rows have to move inside the sections that remain.
  var rowMoves: Int {
    pairs.reduce(0) { $0 + movesNeeded($1.old.rows.map(\.id), $1.new.rows.map(\.id)) }
  }

  /// The rows that are in different ones of the sections that remain.
  var crossings: Set<Int> {
    let before = homes(of: old, among: new)
    let after = homes(of: new, among: old)
    return Set(before.keys.filter { after[$0] != nil && after[$0] != before[$0] })
  }

  /// The rows that go from sections that remain.
  var deletedRows: Set<Int> {
    Set(homes(of: old, among: new).keys).subtracting(homes(of: new, among: old).keys)
  }

  /// The rows that come to sections that remain.
  var insertedRows: Set<Int> {
    Set(homes(of: new, among: old).keys).subtracting(homes(of: old, among: new).keys)
  }

  /// The rows of sections that remain whose content changed.
  var updatedRows: Set<Int> {
    let stay = Set(homes(of: old, among: new).keys).intersection(homes(of: new, among: old).keys)
    let before = Dictionary(old.flatMap(\.rows).map { ($0.id, $0.value) }) { first, _ in first }
    let after = Dictionary(new.flatMap(\.rows).map { ($0.id, $0.value) }) { first, _ in first }
    return stay.filter { before[$0] != after[$0] }
  }

  private var pairs: [(old: FuzzSection, new: FuzzSection)] {
    old.compactMap { section in
      new.first { $0.id == section.id }.map { (section, $0) }
    }
  }

  private func homes(of side: [FuzzSection], among other: [FuzzSection]) -> [Int: Int] {
    var homes: [Int: Int] = [:]
    for section in side where other.contains(where: { $0.id == section.id }) {
      for row in section.rows { homes[row.id] = section.id }
    }
    return homes
  }

  /// Those that are on both sides, but for a longest common subsequence, by the textbook's table.
  private func movesNeeded(_ old: [Int], _ new: [Int]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for element in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = element == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return Set(old).intersection(new).count - row[new.count]
  }
}
