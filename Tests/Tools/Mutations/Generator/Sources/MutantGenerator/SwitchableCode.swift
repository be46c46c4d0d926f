import SwiftParser
import SwiftSyntax

/// Code of which a file can have several versions, one of which runs.
enum SwitchableCode {
  /// The body of a function, initializer or accessor.
  case body(CodeBlockItemListSyntax, returnsValue: Bool)
  /// An initial value or a default argument.
  case value(ExprSyntax)

  private init?(_ node: Syntax) {
    if let clause = node.as(InitializerClauseSyntax.self) {
      self = .value(clause.value)
    } else if let body = Self.body(of: node), !body.isEmpty {
      let returnsValue = if case .result? = node.result { true } else { false }
      self = .body(body, returnsValue: returnsValue)
    } else {
      return nil
    }
  }

  private static func body(of node: Syntax) -> CodeBlockItemListSyntax? {
    if let accessors = node.as(AccessorBlockSyntax.self)?.accessors,
      case .getter(let body) = accessors
    {
      return body
    }
    return node.asProtocol((any WithOptionalCodeBlockSyntax).self)?.body?.statements
  }

  /// Finds the outermost code around a change.
  ///
  /// A version of an inner block would have to declare the variables that later statements use.
  ///
  /// - Throws: `ReplacementProblem` if the change is somewhere else, such as in an attribute.
  init(around change: Range<Int>, in tree: SourceFileSyntax) throws {
    var found: SwitchableCode?
    var node = tree.token(at: AbsolutePosition(utf8Offset: change.lowerBound))?.parent
    while let current = node {
      if let code = SwitchableCode(current), change.clamped(to: code.bytes) == change {
        found = code
      }
      node = current.parent
    }
    guard let found else {
      throw ReplacementProblem(
        description:
          "It isn't in the body of a function or accessor, an initial value or a default argument.")
    }
    self = found
  }

  /// Its bytes, in a body with the spaces up to the braces.
  private var bytes: Range<Int> {
    switch self {
    case .body(let body, _): body.position.utf8Offset..<body.endPosition.utf8Offset
    case .value(let value): value.bytes
    }
  }

  /// Its bytes without the spaces and comments around it.
  var extent: Range<Int> {
    switch self {
    case .body(let body, _): body.bytes
    case .value(let value): value.bytes
    }
  }

  /// The edits by which a number selects the changed version.
  ///
  /// - Parameter isInnermost: whether the last version, which runs if none is selected, follows.
  func edits(_ id: Int, _ change: TextChange, isInnermost: Bool) -> [Edit] {
    let new = change.result(of: bytes)
    switch self {
    case .value: return [.open("(__mutant(\(id)) ? \(new) : "), .close(")")]
    case .body(let old, let returnsValue):
      let body = Parser.parse(source: new).statements
      let exit = returnsValue && body.isExpression ? "return " : ""
      let oldExit = returnsValue && isInnermost && old.isExpression ? "return " : ""
      // The version may start or end with a directive such as `#if`, which needs a line of its own.
      return [
        .open("if __mutant(\(id)) {\n\(exit)\(body.trimmedDescription)\n} else {\n\(oldExit)"),
        .close("\n}"),
      ]
    }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether it is a single expression, whose value a function returns without `return`.
  fileprivate var isExpression: Bool {
    guard count == 1, let only = first else { return false }
    switch only.item {
    case .expr: return true
    case .stmt(let statement):
      // The cases of an `if` or `switch` have values, unless they return them.
      return statement.is(ExpressionStmtSyntax.self)
        && !only.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
    case .decl: return false
    }
  }
}
