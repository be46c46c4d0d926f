/// Declarations that the files of a module could see of each other.
let leaks: [Leak] = [
  Leak(
    "a function", from: "func leakedFunction() {}",
    to: "private func use() { leakedFunction() }", "cannot find 'leakedFunction' in scope"),
  Leak(
    "a private function", from: "private func privateFunction() {}",
    to: "private func use() { privateFunction() }", "cannot find 'privateFunction' in scope"),
  Leak(
    "a private type", from: "private struct PrivateType {}",
    to: "private let value = PrivateType()", "cannot find 'PrivateType' in scope"),
  Leak(
    "a type", from: "struct LeakedType {}",
    to: "private let value = LeakedType()", "cannot find 'LeakedType' in scope"),
  Leak(
    "a type behind an attribute", from: "@usableFromInline struct FrozenType {}",
    to: "private let value = FrozenType()", "cannot find 'FrozenType' in scope"),
  Leak(
    "a type after a private one", from: "private struct First {}; struct SecondType {}",
    to: "private let value = SecondType()", "cannot find 'SecondType' in scope"),
  Leak(
    "a property with a private setter", from: "@MainActor private(set) var settable = 0",
    to: "@MainActor private func use() -> Int { settable }", "cannot find 'settable' in scope"),
  Leak(
    "an alias", from: "typealias LeakedAlias = Int",
    to: "private let value: LeakedAlias = 0", "cannot find type 'LeakedAlias' in scope"),
  Leak(
    "a protocol", from: "protocol LeakedProtocol {}",
    to: "private struct Value: LeakedProtocol {}", "cannot find type 'LeakedProtocol' in scope"),
  Leak(
    "a member in an extension", from: "extension Int { var leakedMember: Int { 0 } }",
    to: "private let value = 1.leakedMember", "value of type 'Int' has no member 'leakedMember'"),
  Leak(
    "an initialiser in an extension", from: "extension Int { init(leaked: Void) { self = 0 } }",
    to: "private let value = Int(leaked: ())", "no exact matches in call to initializer"),
  Leak(
    "a conformance", from: "extension Int: @retroactive Error {}",
    to: "private let value: any Error = 1", "does not conform to specified type 'Error'"),
  Leak(
    "an operator", from: "infix operator <~>\nfunc <~> (left: Int, right: Int) -> Int { left }",
    to: "private let value = 1 <~> 2", "cannot find operator '<~>' in scope"),
  Leak(
    "an operator of a private type",
    from: "private struct Sum { static func + (left: Sum, right: Bool) -> Bool { right } }",
    to: "private let value = true + true", "binary operator '+' cannot be applied"),
  Leak(
    "an operator on bare types",
    from: "func - (left: Bool, right: Bool) -> Bool { right }",
    to: "private let value = true - true", "binary operator '-' cannot be applied"),
  Leak(
    "a precedence", from: "precedencegroup LeakedPrecedence {}",
    to: "infix operator <~~>: LeakedPrecedence", "unknown precedence group 'LeakedPrecedence'"),
  Leak(
    "a global actor",
    from: "@globalActor actor LeakedActor { static let shared = LeakedActor() }",
    to: "@LeakedActor private func use() {}", "unknown attribute 'LeakedActor'"),
  Leak(
    "a property wrapper",
    from: "@propertyWrapper struct LeakedWrapper { var wrappedValue: Int }",
    to: "private struct Value { @LeakedWrapper var value = 0 }", "unknown attribute"),
  Leak(
    "a result builder",
    from:
      "@resultBuilder enum LeakedBuilder { static func buildBlock(_ part: Int) -> Int { part } }",
    to: "private func use(@LeakedBuilder _ body: () -> Int) {}", "unknown attribute"),
  Leak(
    "a literal",
    from: "extension Bool: @retroactive ExpressibleByIntegerLiteral {\n"
      + "  public init(integerLiteral value: Int) { self = value > 0 }\n}",
    to: "private let value: Bool = 1", "cannot be used as a boolean"),
  Leak(
    "a subscript", from: "extension Int { subscript(leaked: Bool) -> Int { 0 } }",
    to: "private let value = 1[true]", "has no subscripts"),
  Leak(
    "what an import brings", from: "import Foundation\nprivate let value = \"\".uppercased()",
    to: "private let value = \"a\".trimmingCharacters(in: 0)", "has no member"),
  Leak(
    "what an exported import brings", from: "@_exported import HeadlessList",
    to: "private let value: HeadlessCell? = nil", "cannot find type 'HeadlessCell' in scope"),
  Leak(
    "what a scoped import brings", from: "import class HeadlessList.HeadlessCell",
    to: "private let value: HeadlessCell? = nil", "cannot find type 'HeadlessCell' in scope",
    imports: "import TypedCells\n"),
  Leak(
    "a name in the module's own words",
    from: "struct Outer { struct Inner {} }",
    to: "private let value = CompileCase.Outer.Inner()", "has no member named 'Outer'"),
  Leak(
    "a near-miss of a name", from: "private let correctlySpelled = 0",
    to: "private let value = correctlySpeled", "cannot find 'correctlySpeled' in scope"),
]
