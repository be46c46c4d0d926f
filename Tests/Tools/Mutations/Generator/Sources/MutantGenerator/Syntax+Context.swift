import SwiftSyntax

/// The use of the value of a block's only expression.
enum BlockValue {
  /// It isn't used.
  case nothing
  /// It may be used, as in a closure.
  case unknown
  /// It is the result of a function, whose type is `nil` if it isn't written.
  case result(TypeSyntax?)
}

extension CodeBlockItemListSyntax {
  /// The variables that it declares without a value.
  var variablesWithoutValue: [String] {
    compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
      .filter { $0.initializer == nil && $0.accessorBlock == nil }
      .map { $0.pattern.trimmedDescription }
  }

  /// The use of the value of the only statement.
  var valueOfLastStatement: BlockValue {
    guard count == 1, let parent else { return .nothing }
    switch parent.kind {
    case .codeBlock:
      guard let owner = parent.parent else { return .nothing }
      if owner.is(IfExprSyntax.self) { return owner.valueOfExpression }
      return owner.result ?? .nothing
    case .switchCase: return parent.parent?.parent?.valueOfExpression ?? .nothing
    case .closureExpr, .accessorBlock: return parent.result ?? .nothing
    default: return .nothing
    }
  }
}

extension SyntaxProtocol {
  /// The use of the value of an `if` or `switch`.
  fileprivate var valueOfExpression: BlockValue {
    guard let parent else { return .nothing }
    if parent.is(IfExprSyntax.self) { return parent.valueOfExpression }
    guard parent.is(ExpressionStmtSyntax.self) else {
      return parent.is(CodeBlockItemSyntax.self) ? .nothing : .unknown
    }
    return parent.parent?.parent?.as(CodeBlockItemListSyntax.self)?.valueOfLastStatement ?? .unknown
  }

  /// The value of the body if this is a function, accessor or closure, or else `nil`.
  var result: BlockValue? {
    if let function = self.as(FunctionDeclSyntax.self) {
      return Self.value(function.signature.returnClause?.type)
    }
    if self.is(InitializerDeclSyntax.self) || self.is(DeinitializerDeclSyntax.self) {
      return .nothing
    }
    if let closure = self.as(ClosureExprSyntax.self) {
      guard let type = closure.signature?.returnClause?.type else { return .unknown }
      return Self.value(type)
    }
    if let accessor = self.as(AccessorDeclSyntax.self) {
      guard accessor.accessorSpecifier.text == "get" else { return .nothing }
      return accessor.parent?.parent?.result ?? .unknown
    }
    if self.is(AccessorBlockSyntax.self) {
      if let variable = parent?.as(PatternBindingSyntax.self) {
        return .result(variable.typeAnnotation?.type)
      }
      if let declaration = parent?.as(SubscriptDeclSyntax.self) {
        return .result(declaration.returnClause.type)
      }
      return .unknown
    }
    return nil
  }

  private static func value(_ type: TypeSyntax?) -> BlockValue {
    guard let type, !["Void", "()"].contains(type.trimmedDescription) else { return .nothing }
    return .result(type)
  }

  /// The value of the innermost function, accessor or closure around it.
  var enclosingResult: BlockValue? {
    var node = parent
    while let current = node {
      if let result = current.result { return result }
      node = current.parent
    }
    return nil
  }

  /// The innermost initializer around it, not across closures and functions.
  var enclosingInitializer: InitializerDeclSyntax? {
    var node = parent
    while let current = node {
      if let initializer = current.as(InitializerDeclSyntax.self) { return initializer }
      if current.result != nil { return nil }
      node = current.parent
    }
    return nil
  }

  /// Its bytes without the spaces and comments around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension StmtSyntax {
  /// Whether it is in a block of this kind, also in an `if` or `switch` of it.
  func isIn(_ block: any SyntaxProtocol.Type) -> Bool {
    var node = parent
    while let current = node {
      if current.is(block) { return true }
      if current.result != nil || current.is(ForStmtSyntax.self) || current.is(WhileStmtSyntax.self)
      {
        return false
      }
      node = current.parent
    }
    return false
  }
}

extension BreakStmtSyntax {
  /// Whether it ends a case of a `switch`.
  var isLastInCase: Bool {
    guard let item = parent?.as(CodeBlockItemSyntax.self), let list = item.parent else {
      return false
    }
    return list.parent?.is(SwitchCaseSyntax.self) == true
  }
}

extension ConditionElementSyntax {
  /// Whether it is a condition of a `while`.
  var isOfLoop: Bool { parent?.parent?.is(WhileStmtSyntax.self) == true }
}

extension PatternBindingSyntax {
  /// Whether it declares a property of a type.
  var isMember: Bool { parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true }
}

extension ExprSyntax {
  /// The expression behind `try`, `await` and `unsafe`.
  var withoutEffects: ExprSyntax {
    if let node = self.as(TryExprSyntax.self) { return node.expression.withoutEffects }
    if let node = self.as(AwaitExprSyntax.self) { return node.expression.withoutEffects }
    if let node = self.as(UnsafeExprSyntax.self) { return node.expression.withoutEffects }
    return self
  }

  /// Whether it is `=`, or an operator such as `+=`.
  var isAssignment: Bool {
    guard let infix = withoutEffects.as(InfixOperatorExprSyntax.self) else { return false }
    if infix.operator.is(AssignmentExprSyntax.self) { return true }
    let name = infix.operator.trimmedDescription
    return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(name)
  }

  /// Whether it is a name, or a path of names, which has no effect.
  var isPath: Bool {
    if self.is(DeclReferenceExprSyntax.self) || self.is(IntegerLiteralExprSyntax.self) {
      return true
    }
    guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
    return member.base?.isPath ?? true
  }
}

extension InfixOperatorExprSyntax {
  /// Whether it is the order by which a call such as `sorted { $0.x < $1.x }` sorts, or finds the least element.
  var isOrder: Bool {
    var node = parent
    while let current = node, !current.is(ClosureExprSyntax.self) {
      if current.is(DeclSyntax.self) { return false }
      node = current.parent
    }
    // A closure is an argument, or behind the arguments.
    let call =
      node?.parent?.as(FunctionCallExprSyntax.self)
      ?? node?.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return ["sort", "sorted", "min", "max"].contains(call?.calledName)
  }
}

extension FunctionCallExprSyntax {
  /// The last name of the called function, such as `append` in `list.rows.append(row)`.
  var calledName: String? {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    if let generic = calledExpression.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    return nil
  }
}
