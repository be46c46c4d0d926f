import Testing

@testable import TypedCells

struct `The hash of strings` {
  private let secrets = HashSecrets(first: 7, second: 0x9E37_79B9_7F4A_7C15)

  @Test(
    arguments: [
      ("\u{212A}elvin", "Kelvin"), ("why\u{37E}", "why;"), ("\u{1FEF}", "`"),
      ("Zu\u{308}rich", "Z\u{FC}rich"), ("", ""),
      ("a text of more than sixteen \u{212A}", "a text of more than sixteen K"),
    ])
  func `is equal for equal strings`(left: String, right: String) {
    #expect(left == right)
    #expect(secrets.hash(left) == secrets.hash(right))
  }

  @Test func `covers all scalars that equal an ASCII character`() {
    let ascii = Set((UInt8.min..<128).map { String(Unicode.Scalar($0)) })
    for value in UInt32(0x80)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let equals = ascii.contains(String(scalar))
      #expect((asciiEquivalent(of: scalar) != nil) == equals, "U+\(String(value, radix: 16))")
    }
  }

  @Test func `differs for texts of all lengths`() {
    let texts = (0..<100).map { String(repeating: "a", count: $0) }
    #expect(Set(texts.map { secrets.hash($0) }).count == texts.count)
  }

  @Test(arguments: 1...40)
  func `depends on every byte`(count: Int) {
    let bytes = [UInt8](repeating: 97, count: count)
    let texts = bytes.indices.map { index in
      var changed = bytes
      changed[index] = 98
      return String(decoding: changed, as: UTF8.self)
    }
    #expect(Set(texts.map { secrets.hash($0) }).count == count)
  }
}
