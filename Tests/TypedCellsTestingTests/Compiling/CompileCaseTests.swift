import Testing

@testable import TypedCellsTesting

struct `Compile cases` {
  private func complaints(_ source: String, twin: String? = nil, isToCompile: Bool) -> [String] {
    compileViolations(of: CompileCase("case", source, twin: twin), isToCompile: isToCompile)
      .map { "\($0.law): \($0.detail.prefix { $0 != "\n" })" }
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

  @Test func `fail if the compiler accepts code that it should reject`() {
    #expect(
      complaints("let a: Int = 1  // error: cannot convert", twin: "let a = 1", isToCompile: false)
        == [#"compile.refuses: line 1 should be refused with "cannot convert""#])
  }

  @Test func `fail if the message differs, and quote it`() {
    let complaints = complaints(
      "let a: Int = true  // error: other words", twin: "let a = 1", isToCompile: false)
    #expect(
      complaints == [
        """
        compile.refuses: line 1 should be refused with "other words", and line 1 is refused with \
        "cannot convert value of type 'Bool' to specified type 'Int'"
        """
      ])
  }

  @Test func `may leave out words of a message`() {
    let twin = "let a = 1"
    #expect(
      complaints(
        "let a: Int = true  // error: cannot convert … to … type 'Int'", twin: twin,
        isToCompile: false) == [])
    for words in ["… specified type 'Int'", "cannot convert …"] {
      let source = "let a: Int = true  // error: \(words)"
      #expect(complaints(source, twin: twin, isToCompile: false) == [])
    }
    #expect(
      complaints(
        "let a: Int = true  // error: type 'Int' … cannot", twin: twin, isToCompile: false
      ).count == 1)
    #expect(
      complaints("let a: Int = true  // error: …", twin: twin, isToCompile: false)
        == ["compile.quotesErrors: line 1 must quote the error: // error: WORDS"])
  }

  @Test func `fail if the compiler rejects code that it should accept`() {
    #expect(
      complaints("let a: Int = true", isToCompile: true) == [
        """
        compile.accepts: line 1 is refused with \
        "cannot convert value of type 'Bool' to specified type 'Int'"
        """
      ])
  }

  @Test func `fail if the twin has the same mistake`() {
    #expect(
      complaints("let a: Int = true  // error: Bool", twin: "let a: Int = true", isToCompile: false)
        == [
          """
          compile.twinCompiles: line 1 is refused with \
          "cannot convert value of type 'Bool' to specified type 'Int'"
          """
        ])
  }

  @Test func `reject a case that expects nothing, and a twin that expects an error`() {
    #expect(
      complaints("let a = 1", isToCompile: false)
        == ["compile.quotesErrors: it must quote the error that it expects: // error: WORDS"])
    #expect(
      complaints("let a: Int = true  // error: cannot", isToCompile: true)
        == ["compile.quotesErrors: it must not expect an error"])
    #expect(
      complaints(
        "let a: Int = true  // error: cannot", twin: "let a = 1  // error: cannot",
        isToCompile: false) == ["compile.twinCompiles: the twin must not expect an error"])
  }

  @Test func `reject an expected error without a message, or without a twin`() {
    #expect(
      complaints("let a: Int = true  // error: ", twin: "let a = 1", isToCompile: false)
        == ["compile.quotesErrors: line 1 must quote the error: // error: WORDS"])
    #expect(
      complaints("let a: Int = true  // error: cannot", isToCompile: false) == [
        "compile.hasTwin: a case that expects an error needs a twin that compiles: "
          + "// twin: CODE below the line, or another text"
      ])
  }

  @Test func `reject a twin in two places, in the wrong place, and of a case that compiles`() {
    let source = "let a: Int = true  // error: cannot\n// twin: let a = 1"
    #expect(
      complaints(source, twin: "let a = 1", isToCompile: false)
        == ["compile.hasTwin: there are two twins, in comments and as another text"])
    #expect(
      complaints("let a: Int = true  // twin: let a = 1", isToCompile: true) == [
        "compile.hasTwin: the twin in line 1 must be on a separate line below the line it "
          + "replaces"
      ])
    for compileCase in [
      CompileCase("case", "let a = true\n// twin: let a = 1"),
      CompileCase("case", "let a = true", twin: "let a = 1"),
    ] {
      #expect(CompileLaws.violations(of: [compileCase]).map(\.law) == ["compile.quotesErrors"])
    }
  }

  @Test func `replace the line in which a string with several lines ends`() {
    let source = "let a: Int = \"\"\"\n  b\n  \"\"\"\n// twin: c"
    #expect(CompileCase.derivedTwin(of: source) == "let a: Int = \"\"\"\n  b\n\n c")
  }

  @Test func `may begin with a line of the twin alone`() {
    #expect(CompileCase.derivedTwin(of: "// twin: let a = 1") == " let a = 1")
  }

  @Test func `reject an empty text, and an empty list of cases`() {
    #expect(
      complaints(" \n", isToCompile: true)
        == ["compile.notEmpty: the code is empty, so it checks nothing"])
    #expect(CompileLaws.violations(of: []).map(\.law) == ["compile.notEmpty"])
  }

  @Test func `show the text with its lines numbered`() {
    let violations = compileViolations(
      of: CompileCase("a text", "let a: Int =\n\n  true"), isToCompile: true)
    #expect(
      violations.map(\.description) == [
        """
        [compile.accepts] a text: line 3 is refused with \
        "cannot convert value of type 'Bool' to specified type 'Int'"
          1  let a: Int =
          2
          3    true
        """
      ])
  }

  @Test func `see shared code, and report mistakes in it as its own`() {
    let shared = "struct Price { let amount: Int }"
    let right = CompileCase("right", "private let price = Price(amount: 1)", sharing: shared)
    #expect(CompileLaws.violations(of: [right, right]) == [])
    let wrong = CompileCase("wrong", right.source, sharing: "struct Price { let amount: Sum }")
    #expect(
      CompileLaws.violations(of: [wrong]).map(\.description) == [
        "[compile.runs] wrong: what the cases share is refused in line 1 "
          + "with \"cannot find type 'Sum' in scope\""
      ])
  }

  @Test func `are reported if what they share is refused because of them`() {
    let shared = "struct Price {}\nfunc free() -> Price { Price() }"
    let clashing = CompileCase("clashing", "struct Price {}", sharing: shared)
    let details = CompileLaws.violations(of: [clashing]).map(\.description)
    #expect(details.count == 1)
    #expect(
      details[0].hasPrefix(
        "[compile.runs] clashing: with it, what the cases share is refused in line "),
      "\(details)")
  }

  @Test func `are no scripts, in which variables belong to the main actor`() {
    let constants = ["a", "b"].map { CompileCase($0, "private let \($0) = 0") }
    let variable = CompileCase("c", "private var c = 0")
    #expect(
      CompileLaws.violations(of: constants + [variable]).map { "\($0.law) \($0.subject)" }
        == ["compile.accepts c"])
  }

  @Test func `are compiled with the given settings`() {
    var settings = CompileSettings()
    settings.languageMode = "5"
    settings.options = ["-DPRO"]
    assertCompiles(
      """
      #if PRO
        var counter = 0
      #endif
      func count() -> Int { counter }
      """, settings: settings)
  }
}
