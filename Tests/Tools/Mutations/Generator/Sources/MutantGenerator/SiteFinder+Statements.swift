import SwiftSyntax

extension SiteFinder {
  /// Adds the mutant that doesn't perform a call or an assignment.
  func dropStatement(_ statement: ExprSyntax) {
    let expression = statement.withoutEffects
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let name = call.calledName,
        ["init", "precondition", "assert"].contains(name) || declarations.neverReturns(name)
      {
        return
      }
    } else if let assignment = expression.as(InfixOperatorExprSyntax.self), expression.isAssignment
    {
      if assignment.operator.is(AssignmentExprSyntax.self), mayInitialize(assignment.leftOperand) {
        return
      }
    } else {
      return
    }
    add(.drop, statement) { [.open("if __keeps(\($0)) { "), .close(" }")] }
  }

  /// Whether an assignment may be the first one, which the compiler requires.
  private func mayInitialize(_ target: ExprSyntax) -> Bool {
    if let tuple = target.as(TupleExprSyntax.self) {
      return tuple.elements.contains { mayInitialize($0.expression) }
    }
    if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return lateVariables.contains(name) || target.enclosingInitializer != nil
    }
    if let member = target.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self"
    {
      return target.enclosingInitializer != nil
    }
    return target.trimmedDescription == "self"
  }

  /// Adds the mutants of a statement that isn't an expression.
  func mutateStatement(_ statement: StmtSyntax) {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let node):
      if let value = node.expression {
        if case .result(let type)? = node.enclosingResult { mutateResult(value, type) }
      } else {
        dropExit(statement)
      }
    case .breakStmt(let node):
      // It ends a case of a `switch`, as the end of the case does.
      if node.label == nil, node.isLastInCase { return }
      dropExit(statement)
    case .continueStmt: dropExit(statement)
    case .throwStmt:
      // A function that returns a value may have to end here.
      if case .nothing? = statement.enclosingResult { dropExit(statement) }
    default: break
    }
  }

  private func dropExit(_ statement: StmtSyntax) {
    // The compiler requires that the block of a `guard` exits, and a `catch` before a value is used.
    if statement.isIn(GuardStmtSyntax.self) || statement.isIn(CatchClauseSyntax.self) { return }
    add(.exit, statement) { [.open("if __keeps(\($0)) { "), .close(" }")] }
  }

  /// Adds the mutant that returns a default.
  func mutateResult(_ expression: ExprSyntax, _ type: TypeSyntax?) {
    guard let type else { return }
    let value = expression.withoutEffects
    if value.is(IfExprSyntax.self) || value.is(SwitchExprSyntax.self) { return }
    if let name = value.as(FunctionCallExprSyntax.self)?.calledName, declarations.neverReturns(name)
    {
      return
    }
    if type.is(OptionalTypeSyntax.self) {
      if !value.is(NilLiteralExprSyntax.self) { wrap(.result, value, "__absent") }
    } else if type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self)
      || type.trimmedDescription == "String"
      || type.as(IdentifierTypeSyntax.self)?.name.text == "Set"
    {
      if !["[]", "[:]", "\"\""].contains(value.trimmedDescription) {
        wrap(.result, value, "__emptied")
      }
    } else if type.trimmedDescription == "Bool" {
      negateConditions(value)
    } else if ["Int", "Double", "CGFloat"].contains(type.trimmedDescription) {
      if !value.is(InfixOperatorExprSyntax.self) { wrap(.result, value, "__increased") }
    }
  }

  /// Adds the mutants in which neighbouring arguments of the same type change places.
  ///
  /// Both arguments are names or paths, because the mutant has the code of each twice.
  func swapArguments(of call: FunctionCallExprSyntax, named name: String) {
    let arguments = Array(call.arguments)
    let labels = arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    var last = -1
    for (index, pair) in zip(arguments, arguments.dropFirst()).enumerated() {
      let (first, second) = (pair.0.expression, pair.1.expression)
      // An argument is edited only once.
      guard index > last, first.isPath, second.isPath,
        first.trimmedDescription != second.trimmedDescription,
        declarations.haveSameType("\(name)(\(labels))", index)
      else { continue }
      last = index + 1
      add(.swap, call) { id in
        [
          .replace(
            first.bytes,
            "(__mutant(\(id)) ? \(second.trimmedDescription) : \(first.trimmedDescription))"),
          .replace(
            second.bytes,
            "(__mutant(\(id)) ? \(first.trimmedDescription) : \(second.trimmedDescription))"),
        ]
      }
    }
  }
}
