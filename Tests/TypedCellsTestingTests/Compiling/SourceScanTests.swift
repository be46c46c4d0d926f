import Testing

@testable import TypedCellsTesting

/// The split of a text into words, on which batches of compile cases depend.
struct `A scan of a source` {
  @Test(arguments: [
    ("a <<< b", true), ("a <<<< b", false), ("a >>> b", true), ("a >>>> b", false),
    ("a / b", true), ("a /b/", false), ("#/b/#", false), ("#if a", true),
    ("a\tb\r\nc", true), ("a\rb", false), ("a\u{1}b", false), ("a\u{7f}b", true),
  ])
  func `knows whether the compiler splits the text in the same way`(text: String, isCertain: Bool) {
    #expect(SourceScan(text).isCertain == isCertain)
  }

  @Test func `notes the place of each token`() {
    let source = "let tea = #\"green\"#  // warm\n/* both\nlines */ let ä = 3"
    let tokens = SourceScan(source).tokens
    let bytes = Array(source.utf8)
    #expect(tokens.map(\.text).contains("ä"))
    for token in tokens {
      #expect(String(decoding: bytes[token.range], as: UTF8.self) == token.text)
    }
    #expect(tokens.first?.line == 1)
    #expect(tokens.last?.line == 3)
  }
}
