import Foundation

/// The declarations of a module by name, in a spelling that the headers and HeadlessUIKit have in
/// common.
struct Surface {
  struct Declaration {
    let spelling: String
    let kind: String
    let isOpen: Bool
    let isOverride: Bool
    /// Whether a method of a protocol is optional.
    let isOptional: Bool
    /// Whether Objective-C knows the declaration, so that subclasses may override it.
    let isObjectiveC: Bool
  }

  private(set) var declarations: [String: [Declaration]] = [:]
  /// The superclass of each class, and the protocols of each type.
  private(set) var parents: [String: Set<String>] = [:]

  /// Reads a symbol graph.
  ///
  /// - Parameters:
  ///   - path: The path of the graph's file.
  ///   - module: The module to read, or `nil` for all. The graph of a module also contains the
  ///     declarations of the modules that it exports.
  init(contentsOf path: String, module: String? = nil) throws {
    let graph = try JSONDecoder().decode(
      SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    var optional: Set<String> = []
    for relationship in graph.relationships {
      switch relationship.kind {
      case "optionalRequirementOf": optional.insert(relationship.source)
      case "defaultImplementationOf": optional.insert(relationship.target)
      default: break
      }
    }
    let defaults = Set(
      graph.relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.source))
    for symbol in graph.symbols
    where !defaults.contains(symbol.identifier.precise) && !Self.isSynthesized(symbol)
      && module.map({ symbol.identifier.precise.hasPrefix("s:\($0.utf8.count)\($0)") }) ?? true
    {
      add(symbol, isOptional: optional.contains(symbol.identifier.precise))
    }
    addParents(graph)
  }

  private mutating func add(_ symbol: SymbolGraph.Symbol, isOptional: Bool) {
    let name = Self.name(symbol)
    declarations[name, default: []].append(
      Declaration(
        spelling: Spelling.normalized(symbol), kind: symbol.kind.identifier,
        isOpen: symbol.accessLevel == "open",
        isOverride: symbol.declaration.contains("override ")
          || symbol.declaration.contains("required "), isOptional: isOptional,
        isObjectiveC: symbol.identifier.precise.hasPrefix("c:objc")))
  }

  private mutating func addParents(_ graph: SymbolGraph) {
    let names = Dictionary(
      graph.symbols.map { ($0.identifier.precise, Self.name($0)) },
      uniquingKeysWith: { one, _ in one })
    for relationship in graph.relationships
    where relationship.kind == "inheritsFrom" || relationship.kind == "conformsTo" {
      guard let child = names[relationship.source] else { continue }
      let parent =
        names[relationship.target]
        ?? relationship.targetFallback?.split(separator: ".").last.map(String.init) ?? "?"
      parents[child, default: []].insert(parent)
    }
  }

  /// Gives the members of a class to its subclasses, as if they had declared them, and drops the class.
  mutating func inline(_ superclass: String) {
    let members = declarations.filter { $0.key.hasPrefix("\(superclass).") }
    let ancestors = parents[superclass] ?? []
    for child in parents.filter({ $0.value.contains(superclass) }).keys {
      parents[child]?.formUnion(ancestors)
      for (name, inherited) in members {
        declarations[child + name.dropFirst(superclass.count), default: []] += inherited
      }
    }
    for name in members.keys { declarations[name] = nil }
    declarations[superclass] = nil
    parents[superclass] = nil
  }

  private static func name(_ symbol: SymbolGraph.Symbol) -> String {
    symbol.pathComponents.joined(separator: ".")
      // In the headers, this protocol declares a scroll view's delegate.
      .replacingOccurrences(of: "ScrollViewDelegating.delegate", with: "UIScrollView.delegate")
  }

  /// Whether the compiler synthesizes the declaration, for a comparable type or an option set.
  private static func isSynthesized(_ symbol: SymbolGraph.Symbol) -> Bool {
    symbol.identifier.precise.contains("::SYNTHESIZED::")
      || symbol.declaration.contains(" async")
      || ["hash(into:)", "hashValue", "rawValue", "init(rawValue:)", "!=(_:_:)", "==(_:_:)"]
        .contains(symbol.pathComponents.last ?? "")
  }
}
