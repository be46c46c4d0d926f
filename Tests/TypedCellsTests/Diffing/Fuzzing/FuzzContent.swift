import Foundation
import TypedCells

extension FuzzRow: Identifiable, Diffable {}

extension FuzzSection: Identifiable, DiffableSection {}

/// An identity that can be created from a number.
protocol FuzzIdentity: Hashable {
  init(_ number: Int)
}

extension Int: FuzzIdentity {}

extension String: FuzzIdentity {
  init(_ number: Int) {
    self =
      switch number % 8 {
      case 0: "Zürich \(number)"
      case 1: "\u{212A}elvin, \u{37E}, \u{1FEF} \(number)"
      case 2, 3: "\(number)"
      default: "\(number) and more of it"
      }
  }
}

/// An identity that shares its hash with seven others.
struct Colliding: FuzzIdentity {
  let number: Int

  init(_ number: Int) { self.number = number }

  func hash(into hasher: inout Hasher) { hasher.combine(number / 8) }
}

extension UUID: FuzzIdentity {
  init(_ number: Int) {
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    self.init(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], 0, 0, 0, 0,
        0, 0, 0, 0
      ))
  }
}

/// An identity that is hashed and compared by its bytes.
struct Digest: FuzzIdentity, BitwiseIdentity {
  let high: Int
  let low: Int

  // Some have the bits of the number -0.0, which a check of bytes must not take for one.
  init(_ number: Int) { (high, low) = (number / 4, number % 4 == 0 ? .min : number % 4) }
}

/// An identity that is hashed and compared by the bytes of two numbers, of which one can be -0.0.
struct Place: FuzzIdentity, BitwiseIdentity {
  private let latitude: Double
  private let longitude: Double

  init(_ number: Int) {
    latitude = [-0.0, 0, 48.5, .infinity][number & 3]
    longitude = Double(number >> 2)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.latitude.bitPattern == right.latitude.bitPattern
      && left.longitude.bitPattern == right.longitude.bitPattern
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(latitude.bitPattern)
    hasher.combine(longitude.bitPattern)
  }
}

/// A random row as an element of a diff.
struct DiffedRow<ID: FuzzIdentity>: Diffable {
  let row: FuzzRow

  var diffIdentity: ID { ID(row.id) }
  func hasSameContent(as other: Self) -> Bool { row.value == other.row.value }
}

/// A random section as an element of a diff.
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
