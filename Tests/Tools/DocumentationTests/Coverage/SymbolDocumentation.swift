import Foundation

/// The parts of a declaration that its documentation comment describes or omits.
struct SymbolDocumentation {
  /// A part that a comment may lack.
  enum Lack: Hashable {
    case abstract
    case parameter(String)
    case errors
  }

  let lacks: [Lack]
  let takesParameters: Bool
  let throwsErrors: Bool
  let statesComplexity: Bool

  /// Compares a symbol's declaration with its comment.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - module: The module that declares it.
  init(_ symbol: SymbolGraph.Symbol, in module: String) {
    // Pages don't show comments inherited from other modules, such as the one of `Hashable` on
    // `hash(into:)`.
    let isOwn = symbol.docComment?.module == module
    let lines = (isOwn ? symbol.docComment?.lines ?? [] : [])
      .map { $0.text.trimmingCharacters(in: .whitespaces) }
    let parameters = (symbol.functionSignature?.parameters ?? [])
      .map { $0.internalName ?? $0.name }
      .filter { $0 != "_" && $0 != "self" }
    let isFunction = Self.functions.contains(symbol.kind.identifier)
    // The abstract describes the only parameter of a function.
    takesParameters = isFunction && parameters.count > 1
    throwsErrors = isFunction && Self.throwsErrors(symbol.declarationFragments)
    statesComplexity = lines.contains { $0.hasPrefix("- Complexity:") }

    var lacks: [Lack] = []
    let abstract = lines.first { !$0.isEmpty } ?? ""
    if abstract.isEmpty || abstract.hasPrefix("- ") || abstract.hasPrefix("```") {
      lacks.append(.abstract)
    }
    if takesParameters {
      lacks += parameters.filter { parameter in
        !lines.contains {
          $0.hasPrefix("- \(parameter):") || $0.hasPrefix("- Parameter \(parameter):")
        }
      }
      .map { .parameter($0) }
    }
    if throwsErrors && !lines.contains(where: { $0.hasPrefix("- Throws:") }) {
      lacks.append(.errors)
    }
    self.lacks = lacks
  }

  /// Returns whether a declaration itself throws, and not only one of its closure parameters.
  private static func throwsErrors(_ fragments: [SymbolGraph.Symbol.Fragment]) -> Bool {
    var depth = 0
    for fragment in fragments {
      depth += fragment.spelling.count(where: { $0 == "(" })
      depth -= fragment.spelling.count(where: { $0 == ")" })
      if depth == 0, ["throws", "rethrows"].contains(fragment.spelling) { return true }
    }
    return false
  }

  /// The kinds of declarations with parameters. The abstract of an operator describes its
  /// operands.
  private static let functions: Set<String> = [
    "swift.method", "swift.type.method", "swift.init", "swift.func", "swift.subscript",
    "swift.type.subscript",
  ]
}
