import Testing

@testable import TypedCellsTesting

struct `Compile cases` {
  private func complaints(_ source: String, isToCompile: Bool) -> [String] {
    compileViolations(of: source, isToCompile: isToCompile)
      .map { String($0.detail.prefix { $0 != "\n" }) }
  }

  @Test func `agree with the compiler`() {
    assertCompiles("let number: Int = 1")
    assertDoesNotCompile(
      "let number: Int = true  // error: cannot convert value of type 'Bool'",
      twin: "let number: Int = 1")
  }

  @Test func `find errors that only the intermediate language shows`() {
    assertDoesNotCompile(
      """
      func number() -> Int {
      }  // error: missing return
      """,
      twin: "func number() -> Int { 1 }")
  }

  @Test func `complain when the compiler accepts what it should refuse`() {
    #expect(
      complaints("let number: Int = 1  // error: cannot convert", isToCompile: false)
        == [#"line 1 should be refused with "cannot convert""#])
  }

  @Test func `complain when the words are others, and quote them`() {
    let complaints = complaints("let a: Int = true  // error: other words", isToCompile: false)
    #expect(
      complaints == [
        """
        line 1 should be refused with "other words"; line 1 is refused with \
        "cannot convert value of type 'Bool' to specified type 'Int'"
        """
      ])
  }

  @Test func `complain when the compiler refuses what it should accept`() {
    #expect(complaints("let a: Int = true", isToCompile: true).count == 1)
  }

  @Test func `refuse a case that expects nothing, and a twin that expects an error`() {
    #expect(
      complaints("let a = 1", isToCompile: false)
        == ["it must quote the error that it expects: // error: TEXT"])
    #expect(
      complaints("let a: Int = true  // error: cannot", isToCompile: true)
        == ["it must not expect an error"])
  }

  @Test func `refuse an empty twin`() {
    #expect(complaints(" \n", isToCompile: true) == ["it is empty, and proves nothing"])
  }

  @Test func `show the text with its lines numbered`() {
    #expect(
      compileViolations(of: "let a =\n  true", isToCompile: false).map(\.description) == [
        """
        [compile.refuses] a text that is to be refused: \
        it must quote the error that it expects: // error: TEXT
          1  let a =
          2    true
        """
      ])
  }
}
