import Foundation
import Testing

@testable import GalleryModels

struct `A node of JSON` {
  private func value(_ text: String) throws -> JSONNode {
    try JSONDecoder().decode(JSONNode.self, from: Data(text.utf8))
  }

  @Test(arguments: [
    ("null", JSONNode.null), (" true ", .bool(true)), ("false\n", .bool(false)),
    ("0", .number(0)), ("1", .number(1)), ("-12.5e+3", .number(-12_500)),
    (#""""#, .string("")), (#""é€😀""#, .string("é€😀")), (#""1""#, .string("1")),
    (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
    (#""\u00e9\u20AC\ud83d\ude00""#, .string("é€😀")),
    ("[]", .array([])), ("\r\n\t{ }", .object([:])), ("\u{FEFF}1", .number(1)),
    (#"{ "a": [1, "b"] }"#, .object(["a": .array([.number(1), .string("b")])])),
  ])
  func `is read from every kind of value`(text: String, expected: JSONNode) throws {
    #expect(try value(text) == expected)
  }
}
