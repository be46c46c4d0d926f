/// Mistakes of all kinds. The comments name the phase of the compiler that finds them.
let mistakes: [Mistake] = [
  // Parsing
  Mistake(
    "a name is missing", "expected pattern",
    "private let /*here*/", right: "private let name = 0"),
  Mistake(
    "a name is missing in a function", "expected pattern",
    "private func choose() -> Int? { nil }\nprivate func use() { let = choose() /*here*/ }",
    right: "private func choose() -> Int? { nil }\nprivate func use() { _ = choose() }"),

  // Types
  Mistake(
    "wrong type", "cannot convert value of type 'Bool'",
    "private let number: Int = true  /*here*/", right: "private let number: Int = 1"),
  Mistake(
    "unknown name", "cannot find 'nowhere' in scope",
    "private func use() { nowhere() }  /*here*/", right: "private func use() {}"),
  Mistake(
    "missing member", "does not conform to protocol 'Named'",
    "private protocol Named { var name: String { get } }\nprivate struct Person: Named {}  /*here*/",
    right: "private protocol Named {}\nprivate struct Person: Named {}"),
  Mistake(
    "missing constraint", "requires that 'Point' conform to 'Hashable'",
    """
    private struct Point {}
    private func hash(_ value: some Hashable) {}
    private func use() { hash(Point()) }  /*here*/
    """,
    right: """
      private struct Point: Hashable {}
      private func hash(_ value: some Hashable) {}
      private func use() { hash(Point()) }
      """),
  Mistake(
    "assignment to a constant", "cannot assign to value: 'count' is a 'let' constant",
    "private func use() {\n  let count = 0\n  count = 1  /*here*/\n}",
    right: "private func use() {\n  var count = 0\n  count = 1\n}"),
  Mistake(
    "missing case", "switch must be exhaustive",
    "private func use(_ flag: Bool) {\n  switch flag {  /*here*/\n  case true: break\n  }\n}",
    right: "private func use(_ flag: Bool) {\n  switch flag {\n  default: break\n  }\n}"),

  // Isolation
  Mistake(
    "call from outside of an actor", "call to main actor-isolated global function 'show()'",
    "@MainActor private func show() {}\nprivate func use() { show() }  /*here*/",
    right: "@MainActor private func show() {}\n@MainActor private func use() { show() }"),
  Mistake(
    "mutable global", "is not concurrency-safe because it is nonisolated global shared mutable",
    "private var counter = 0  /*here*/", right: "@MainActor private var counter = 0"),
  Mistake(
    "class that is not Sendable", "does not conform to the 'Sendable' protocol",
    """
    private final class Box { var content = 0 }
    private func send(_ value: some Sendable) {}
    private func use() { send(Box()) }  /*here*/
    """,
    right: """
      private final class Box: Sendable { let content = 0 }
      private func send(_ value: some Sendable) {}
      private func use() { send(Box()) }
      """),

  // Diagnostics on the intermediate language
  Mistake(
    "use before initialisation", "constant 'count' used before being initialized",
    "private func use() -> Int {\n  let count: Int\n  return count  /*here*/\n}",
    right: "private func use() -> Int {\n  let count: Int\n  count = 1\n  return count\n}"),
  Mistake(
    "return without initialisation", "return from initializer without initializing all",
    "private struct Point {\n  let x: Int\n  init() {}  /*here*/\n}",
    right: "private struct Point {\n  let x: Int\n  init() { x = 0 }\n}"),
  Mistake(
    "missing return", "missing return in global function expected to return 'Int'",
    "private func use() -> Int {\n}  /*here*/", right: "private func use() -> Int {\n  1\n}"),
  Mistake(
    "overlapping access", "overlapping accesses to 'pair",
    """
    private func swap(_ first: inout Int, _ second: inout (Int, Int)) {}
    private func use() {
      var pair = (1, 2)
      swap(&pair.0, &pair)  /*here*/
    }
    """,
    right: """
      private func swap(_ first: inout Int, _ second: inout Int) {}
      private func use() {
        var pair = (1, 2)
        swap(&pair.0, &pair.1)
      }
      """),
  Mistake(
    "value consumed twice", "'ticket' consumed more than once",
    """
    private struct Ticket: ~Copyable {}
    private func spend(_ ticket: consuming Ticket) {}
    private func use() {
      let ticket = Ticket()  /*here*/
      spend(ticket)
      spend(ticket)
    }
    """,
    right: """
      private struct Ticket: ~Copyable {}
      private func spend(_ ticket: consuming Ticket) {}
      private func use() {
        let ticket = Ticket()
        spend(ticket)
      }
      """),
  Mistake(
    "value used after it was sent", "sending 'box' risks causing data races",
    """
    private final class Box { var content = 0 }
    @MainActor private func keep(_ box: Box) {}
    private func use() async {
      let box = Box()
      await keep(box)  /*here*/
      box.content = 1
    }
    """,
    right: """
      private final class Box { var content = 0 }
      @MainActor private func keep(_ box: Box) {}
      private func use() async {
        let box = Box()
        await keep(box)
      }
      """),
  Mistake(
    "overflow", "integer literal '300' overflows when stored into 'Int8'",
    "private let small: Int8 = 300  /*here*/", right: "private let small: Int8 = 100"),
]
