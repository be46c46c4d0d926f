extension FuzzList {
  /// Rearranges the rows of a section in a shape that has broken diffs.
  ///
  /// The blocks have the lengths of the diff's limits: it looks 8 rows ahead, has an anchor at every
  /// 16th row, and uses sets of 64 rows.
  func reshaped(
    _ rows: [FuzzItem], using random: inout some RandomNumberGenerator
  ) -> [FuzzItem] {
    let length =
      ([1, 8, 16, 64].randomElement(using: &random) ?? 1) + Int.random(in: 0...1, using: &random)
    let blocks = stride(from: 0, to: rows.count, by: length).map {
      rows[$0..<min($0 + length, rows.count)]
    }
    let half = rows.count / 2
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return blocks.flatMap { $0.reversed() }
    case 1: return blocks.shuffled(using: &random).flatMap(\.self)
    case 2: return zip(rows[..<half], rows[half...]).flatMap { [$0, $1] } + rows[(2 * half)...]
    case 3: return rows.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
    case 4:
      guard let first = blocks.first, let last = blocks.last, blocks.count > 1 else { return rows }
      return Array(last) + blocks.dropFirst().dropLast().flatMap(\.self) + Array(first)
    default: return rows.suffix(length) + rows.dropLast(length)
    }
  }
}
