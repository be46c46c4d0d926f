import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The clause that a debug build for Linux compiles, because the others have no tests to kill their mutants.
  var activeClause: IfConfigClauseSyntax? {
    clauses.first { clause in clause.condition.map(Self.isActive) ?? true }
  }

  private static func isActive(_ condition: ExprSyntax) -> Bool {
    if let not = condition.as(PrefixOperatorExprSyntax.self) { return !isActive(not.expression) }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return isActive(only.expression)
    }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      let (left, right) = (isActive(infix.leftOperand), isActive(infix.rightOperand))
      return infix.operator.trimmedDescription == "&&" ? left && right : left || right
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    guard let call = condition.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first?.expression
    else { return condition.trimmedDescription == "DEBUG" }
    switch call.calledName {
    case "os": return argument.trimmedDescription == "Linux"
    case "canImport":
      return ![
        "UIKit", "AppKit", "Darwin", "SwiftUI", "Combine", "ObjectiveC", "QuartzCore",
        "CoreGraphics", "os",
      ]
      .contains(argument.trimmedDescription)
    case "swift", "compiler": return true
    default: return false
    }
  }
}
