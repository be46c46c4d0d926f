import MutantGenerator
import Testing

/// Returns a file with hand-picked mutants, whose numbers start at 7, in one line.
private func picked(_ source: String, _ replacements: (String, String)...) throws -> String {
  var problems: [String] = []
  let generator = Generator(
    source, file: "File.swift", firstID: 7,
    picked: replacements.map { Replacement($0.0, by: $0.1) }, problems: &problems)
  try #require(problems == [])
  return generator.source(without: []).text.split(whereSeparator: \.isWhitespace).joined(
    separator: " ")
}

private func problems(_ source: String, _ old: String) -> [String] {
  var problems: [String] = []
  _ = Generator(
    source, file: "File.swift", firstID: 0, picked: [Replacement(old, by: "")], problems: &problems)
  return problems
}

struct `A hand-picked mutant` {
  @Test func `is a version of the outermost body`() throws {
    #expect(
      try picked("func f() {\n  let x = a\n  list.map { g($0, x) }  // why\n}", ("$0, x", "$0"))
        == "func f() { if __mutant(7) { let x = a list.map { g($0) } } "
        + "else { let x = a list.map { g($0, x) } } // why }")
  }

  @Test func `can remove the only statement`() throws {
    #expect(
      try picked("init() { f() }", ("f()", "")) == "init() { if __mutant(7) { } else { f() } }")
  }

  @Test func `can be one of several of a body`() throws {
    #expect(
      try picked("func f() { a(); b() }", ("a()", "c()"), ("b", "d"))
        == "func f() { if __mutant(7) { c(); b() } else { if __mutant(8) { a(); d() } else { a(); b() } } }"
    )
  }

  @Test(arguments: ["func f() -> Int", "var x: Int", "subscript(n: Int) -> Int"])
  func `returns the value of a single expression`(declaration: String) throws {
    #expect(
      try picked("\(declaration) { one }", ("one", "two"))
        == "\(declaration) { if __mutant(7) { return two } else { return one } }")
    #expect(
      try picked("\(declaration) { one }", ("one", "let c = one; return c"), ("one", "three"))
        == "\(declaration) { if __mutant(7) { let c = one; return c } else { "
        + "if __mutant(8) { return three } else { return one } } }")
  }

  @Test func `returns the value of a switch whose cases are values`() throws {
    #expect(
      try picked("var x: Int { get { switch a { default: 1 } } }", ("1", "2"))
        == "var x: Int { get { if __mutant(7) { return switch a { default: 2 } } "
        + "else { return switch a { default: 1 } } } }")
    #expect(
      try picked("var x: Int { switch a { default: return 1 } }", ("1", "2"))
        == "var x: Int { if __mutant(7) { switch a { default: return 2 } } "
        + "else { switch a { default: return 1 } } }")
  }

  @Test func `returns nothing from a setter or an observer`() throws {
    for accessor in ["set", "didSet"] {
      #expect(
        try picked("var x: Int { \(accessor) { one() } }", ("one", "two"))
          == "var x: Int { \(accessor) { if __mutant(7) { two() } else { one() } } }")
    }
  }

  @Test func `can start and end with a directive`() throws {
    var problems: [String] = []
    let generator = Generator(
      "func f() {\n#if A\na()\n#endif\n}", file: "F.swift", firstID: 0,
      picked: [Replacement("a()", by: "b()")], problems: &problems)
    let lines = generator.source(without: []).text.split(separator: "\n").map(String.init)
    #expect(lines.count { $0 == "#if A" } == 2)
    #expect(lines.count { $0 == "#endif" } == 2)
  }

  @Test func `is a version of an initial value or default argument`() throws {
    #expect(
      try picked("struct S { var x = one + b }", ("one", "two"), (" + b", ""))
        == "struct S { var x = (__mutant(7) ? two + b : (__mutant(8) ? one : one + b)) }")
    #expect(
      try picked("func f(x: Int = 1) { g() }", ("1", "2"))
        == "func f(x: Int = (__mutant(7) ? 2 : 1)) { g() }")
  }

  @Test func `may share its first and last characters with the brace and the next code`() throws {
    #expect(
      try picked("var x: Bool { !a && b }", ("{ !a && b", "{ b"))
        == "var x: Bool { if __mutant(7) { return b } else { return !a && b } }")
  }

  @Test func `has the line of the change and a description`() throws {
    var problems: [String] = []
    let generator = Generator(
      "func f() {\n  a()\n  b()\n}", file: "File.swift", firstID: 3,
      picked: [Replacement("b()", by: "c()")], problems: &problems)
    let mutant = try #require(generator.mutants.first)
    #expect(mutant.id == 3)
    #expect(mutant.line == 3)
    #expect(mutant.key == "File.swift\t\tpicked\tb() -> c()")
  }

  @Test func `needs a text in one line, and code of which a version can run`() {
    let lines = "func f() {\n  a()\n  a()\n}"
    #expect(
      problems(lines, "a()") == ["File.swift: a() -> : The old text is in 2 lines, not in 1."])
    #expect(
      problems(lines, "b()") == ["File.swift: b() -> : The old text is in 0 lines, not in 1."])
    for declaration in ["struct S { weak var x: C? }", "@MainActor func f(weak: Int) { g() }"] {
      #expect(problems(declaration, "weak").count == 1)
    }
  }

  @Test func `is blamed for an error in its version`() throws {
    var problems: [String] = []
    let generator = Generator(
      "func f() {\n  a()\n  b()\n}", file: "F.swift", firstID: 0,
      picked: [Replacement("a", by: "c"), Replacement("b", by: "d")], problems: &problems)
    let source = generator.source(without: [])
    let lines = source.text.split(separator: "\n").map(String.init)
    for (text, id) in [("c()", 0), ("d()", 1)] {
      let line = try #require(lines.firstIndex { $0.contains(text) })
      #expect(source.suspects(line: line + 1, column: 1) == [id])
    }
  }
}
