import TypedCells

/// A slow and simple diff of contents with unique identities.
struct ReferenceDiff {
  let old: [FuzzSection]
  let new: [FuzzSection]

  /// How many sections have to move.
  var sectionMoves: Int { movesNeeded(old.map(\.id), new.map(\.id)) }

  /// How many rows have to move within the sections that remain.
  var rowMoves: Int {
    pairs.reduce(0) { $0 + movesNeeded($1.old.rows.map(\.id), $1.new.rows.map(\.id)) }
  }

  /// The rows that move from one remaining section to another.
  var movesBetweenSections: Set<Int> {
    let before = homes(of: old, among: new)
    let after = homes(of: new, among: old)
    return Set(before.keys.filter { after[$0] != nil && after[$0] != before[$0] })
  }

  /// The rows that are deleted from the remaining sections.
  var deletedRows: Set<Int> {
    Set(homes(of: old, among: new).keys).subtracting(homes(of: new, among: old).keys)
  }

  /// The rows that are inserted into the remaining sections.
  var insertedRows: Set<Int> {
    Set(homes(of: new, among: old).keys).subtracting(homes(of: old, among: new).keys)
  }

  /// The rows of remaining sections whose content changed.
  var updatedRows: Set<Int> {
    let stay = Set(homes(of: old, among: new).keys).intersection(homes(of: new, among: old).keys)
    let before = Dictionary(old.flatMap(\.rows).map { ($0.id, $0.value) }) { first, _ in first }
    let after = Dictionary(new.flatMap(\.rows).map { ($0.id, $0.value) }) { first, _ in first }
    return stay.filter { before[$0] != after[$0] }
  }

  private var pairs: [(old: FuzzSection, new: FuzzSection)] {
    let sections = Dictionary(uniqueKeysWithValues: new.map { ($0.id, $0) })
    return old.compactMap { section in sections[section.id].map { (section, $0) } }
  }

  private func homes(of side: [FuzzSection], among other: [FuzzSection]) -> [Int: Int] {
    let others = Set(other.map(\.id))
    var homes: [Int: Int] = [:]
    for section in side where others.contains(section.id) {
      for row in section.rows { homes[row.id] = section.id }
    }
    return homes
  }

  /// Returns how many common elements are not part of a longest common subsequence. If elements are
  /// unique, that is a longest increasing subsequence of positions.
  private func movesNeeded(_ old: [Int], _ new: [Int]) -> Int {
    let positions = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
    let common = new.compactMap { positions[$0] }
    /// The lowest last position of an increasing subsequence, for each length.
    var ends: [Int] = []
    for position in common {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < position { low = middle + 1 } else { high = middle }
      }
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    return common.count - ends.count
  }
}
