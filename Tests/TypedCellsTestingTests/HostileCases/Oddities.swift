/// Texts that affect other files, or that stop the compiler early.
let oddities: [HostileCase] = [
  HostileCase("a module that is missing", isRight: false, "import NoSuchModule"),
  HostileCase(
    "a module that is missing, quoted", isRight: true,
    "import NoSuchModule  // error: no such module 'NoSuchModule'\nprivate let a = 0",
    twin: "private let a = 0"),
  HostileCase(
    "a module that is missing, with a mistake beside it", isRight: false,
    "import NoSuchModule\nprivate let a: Int = true  // error: cannot convert",
    twin: "private let a = 0"),
  HostileCase("a brace too few", isRight: false, "private func use() {"),
  HostileCase(
    "a brace too few, quoted", isRight: true,
    "private func use() {  // error: expected '}' at end of brace statement",
    twin: "private func use() {}"),
  HostileCase("a brace too many", isRight: false, "private func use() {} }"),
  HostileCase("a string without end", isRight: false, "private let a = \"open"),
  HostileCase("a comment without end", isRight: false, "private let a = 0 /* open"),
  HostileCase(
    "a place in another file", isRight: false,
    "#sourceLocation(file: \"case0.swift\", line: 1)\nprivate let a: Int = true"),
  HostileCase(
    "a place in another line", isRight: false,
    "#sourceLocation(file: \"elsewhere.swift\", line: 40)\n"
      + "private let a: Int = true  // error: cannot convert",
    twin: "private let a = 0"),
  HostileCase("a main type", isRight: true, "@main struct Program { static func main() {} }"),
  HostileCase("another main type", isRight: true, "@main enum Other { static func main() {} }"),
  HostileCase(
    "statements at the top level", isRight: true,
    "print(1)  // error: expressions are not allowed at the top level", twin: "private let a = 0"),
  HostileCase(
    "a symbol by name", isRight: true, "@_cdecl(\"the_symbol\") private func use() {}"),
  HostileCase(
    "the same symbol by name", isRight: true, "@_cdecl(\"the_symbol\") private func other() {}"),
  HostileCase(
    "a type of the module's name", isRight: true,
    "private struct CompileCase { static let a = 0 }\nprivate let b = CompileCase.a"),
  HostileCase(
    "a type of the standard library's name", isRight: true,
    "private struct Int {}\nprivate let a: Int = 1  // error: cannot convert value of type",
    twin: "private struct Int {}\nprivate let a = Int()"),
  HostileCase("the standard library's type after all", isRight: true, "private let a: Int = 1"),
  HostileCase(
    "a condition of the build", isRight: true,
    "#if os(Linux)\nstruct Conditional {}\n#endif\nprivate let a = 0"),
  HostileCase(
    "a use of what stands under a condition", isRight: false, "private let a = Conditional()"),
  HostileCase(
    "an error in text", isRight: true, "#error(\"stop\")  // error: stop",
    twin: "private let a = 0"),
  HostileCase(
    "many errors", isRight: true,
    (0..<40).map { "private let a\($0): Int = true  // error: cannot convert" }
      .joined(separator: "\n"), twin: "private let a = 0"),
  HostileCase(
    "the same error twice, in one file", isRight: true,
    "private let a = missing  // error: cannot find 'missing'\n"
      + "private let b = missing  // error: cannot find 'missing'", twin: "private let a = 0"),
  HostileCase(
    "a type that contains itself", isRight: true,
    "private struct Endless { let next: Endless }\n"
      + "// error: value type 'Endless' cannot have a stored property that recursively contains it",
    twin: "private struct Endless { let next: [Endless] }"),
  HostileCase(
    "a class that inherits itself", isRight: true,
    "private class Circle: Circle {}  // error: 'Circle' inherits from itself",
    twin: "private class Circle {}"),
  HostileCase(
    "a name declared twice", isRight: true,
    "private struct Twice {}\nprivate struct Twice {}  // error: invalid redeclaration of 'Twice'",
    twin: "private struct Twice {}"),
  HostileCase("a name declared once", isRight: true, "private struct Twice {}"),
  HostileCase("a mark of a merge", isRight: false, "<<<<<<< ours\nprivate let a = 0"),
  HostileCase("nothing but a comment", isRight: true, "// nothing"),
  HostileCase("an empty text", isRight: false, "  \n"),
]
