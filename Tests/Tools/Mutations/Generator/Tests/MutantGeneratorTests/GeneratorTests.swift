import Foundation
import MutantGenerator
import Testing

/// Returns a function body as the generator writes it, without the helper functions' numbers.
private func mutated(_ source: String, _ kinds: MutationKind..., declarations: [String] = [])
  -> String
{
  var index = DeclarationIndex()
  for text in declarations + [source] { index.add(text) }
  let generator = Generator(source, file: "File.swift", firstID: 7, declarations: index)
  let removed = generator.mutants.filter { !kinds.contains($0.kind) }.map(\.id)
  return generator.source(without: Set(removed)).text
    .replacing(/\b(__\w+)\(\d+(, )?/) { "\($0.1)(" }
}

struct `A generated mutant` {
  @Test func `negates each condition, and not the conjunction`() {
    #expect(
      mutated("func f() { if a, !(b && c) { g() } }", .negate)
        == "func f() { if ((a) != __mutant()), !(((b) != __mutant()) && ((c) != __mutant())) { g() } }"
    )
  }

  @Test func `negates a condition behind try`() {
    #expect(
      mutated("func f() throws { guard try a() else { return } }", .negate)
        == "func f() throws { guard try ((a()) != __mutant()) else { return } }")
  }

  @Test func `negates a comparison and the result of a Boolean function`() {
    #expect(mutated("let same = a == b", .negate) == "let same = ((a == b) != __mutant())")
    #expect(
      mutated("func f() -> Bool { set.contains(1) }", .negate)
        == "func f() -> Bool { ((set.contains(1)) != __mutant()) }")
  }

  @Test(arguments: [
    ("<", "less"), ("<=", "lessOrEqual"), (">", "greater"), (">=", "greaterOrEqual"),
  ])
  func `includes or excludes the boundary of a comparison`(symbol: String, name: String) {
    #expect(mutated("let c = a \(symbol) b", .boundary) == "let c = __\(name)(a , b)")
  }

  @Test(arguments: ["list.sorted { $0.x < $1.x }", "list.min(by: { $0 < $1 })"])
  func `keeps the order of equal elements`(order: String) {
    #expect(mutated("let a = \(order)", .boundary) == "let a = \(order)")
    #expect(mutated("let a = \(order)", .negate) != "let a = \(order)")
  }

  @Test func `exchanges conjunction and disjunction`() {
    #expect(mutated("let d = a && b || c", .logic) == "let d = __or(__and(a , b) , c)")
  }

  @Test func `exchanges sum and difference, with respect to precedence`() {
    #expect(
      mutated("let d = a + b * c - d", .arithmetic)
        == "let d = __minus(__plus(a , __times(b , c)) , d)")
  }

  @Test func `is off by one`() {
    #expect(mutated("let d = a + 1", .literal) == "let d = a + __increased(1)")
    #expect(mutated("func f() { n -= 2 }", .literal) == "func f() { n -= __increased(2) }")
    #expect(mutated("let all = 0..<n", .range) == "let all = __halfOpen(0,n)")
    #expect(mutated("let all = 0...n", .range, .literal) == "let all = __closed(__increased(0),n)")
  }

  @Test func `flips a Boolean literal, but not the condition of an endless loop`() {
    #expect(
      mutated("var on = true; func f() { while true { g(false) } }", .boolean)
        == "var on = ((true) != __mutant()); func f() { while true { g(((false) != __mutant())) } }"
    )
  }

  @Test func `drops calls and assignments`() {
    #expect(
      mutated(
        """
        func f() {
          g()  // why
          try? h()
          n += 1
          var x = 2
          x = 3
        }
        """, .drop)
          == """
          func f() {
            if __keeps() { g() }  // why
            if __keeps() { try? h() }
            if __keeps() { n += 1 }
            var x = 2
            if __keeps() { x = 3 }
          }
          """)
  }

  @Test
  func `drops the only call of a closure if the function returns nothing in all declarations`() {
    let closure = "let a = { [weak self] in self?.g(n) }"
    #expect(mutated(closure, .drop) == closure)
    #expect(
      mutated(closure, .drop, declarations: ["func g(_ n: Int) { h() }"])
        .hasSuffix("= { [weak self] in if __keeps() { self?.g(n) } }"))
    #expect(
      mutated(closure, .drop, declarations: ["func g(_ n: Int) {}", "func g() -> Int { 1 }"])
        == closure)
    #expect(
      mutated("let a = { list.append($0) }", .drop)
        == "let a = { if __keeps() { list.append($0) } }")
  }

  @Test func `doesn't drop what the compiler requires`() {
    let sources = [
      "struct S { init(n: Int) { self.n = n; m = 2 } }",
      "func f() { let x: Int; x = 3 }",
      "func f() { let x, y: Int; (x, y) = (1, 2) }",
      "let c = (a, b) < (c, d)",
      "func f() { fatalError() }",
      "func f() { precondition(a < b) }",
      "class C: D { override init() { super.init() } }",
      "func f() -> Int { g() }",
      "var x: Int { g() }",
      "func f() -> Int { if a { g() } else { h() } }",
      "func f() -> Int { switch a { case .b: g() } }",
      "let x = if a { g() } else { h() }",
      "func f() { list.map { g($0) }; trap() }; func trap() -> Never { fatalError() }",
    ]
    for source in sources.dropLast() { #expect(mutated(source, .drop, .boundary) == source) }
    #expect(
      mutated(sources[sources.count - 1], .drop)
        == "func f() { if __keeps() { list.map { g($0) } }; trap() }; func trap() -> Never { fatalError() }"
    )
  }

  @Test func `removes an early exit, but not that of a guard`() {
    #expect(
      mutated(
        "func f() { for x in y { if a { continue }; guard b else { continue }; if c { return } } }",
        .exit)
        == "func f() { for x in y { if a { if __keeps() { continue } }; guard b else { continue }; "
        + "if c { if __keeps() { return } } } }")
  }

  @Test func `keeps the break that ends a case`() {
    let source = "func f() { switch a { default: break } }"
    #expect(mutated(source, .exit) == source)
  }

  @Test func `keeps an exit before which a variable may have no value`() {
    let source = "func f() { let x: Int; do { x = try g() } catch { return }; h(x) }"
    #expect(mutated(source, .exit) == source)
    let function = "func f() throws -> Int { if a { return 1 }; throw E() }"
    #expect(mutated(function, .exit) == function)
  }

  @Test func `doesn't bind a value or match a pattern`() {
    #expect(
      mutated("func f() { if let x, case .a = y { } }", .binding)
        == "func f() { if let x, __keeps(), case .a = y, __keeps() { } }")
  }

  @Test func `takes the value on the right of a coalescing operator`() {
    #expect(mutated("let d = a ?? b", .coalesce) == "let d = __absent(a) ?? b")
  }

  @Test func `returns a default`() {
    #expect(
      mutated("func f() -> Int? { return a }", .result) == "func f() -> Int? { return __absent(a) }"
    )
    #expect(
      mutated("func f() -> Int? { fatalError() }", .result) == "func f() -> Int? { fatalError() }")
    #expect(mutated("var all: [Int] { list }", .result) == "var all: [Int] { __emptied(list) }")
    #expect(
      mutated("func f() -> Int { count }", .result) == "func f() -> Int { __increased(count) }")
    #expect(
      mutated("func f() -> Int? { switch a { case .b: n; default: nil } }", .result)
        == "func f() -> Int? { switch a { case .b: __absent(n); default: nil } }")
  }

  @Test func `swaps neighbouring arguments if all declarations give them the same type`() {
    let call = "let m = move(from: a, to: b.c)"
    #expect(
      mutated(call, .swap, declarations: ["func move(from: Int, to: Int) {}"])
        == "let m = move(from: (__mutant() ? b.c : a), to: (__mutant() ? a : b.c))")
    #expect(mutated(call, .swap, declarations: ["func move(from: Int, to: String) {}"]) == call)
    #expect(
      mutated(call, .swap, declarations: ["func move(from: borrowing M, to: borrowing M) {}"])
        == call)
    #expect(
      mutated(
        call, .swap,
        declarations: ["func move(from: Int, to: Int)", "func move(from: Int, to: String) {}"])
        == call)
    #expect(
      mutated(
        "let m = Move(old: a, new: b)", .swap,
        declarations: ["struct Move { let old: Int; let new: Int }"])
        == "let m = Move(old: (__mutant() ? b : a), new: (__mutant() ? a : b))")
  }

  @Test func `is in the code that Linux compiles`() {
    #expect(
      mutated(
        "#if os(Linux) && !canImport(UIKit)\nlet a = true\n#else\nlet b = true\n#endif", .boolean)
        == "#if os(Linux) && !canImport(UIKit)\nlet a = ((true) != __mutant())\n#else\nlet b = true\n#endif"
    )
  }

  @Test func `isn't in attributes, patterns and cases`() {
    let source = """
      enum E: Int { case a = 1 + 1 }
      @available(*, deprecated, message: "true")
      func f() { switch n { case 1 + 1: h; default: break } }
      """
    #expect(mutated(source, .arithmetic, .literal, .boolean) == source)
  }

  @Test func `has a line and a key with its file and function`() throws {
    let generator = Generator(
      "struct S {\n  func f(_ n: Int) {\n    g(\n      n)\n  }\n}", file: "S.swift", firstID: 3,
      declarations: DeclarationIndex())
    let mutant = try #require(generator.mutants.first)
    #expect(generator.mutants.count == 1)
    #expect(mutant.id == 3)
    #expect(mutant.line == 3)
    #expect(mutant.key == "S.swift\tS.f(_:)\tdrop\tg( n)")
  }

  @Test func `of a literal is described with its statement`() {
    let generator = Generator(
      "func f() -> Bool { guard a else { return false }; return g(true) }", file: "F.swift",
      firstID: 0,
      declarations: DeclarationIndex())
    #expect(
      generator.mutants.filter { $0.kind == .boolean }.map(\.original) == [
        "false in return false", "true in return g(true)",
      ])
  }
}

struct `An error of the compiler` {
  private let generator = Generator(
    "func f() {\n  g(a && b, c + d)\n  h()\n}\n", file: "F.swift", firstID: 0,
    declarations: DeclarationIndex())

  private func kinds(line: Int, at text: String) throws -> [MutationKind] {
    let source = generator.source(without: [])
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines[line - 1].range(of: text))
    let column =
      lines[line - 1].utf8.distance(from: lines[line - 1].startIndex, to: place.lowerBound) + 1
    let suspects = Set(source.suspects(line: line, column: column))
    return generator.mutants.filter { suspects.contains($0.id) }.map(\.kind)
  }

  @Test func `removes the innermost mutant around it`() throws {
    #expect(try kinds(line: 2, at: "__plus") == [.arithmetic])
    #expect(try kinds(line: 2, at: "b)") == [.negate])
    #expect(try kinds(line: 2, at: "g(") == [.drop])
  }

  @Test func `removes those of the statement, if no mutant is around it`() throws {
    let generator = Generator(
      "func f() {\n  let x = [\n    1,\n    a + b,\n  ]\n  h()\n}\n", file: "F.swift", firstID: 0,
      declarations: DeclarationIndex())
    let source = generator.source(without: [])
    #expect(Set(generator.mutants.map(\.kind)) == [.arithmetic, .drop])
    let sum = try #require(generator.mutants.first { $0.kind == .arithmetic })
    #expect(source.suspects(line: 3, column: 5) == [sum.id])
    #expect(source.suspects(line: 1, column: 1).count == generator.mutants.count)
  }
}
