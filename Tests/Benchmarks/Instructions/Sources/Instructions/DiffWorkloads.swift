import TypedCells

/// Workloads of the typed diff with 10,000 rows.
@MainActor let diffWorkloads = [
  // One percent of the rows is deleted and as many are inserted, at random indices.
  diff("diff.one-percent") { rows, random in
    for number in 0..<100 {
      rows.remove(at: Int.random(in: rows.indices, using: &random))
      rows.insert(
        Row(number: 10_000 + number), at: Int.random(in: rows.indices, using: &random))
    }
  },
  diff("diff.shuffle") { rows, random in rows.shuffle(using: &random) },
]

@MainActor
private func diff(
  _ name: String, _ change: @escaping @MainActor (inout [Row], inout SeededNumbers) -> Void
) -> Workload {
  Workload(name: name) {
    let old = (0..<10_000).map { Row(number: $0) }
    var new = old.map(\.self)
    var random = SeededNumbers(seed: 1)
    change(&new, &random)
    return { [new] in keep(PositionChanges(from: old, to: new).moves.count) }
  }
}

/// A row with content and an identity of 16 bytes, the size of a UUID.
private struct Row: Identifiable, Equatable, Diffable {
  struct ID: BitwiseIdentity {
    let high: UInt64
    let low: UInt64
  }

  let id: ID
  var value = 1

  init(number: Int) {
    var numbers = SeededNumbers(seed: UInt64(number))
    id = ID(high: numbers.next(), low: numbers.next())
  }

  func hasSameContent(as other: Self) -> Bool { value == other.value }
}
