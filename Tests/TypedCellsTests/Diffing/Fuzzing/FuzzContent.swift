import TypedCells

/// An identity that a number can be turned into.
protocol FuzzIdentity: Hashable {
  init(_ number: Int)
}

extension Int: FuzzIdentity {}

extension String: FuzzIdentity {
  init(_ number: Int) { self = number % 3 == 0 ? "Zürich \(number)" : "\(number) and more of it" }
}

/// An identity of which many have one hash.
struct Colliding: FuzzIdentity {
  let number: Int

  init(_ number: Int) { self.number = number }

  func hash(into hasher: inout Hasher) { hasher.combine(number % 2) }
}

/// An identity that is its bytes.
struct Digest: FuzzIdentity, BitwiseIdentity {
  let high: Int
  let low: Int

  init(_ number: Int) { (high, low) = (number / 4, number % 4) }
}

/// A random row, as the diff gets to see it.
struct DiffedRow<ID: FuzzIdentity>: Diffable {
  let row: FuzzRow

  var diffIdentity: ID { ID(row.id) }
  func hasSameContent(as other: Self) -> Bool { row.value == other.row.value }
}

/// A random section, as the diff gets to see it.
struct DiffedSection<ID: FuzzIdentity>: DiffableSection {
  let section: FuzzSection
  var rows: [DiffedRow<ID>]

  init(_ section: FuzzSection) {
    self.section = section
    rows = section.rows.map { DiffedRow(row: $0) }
  }

  var diffIdentity: ID { ID(section.id) }
  func hasSameContent(as other: Self) -> Bool { section.value == other.section.value }

  var plain: FuzzSection {
    FuzzSection(id: section.id, value: section.value, rows: rows.map(\.row))
  }
}
