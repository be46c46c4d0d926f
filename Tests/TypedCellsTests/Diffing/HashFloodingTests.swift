import Testing
import TypedCellsTesting

@testable import TypedCells

/// Identities chosen by an attacker who knows the source but not the secrets of the process.
///
/// The cost of a look-up is the number of slots it reads in a table, averaged over several secrets.
struct `Identities that were chosen to collide` {
  private static let count = 1 << 11
  /// The distances by which numbers are rotated. They decide which bits the numbers differ in.
  private static let bits = [0, 1, 11, 21, 31, 32, 43, 53, 63]
  /// A constant that earlier hash functions used and that the source shows.
  private static let constant: UInt64 = 0x9E37_79B9_7F4A_7C15

  @Test(arguments: bits)
  func `cost at most three times random ones, as words with one known bit pattern`(bit: Int) {
    for word in [0, UInt64.max, Self.constant, 1 << UInt64(bit)] {
      let numbers = (0..<UInt64(Self.count)).map { rotated($0, by: bit) }
      check("low words", numbers.map { Words(low: $0, high: word) })
      check("high words", numbers.map { Words(low: word, high: $0) })
      check("both words", numbers.map { Words(low: $0, high: ~$0 ^ word) })
      check("rows with low words", numbers.map { RowIdentity(Words(low: $0, high: word)) })
      check("rows with high words", numbers.map { RowIdentity(Words(low: word, high: $0)) })
    }
  }

  @Test(arguments: bits)
  func `cost at most three times random ones, as integers`(bit: Int) {
    let numbers = (0..<UInt64(Self.count)).map { Int(truncatingIfNeeded: rotated($0, by: bit)) }
    check("rotated", numbers)
    check("multiplied", numbers.map { $0 &* Int(truncatingIfNeeded: Self.constant) })
    check("divided", numbers.map { $0 &* 0x7096_2C9C_5B1E_57BD })
    check("as rows", numbers.map { RowIdentity($0) })
  }

  @Test func `cost at most three times random ones, as texts of many lengths`() {
    // The first byte cancels out the length, and zeros fill the rest.
    check(
      "zeros",
      (0..<Self.count).map { number in
        let length = number % 8 + 4
        let bytes = [UInt8(length ^ 0x60), UInt8(number / 8 % 128), UInt8(number / 1_024)]
        return String(decoding: bytes + Array(repeating: 0, count: length - 3), as: UTF8.self)
      })
    check(
      "only zeros",
      (0..<Self.count).map { "\(1_000 + $0 / 12)" + String(repeating: "\0", count: $0 % 12) })
    let tail = String(
      decoding: (0..<8).map { UInt8(truncatingIfNeeded: Self.constant >> ($0 * 8)) & 0x7F },
      as: UTF8.self)
    check("a known second word", (0..<Self.count).map { "\($0 + 10_000_000)" + tail })
  }

  @Test(arguments: [1, 7, 8, 9, 15, 16, 17, 32, 40])
  func `have other hashes with either secret changed, as texts`(length: Int) {
    let text = String(repeating: "x", count: length)
    let hash = HashSecrets(first: 1, second: 3).hash(text)
    #expect(HashSecrets(first: 2, second: 3).hash(text) != hash)
    #expect(HashSecrets(first: 1, second: 5).hash(text) != hash)
  }

  @Test func `cost at most three times random ones, as texts with a second word of zero`() {
    // Without the second secret, the product of both words would be zero for all of these texts.
    check("short", (0..<Self.count).map { String($0 + 10_000, radix: 36) })
    check(
      "long",
      (0..<Self.count).map { String(repeating: "a", count: 8) + "\($0 + 10_000_000)" + nulls })
  }

  private var nulls: String { String(repeating: "\0", count: 8) }

  @Test func `cost at most three times random ones, as rows of many kinds of cells`() {
    check(
      "one number", (0..<Self.count).map { RowIdentity($0 / 64).ofKind(UInt16($0 % 64)) })
    // The kind cancels out part of the number.
    check(
      "kinds",
      (0..<Self.count).map { number in
        let kind = number % 64
        return RowIdentity(number / 64 * 64 ^ kind).ofKind(UInt16(kind))
      })
  }

  private struct Words: BitwiseIdentity {
    let low: UInt64
    let high: UInt64
  }

  private func rotated(_ number: UInt64, by bits: Int) -> UInt64 {
    number << bits | (bits == 0 ? 0 : number >> (64 - bits))
  }

  private func check<Identity: Hashable>(
    _ name: String, _ identities: [Identity], location: SourceLocation = #_sourceLocation
  ) {
    var random = SeededGenerator(seed: 1)
    var chosen = 0
    var usual = 0
    for _ in 0..<4 {
      let secrets = HashSecrets(first: random.next(), second: random.next())
      let kind = IdentityKind<Identity>(secrets: secrets)
      chosen += reads(identities.map { kind.hash($0) })
      usual += reads(identities.map { _ in UInt32.random(in: .min ... .max, using: &random) })
    }
    #expect(
      chosen <= 3 * usual, "\(name): \(chosen) slots read, \(usual) for random hashes",
      sourceLocation: location)
  }

  /// Returns how many slots are read to find all hashes in a table.
  private func reads(_ hashes: [UInt32]) -> Int {
    var table = PositionTable(count: hashes.count)
    for (position, hash) in hashes.enumerated() {
      table.set(table.slot(hash) { _ in false }, position, hash: hash)
    }
    return hashes.enumerated().reduce(0) { count, entry in
      let slot = table.slot(entry.element) { $0 == entry.offset }
      return count + 1 + ((slot &- Int(truncatingIfNeeded: entry.element)) & table.mask)
    }
  }
}

extension RowIdentity {
  fileprivate func ofKind(_ kind: UInt16) -> RowIdentity {
    RowIdentity(storage: storage, kind: kind)
  }
}
