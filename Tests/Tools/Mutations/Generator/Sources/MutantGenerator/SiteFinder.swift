import SwiftSyntax

/// Walks the syntax of a file from outer to inner code, and collects the places to change.
final class SiteFinder: SyntaxVisitor {
  private(set) var sites: [Site] = []
  /// The lines of each statement and member.
  private(set) var statements: [ClosedRange<Int>] = []
  let declarations: DeclarationIndex
  private let file: String
  private let firstID: Int
  private let locations: SourceLocationConverter
  private var names: [String] = []
  /// Conditions that already have a mutant with the opposite result.
  private var negated: Set<SyntaxIdentifier> = []
  /// Variables that the code declares without a value. Their first assignment can't be dropped.
  var lateVariables: Set<String> = []

  init(_ tree: some SyntaxProtocol, file: String, firstID: Int, declarations: DeclarationIndex) {
    self.file = file
    self.firstID = firstID
    self.declarations = declarations
    locations = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  func add(_ kind: MutationKind, _ node: some SyntaxProtocol, _ edits: (_ id: Int) -> [Edit]) {
    let start = node.positionAfterSkippingLeadingTrivia
    let id = firstID + sites.count
    let mutant = Mutant(
      id: id, kind: kind, file: file, line: locations.location(for: start).line,
      function: names.joined(separator: "."), original: Self.text(of: node, kind))
    let extent = start.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    sites.append(Site(mutant: mutant, extent: extent, edits: edits(id)))
  }

  func wrap(_ kind: MutationKind, _ node: some SyntaxProtocol, _ function: String) {
    add(kind, node) { [.open("\(function)(\($0), "), .close(")")] }
  }

  /// Adds the mutant whose condition has the opposite result.
  func negate(_ node: some SyntaxProtocol, as kind: MutationKind = .negate) {
    guard negated.insert(node.id).inserted else { return }
    add(kind, node) { [.open("(("), .close(") != __mutant(\($0)))")] }
  }

  /// Replaces an operator and its operands with a call.
  func replaceOperator(_ kind: MutationKind, _ node: InfixOperatorExprSyntax, _ function: String) {
    let token = node.operator
    let bytes =
      token.positionAfterSkippingLeadingTrivia
      .utf8Offset..<token.endPositionBeforeTrailingTrivia.utf8Offset
    add(kind, node) { [.open("\(function)(\($0), "), .replace(bytes, ","), .close(")")] }
  }

  /// The code that a mutant changes. A literal or `return` has the code around it, because it is in many places.
  private static func text(of node: some SyntaxProtocol, _ kind: MutationKind) -> String {
    guard [.boolean, .literal, .exit].contains(kind) else { return oneLine(node) }
    var context = node.parent
    while let current = context, !current.is(DeclSyntax.self) {
      if current.is(CodeBlockItemSyntax.self), current.trimmedLength > node.trimmedLength {
        return "\(oneLine(node)) in \(oneLine(current))"
      }
      context = current.parent
    }
    return oneLine(node)
  }

  static func oneLine(_ node: some SyntaxProtocol) -> String {
    let words = node.trimmedDescription.split { $0.isWhitespace }.joined(separator: " ")
    return words.count <= 100 ? words : words.prefix(97) + "..."
  }

  // MARK: The names of declarations

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    names.append(name)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { names.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { names.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ActorDeclSyntax) { names.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { names.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { names.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return enter("\(node.name.text)(\(labels.joined()))")
  }
  override func visitPost(_ node: FunctionDeclSyntax) { names.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return enter("init(\(labels.joined()))")
  }
  override func visitPost(_ node: InitializerDeclSyntax) { names.removeLast() }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("deinit")
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { names.removeLast() }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.parameterClause.parameters.map { $0.firstName.text + ":" }
    return enter("subscript(\(labels.joined()))")
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { names.removeLast() }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard node.isMember else { return .visitChildren }
    return enter(node.pattern.trimmedDescription)
  }
  override func visitPost(_ node: PatternBindingSyntax) {
    if node.isMember { names.removeLast() }
  }

  // MARK: Code that has no mutants

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let active = node.activeClause, let elements = active.elements { walk(elements) }
    return .skipChildren
  }

  // MARK: Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    switch node.condition {
    case .expression(let expression):
      if !(node.isOfLoop && expression.is(BooleanLiteralExprSyntax.self)) {
        negateConditions(expression)
      }
    case .optionalBinding, .matchingPattern:
      add(.binding, node.condition) { [.close(", __keeps(\($0))")] }
    case .availability: break
    }
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    negateConditions(node.condition)
    return .visitChildren
  }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    if !node.condition.is(BooleanLiteralExprSyntax.self) { negateConditions(node.condition) }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    negateConditions(node.condition)
    return .visitChildren
  }

  /// Negates each operand of `&&`, `||` and `!`, and not their results, which would do nearly the same.
  func negateConditions(_ expression: ExprSyntax) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .tryExpr(let node): negateConditions(node.expression)
    case .awaitExpr(let node): negateConditions(node.expression)
    case .unsafeExpr(let node): negateConditions(node.expression)
    case .prefixOperatorExpr(let node) where node.operator.text == "!":
      negateConditions(node.expression)
    case .tupleExpr(let node) where node.elements.count == 1:
      if let element = node.elements.first { negateConditions(element.expression) }
    case .infixOperatorExpr(let node) where ["&&", "||"].contains(node.operator.trimmedDescription):
      negateConditions(node.leftOperand)
      negateConditions(node.rightOperand)
    case .booleanLiteralExpr, .ifExpr, .switchExpr, .ternaryExpr: break
    default: negate(expression)
    }
  }

  // MARK: Expressions

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.operator.trimmedDescription {
    case "&&":
      negateConditions(node.leftOperand)
      negateConditions(node.rightOperand)
      replaceOperator(.logic, node, "__and")
    case "||":
      negateConditions(node.leftOperand)
      negateConditions(node.rightOperand)
      replaceOperator(.logic, node, "__or")
    case "==", "!=", "===", "!==": negate(ExprSyntax(node))
    case "<": mutateComparison(node, "__less")
    case "<=": mutateComparison(node, "__lessOrEqual")
    case ">": mutateComparison(node, "__greater")
    case ">=": mutateComparison(node, "__greaterOrEqual")
    case "+": mutateArithmetic(node, "__plus")
    case "-": mutateArithmetic(node, "__minus")
    case "&+": mutateArithmetic(node, "__wrappingPlus")
    case "&-": mutateArithmetic(node, "__wrappingMinus")
    case "*": replaceOperator(.arithmetic, node, "__times")
    case "/": replaceOperator(.arithmetic, node, "__dividedBy")
    case "%": replaceOperator(.arithmetic, node, "__modulo")
    case "+=", "-=", "&+=", "&-=": increaseLiteral(node.rightOperand)
    case "..<":
      replaceOperator(.range, node, "__halfOpen")
      increaseLiteral(node.leftOperand)
    case "...":
      replaceOperator(.range, node, "__closed")
      increaseLiteral(node.leftOperand)
    case "??":
      if !node.leftOperand.is(NilLiteralExprSyntax.self) {
        wrap(.coalesce, node.leftOperand, "__absent")
      }
    default: break
    }
    return .visitChildren
  }

  private func mutateComparison(_ node: InfixOperatorExprSyntax, _ function: String) {
    negate(ExprSyntax(node))
    // Tuples have operators, and don't conform to Comparable.
    if node.leftOperand.as(TupleExprSyntax.self)?.elements.count ?? 1 > 1 { return }
    // The order of equal elements isn't specified.
    if node.isOrder { return }
    replaceOperator(.boundary, node, function)
  }

  private func mutateArithmetic(_ node: InfixOperatorExprSyntax, _ function: String) {
    let operands = [node.leftOperand, node.rightOperand]
    if !operands.contains(where: { $0.is(StringLiteralExprSyntax.self) }) {
      replaceOperator(.arithmetic, node, function)
    }
    operands.forEach(increaseLiteral)
  }

  private func increaseLiteral(_ operand: ExprSyntax) {
    if operand.is(IntegerLiteralExprSyntax.self) { wrap(.literal, operand, "__increased") }
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let infix = node.parent?.as(InfixOperatorExprSyntax.self),
      ["==", "!="].contains(infix.operator.trimmedDescription)
    {
      return .skipChildren
    }
    if let condition = node.parent?.as(ConditionElementSyntax.self), condition.isOfLoop {
      return .skipChildren
    }
    if node.parent?.is(RepeatStmtSyntax.self) == true { return .skipChildren }
    negate(ExprSyntax(node), as: .boolean)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledName {
      // A test can't observe a failed precondition and go on.
      if ["precondition", "assert"].contains(name) || declarations.neverReturns(name) {
        return .skipChildren
      }
      swapArguments(of: node, named: name)
    }
    return .visitChildren
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    noteLines(of: node)
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    noteLines(of: node)
    return .visitChildren
  }

  private func noteLines(of node: some SyntaxProtocol) {
    let first = locations.location(for: node.positionAfterSkippingLeadingTrivia).line
    let last = locations.location(for: node.endPositionBeforeTrailingTrivia).line
    statements.append(first...last)
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let value = node.valueOfLastStatement
    lateVariables.formUnion(node.variablesWithoutValue)
    for item in node {
      switch item.item {
      case .expr(let expression):
        switch value {
        case .nothing: dropStatement(expression)
        case .unknown:
          // The value of a closure's only call may be its result.
          if expression.isAssignment || declarations.returnsNothing(expression) {
            dropStatement(expression)
          }
        case .result(let type): mutateResult(expression, type)
        }
      case .stmt(let statement): mutateStatement(statement)
      case .decl: break
      }
    }
    return .visitChildren
  }
}
