import SwiftParser
import SwiftSyntax

/// The declarations of all files: the types of parameters, and the functions that never return.
public struct DeclarationIndex: Sendable {
  /// The types of the parameters, by name and labels such as `insert(_:at:)`, for each declaration.
  private var parameters: [String: [[String]]] = [:]
  private var neverReturning: Set<String> = [
    "fatalError", "preconditionFailure", "assertionFailure", "exit", "abort",
  ]

  /// The names of functions that return nothing, and of those that return a value. A name can be in both.
  private var nothingReturning: Set<String> = ["append", "removeAll", "sort", "reverse"]
  private var valueReturning: Set<String> = []

  /// Creates an index without declarations.
  public init() {}

  /// Adds the declarations of a file.
  ///
  /// - Parameter source: the text of the file.
  /// - Complexity: O(*n*) for *n* bytes.
  public mutating func add(_ source: String) {
    let collector = DeclarationCollector(viewMode: .sourceAccurate)
    collector.walk(Parser.parse(source: source))
    for (name, types) in collector.parameters { parameters[name, default: []].append(types) }
    neverReturning.formUnion(collector.neverReturning)
    nothingReturning.formUnion(collector.nothingReturning)
    valueReturning.formUnion(collector.valueReturning)
  }

  func neverReturns(_ function: String) -> Bool { neverReturning.contains(function) }

  /// Whether an expression calls a function that returns nothing in all declarations of its name.
  func returnsNothing(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.withoutEffects.as(FunctionCallExprSyntax.self)?.calledName else {
      return false
    }
    return nothingReturning.contains(name) && !valueReturning.contains(name)
  }

  /// Whether two neighbouring parameters have the same type in all declarations of this name.
  ///
  /// Values that can't be copied, which are borrowed or consumed, can't be swapped.
  func haveSameType(_ name: String, _ first: Int) -> Bool {
    guard let all = parameters[name] else { return false }
    return all.allSatisfy { types in
      types.indices.contains(first + 1) && types[first] == types[first + 1]
        && !["borrowing ", "consuming "].contains { types[first].hasPrefix($0) }
    }
  }
}

/// Collects the declarations of a file.
private final class DeclarationCollector: SyntaxVisitor {
  var parameters: [(String, [String])] = []
  var neverReturning: Set<String> = []
  var nothingReturning: Set<String> = []
  var valueReturning: Set<String> = []
  private var types: [String] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, node.signature.parameterClause)
    switch node.signature.returnClause?.type.trimmedDescription {
    case nil, "Void", "()": nothingReturning.insert(node.name.text)
    case "Never": neverReturning.insert(node.name.text)
    default: valueReturning.insert(node.name.text)
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(types.last ?? "init", node.signature.parameterClause)
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    addMemberwise(node)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private func add(_ name: String, _ clause: FunctionParameterClauseSyntax) {
    let labels = clause.parameters.map { $0.firstName.text + ":" }.joined()
    parameters.append(("\(name)(\(labels))", clause.parameters.map { $0.type.trimmedDescription }))
  }

  /// Adds the initializer of a struct that takes a value of each stored property.
  private func addMemberwise(_ node: StructDeclSyntax) {
    var labels = ""
    var found: [String] = []
    for member in node.memberBlock.members {
      if member.decl.is(InitializerDeclSyntax.self) { return }
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: { $0.name.text == "static" }),
        let binding = variable.bindings.first, binding.accessorBlock == nil,
        let type = binding.typeAnnotation
      else { continue }
      labels += binding.pattern.trimmedDescription + ":"
      found.append(type.type.trimmedDescription)
    }
    parameters.append(("\(node.name.text)(\(labels))", found))
  }
}
