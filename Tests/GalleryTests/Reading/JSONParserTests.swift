import Testing

@testable import GalleryModels

struct `The JSON parser` {
  private func value(_ text: String) throws -> JSONNode.Value {
    try JSONParser.parse(Array(text.utf8)).value
  }

  @Test(arguments: [
    ("null", JSONNode.Value.null), (" true ", .bool(true)), ("false\n", .bool(false)),
    ("0", .number("0")), ("-12.5e+3", .number("-12.5e+3")), ("1E400", .number("1E400")),
    (#""""#, .string("")), (#""é€😀""#, .string("é€😀")),
    (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
    (#""\u00e9\u20AC\ud83d\ude00""#, .string("é€😀")),
    ("[]", .array([])), ("\r\n\t{ }", .object([:])), ("\u{FEFF}1", .number("1")),
  ])
  func `reads every kind of value`(text: String, expected: JSONNode.Value) throws {
    #expect(try value(text) == expected)
  }

  @Test func `stores the location of each value`() throws {
    #expect(
      try value(#"{ "a": [1, "b"] }"#)
        == .object([
          "a": JSONNode(
            value: .array([
              JSONNode(value: .number("1"), offset: 8), JSONNode(value: .string("b"), offset: 11),
            ]), offset: 7)
        ]))
  }

  @Test(arguments: [
    ("", 0, "a value"), ("nul", 0, "a value"), ("truth", 0, "a value"), ("[1,]", 3, "a value"),
    ("[1 2]", 3, "',' or ']'"), ("[1", 2, "',' or ']'"), (#"{"a" 1}"#, 5, "':'"),
    (#"{"a": 1"#, 7, "',' or '}'"), (#"{"a": 1,}"#, 8, "a key in double quotes"),
    ("{a: 1}", 1, "a key in double quotes"), ("1 2", 2, "nothing after the first value"),
    ("01", 1, "nothing after the first value"), ("1.", 2, "a digit"), ("-", 1, "a digit"),
    ("1e+", 3, "a digit"), ("+1", 0, "a value"), (".5", 0, "a value"), ("NaN", 0, "a value"),
    (#""a"#, 2, "'\"' at the end of the string"),
    (#""\"#, 1, #"an escape such as \n, \" or \u00E9"#),
    (#""\x41""#, 1, #"an escape such as \n, \" or \u00E9"#),
    ("\"\n\"", 1, #"an escape such as \n in place of a control character"#),
    (#""\u12g4""#, 2, #"four hexadecimal digits after \u"#),
    (#""\u+123""#, 2, #"four hexadecimal digits after \u"#),
    (#""\u12"#, 2, #"four hexadecimal digits after \u"#),
    (#""\ud83d""#, 1, #"two \u escapes that make one character"#),
    (#""\ud83d\u0041""#, 1, #"two \u escapes that make one character"#),
    (#""\ude00\ud83d""#, 1, #"two \u escapes that make one character"#),
  ])
  func `names what it expected, and where`(text: String, offset: Int, expected: String) {
    #expect(throws: JSONSyntaxError(expected: expected, offset: offset)) { try value(text) }
  }

  @Test func `refuses a duplicate key`() {
    let error = JSONSyntaxError(expected: "each key once", found: #""a" again"#, offset: 8)
    #expect(throws: error) { try value(#"{"a": 1,"a": 2}"#) }
  }

  @Test(arguments: ["[", #"{"a":"#])
  func `refuses what is nested too deeply, however deep that is`(opening: String) throws {
    let text = String(repeating: opening, count: 100_000)
    #expect(throws: JSONSyntaxError.self) { try value(text) }
    let depth = JSONParser.maximumDepth
    let deepest = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    _ = try value(deepest)
    #expect(throws: JSONSyntaxError.self) { try value("[\(deepest)]") }
  }

  @Test func `does not trap on any prefix of a file`() throws {
    let text = Array(#"{"a": [1.5e-3, "\ud83d\ude00\n", {"b": null, "c": true}, -0]} "#.utf8)
    for length in text.indices.dropLast() {
      #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(Array(text[..<length])) }
    }
    _ = try JSONParser.parse(text)
  }
}
