import TypedCellsTesting

/// Finds the constraints of public declarations that an edit can remove.
struct ConstraintReader {
  private let file: String
  private let reader: DeclarationReader
  private var tokens: TokenReader { reader.tokens }
  private(set) var constraints: [Constraint] = []

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - file: The path of the file, for the constraints.
  ///   - hidden: The names of the module's types that aren't public. Their extensions aren't public either.
  init(_ source: String, file: String, hidden: Set<String> = []) {
    self.file = file
    reader = DeclarationReader(source)
    for (number, declaration) in reader.declarations.enumerated() {
      if declaration.keyword == "extension" {
        guard !hidden.contains(declaration.name) else { continue }
        addExtension(declaration, hasPublicMembers: hasPublicMembers(number))
      } else if declaration.isPublic,
        declaration.name.split(separator: ".").allSatisfy({ !hidden.contains(String($0)) })
      {
        add(declaration)
      }
    }
  }

  /// Returns the names of the types in a source, and whether each is public.
  static func types(in source: String) -> [(name: String, isPublic: Bool)] {
    DeclarationReader(source).declarations
      .filter {
        ["class", "struct", "enum", "actor", "protocol", "typealias"].contains($0.keyword)
      }
      .map { (String($0.name.split(separator: ".").last ?? ""), $0.isPublic) }
  }

  private func hasPublicMembers(_ number: Int) -> Bool {
    let prefix = reader.declarations[number].name + "."
    return reader.declarations[(number + 1)...].prefix { $0.name.hasPrefix(prefix) }
      .contains(where: \.isPublic)
  }

  // MARK: Declarations

  private mutating func add(_ declaration: Declaration) {
    addAttributes(of: declaration)
    let header = declaration.header
    switch declaration.keyword {
    case "class", "struct", "enum", "actor":
      addBounds(of: declaration)
      addConformances(of: declaration)
      addWhereClause(of: declaration)
    case "protocol", "associatedtype":
      addInherited(of: declaration)
      addWhereClause(of: declaration)
    case "func", "init", "subscript", "case":
      if declaration.keyword != "case" { addBounds(of: declaration) }
      addParameters(of: declaration)
      addWhereClause(of: declaration)
    case "var", "let":
      addTypeAttributes(in: header, label: nil, of: declaration)
    default: break
    }
  }

  private mutating func addExtension(_ declaration: Declaration, hasPublicMembers: Bool) {
    let conformance = clause(behind: ":", of: declaration)
    guard hasPublicMembers || conformance != nil else { return }
    addAttributes(of: declaration)
    addConformances(of: declaration)
    addWhereClause(of: declaration)
    if let start = tokens.first(["<"], in: declaration.header) {
      let positions = start..<tokens.end(ofBracketAt: start)
      add(.requirement, spelled(positions), declaration, removing: positions)
    }
  }

  private mutating func addAttributes(of declaration: Declaration) {
    for attribute in declaration.attributes {
      let positions = attribute.positions
      switch attribute.name {
      case "@MainActor":
        add(.requirement, "@MainActor", declaration, removing: positions, andSpace: true)
      case "@_disfavoredOverload":
        add(.preference, "@_disfavoredOverload", declaration, removing: positions, andSpace: true)
      case "@available" where positions.contains { tokens.text(at: $0) == "unavailable" }:
        add(.requirement, "unavailable", declaration, removing: positions, andSpace: true)
      default: break
      }
    }
    for modifier in declaration.modifiers where modifier.name == "nonisolated" {
      add(.grant, "nonisolated", declaration, removing: modifier.positions, andSpace: true)
    }
  }

  // MARK: Clauses

  /// Returns the part behind a mark outside of brackets, up to the where clause, the result or the default.
  private func clause(behind mark: String, of declaration: Declaration) -> Range<Int>? {
    guard let start = tokens.first([mark], in: declaration.header) else { return nil }
    let rest = start + 1..<declaration.header.upperBound
    return start + 1..<(tokens.first(["where", "="], in: rest) ?? rest.upperBound)
  }

  /// Returns the header behind the keyword and a function's name, because an operator can look like a bracket.
  private func signature(of declaration: Declaration) -> Range<Int> {
    let length = declaration.keyword == "func" ? 2 : 1
    return declaration.header.lowerBound + length..<declaration.header.upperBound
  }

  private mutating func addBounds(of declaration: Declaration) {
    guard let start = tokens.first(["<", "("], in: signature(of: declaration)),
      tokens.text(at: start) == "<"
    else { return }
    let parameters = start + 1..<tokens.end(ofBracketAt: start) - 1
    for parameter in tokens.split(parameters, at: ",") {
      guard let colon = tokens.first([":"], in: parameter) else { continue }
      let name = spelled(parameter.lowerBound..<colon)
      let bounds = tokens.split(colon + 1..<parameter.upperBound, at: "&")
      addElements(
        bounds, introducedAt: colon, of: declaration,
        kinds: bounds.map { tokens.text(at: $0.lowerBound) == "~" ? .grant : .requirement },
        spelling: ("<\(name): ", ">"))
    }
  }

  /// Adds the inherited protocols of a protocol, and the bounds of an associated type.
  private mutating func addInherited(of declaration: Declaration) {
    guard let clause = clause(behind: ":", of: declaration) else { return }
    addElements(
      tokens.split(clause, at: ","), introducedAt: clause.lowerBound - 1, of: declaration,
      kind: .inheritance, spelling: (": ", ""))
  }

  /// Adds conformances to `Sendable`.
  private mutating func addConformances(of declaration: Declaration) {
    guard let clause = clause(behind: ":", of: declaration) else { return }
    let types = tokens.split(clause, at: ",")
    let tokens = tokens
    addElements(
      types, introducedAt: clause.lowerBound - 1, of: declaration,
      kinds: types.map { $0.contains { tokens.text(at: $0) == "Sendable" } ? .grant : nil },
      spelling: (": ", ""))
  }

  private mutating func addWhereClause(of declaration: Declaration) {
    guard let start = tokens.first(["where"], in: declaration.header) else { return }
    let rest = start + 1..<declaration.header.upperBound
    addElements(
      tokens.split(rest, at: ","), introducedAt: start, of: declaration,
      spelling: ("where ", ""))
  }

  // MARK: Types

  private mutating func addParameters(of declaration: Declaration) {
    guard let start = tokens.first(["("], in: signature(of: declaration)) else { return }
    for parameter in reader.parameters(at: start) ?? [] {
      let label = reader.label(of: parameter)
      let rest = label..<parameter.upperBound
      // A value of an enumeration's case can have no label.
      let colon = tokens.first([":"], in: rest)
      let end = tokens.first(["="], in: rest) ?? rest.upperBound
      let isNamed = ![":", "("].contains(tokens.text(at: label + 1))
      let name = colon == nil ? nil : tokens.text(at: isNamed ? label + 1 : label)
      let type = (colon.map { $0 + 1 } ?? label)..<end
      addTypeAttributes(in: type, label: name, of: declaration)
      addOpaqueTypes(in: type, label: name, of: declaration)
    }
    let end = tokens.end(ofBracketAt: start)
    let result = tokens.first([">"], in: end..<max(end, declaration.header.upperBound))
    if let result, tokens.text(at: result + 1) == "sending" {
      add(.grant, "sending result", declaration, removing: result + 1..<result + 2, andSpace: true)
    }
  }

  /// Adds the isolation of closures, `@Sendable` and `sending`.
  private mutating func addTypeAttributes(
    in type: Range<Int>, label: String?, of declaration: Declaration
  ) {
    let prefix = label.map { "\($0): " } ?? ""
    for position in type {
      switch tokens.text(at: position) {
      case "sending":
        add(
          .requirement, "\(prefix)sending", declaration, removing: position..<position + 1,
          andSpace: true)
      case "@" where ["MainActor", "Sendable"].contains(tokens.text(at: position + 1)):
        // The caller passes a closure that may use the actor's state, and must pass a sendable one.
        let name = tokens.text(at: position + 1)
        add(
          name == "Sendable" ? .requirement : .grant, "\(prefix)@\(name)", declaration,
          removing: position..<position + 2, andSpace: true)
      default: break
      }
    }
  }

  /// Adds the bounds of parameters that are `some`, and their arguments.
  private mutating func addOpaqueTypes(
    in type: Range<Int>, label: String?, of declaration: Declaration
  ) {
    let prefix = label.map { "\($0): " } ?? ""
    for start in type where tokens.text(at: start) == "some" {
      var end = start + 2
      while tokens.text(at: end) == "." { end += 2 }
      if tokens.text(at: end) == "<" {
        let arguments = end..<tokens.end(ofBracketAt: end)
        let all = spelled(start..<arguments.upperBound)
        add(.requirement, "\(prefix)\(all) without arguments", declaration, removing: arguments)
        end = arguments.upperBound
      }
      let bound = start + 1..<end
      add(
        .requirement, "\(prefix)some \(spelled(bound))", declaration, removing: bound,
        replacement: "Any")
    }
  }

  // MARK: Edits

  /// Adds the elements of a list that a mark or `where` introduces, except for those without a kind.
  private mutating func addElements(
    _ elements: [Range<Int>], introducedAt introducer: Int, of declaration: Declaration,
    kind: Constraint.Kind = .requirement, kinds: [Constraint.Kind?]? = nil,
    spelling: (before: String, after: String)
  ) {
    for (number, element) in elements.enumerated() {
      guard let kind = kinds.map({ $0[number] }) ?? kind else { continue }
      let removed =
        if elements.count == 1 {
          tokens.bytes(introducer..<element.upperBound)
        } else if number == 0 {
          tokens.bytes(element).lowerBound..<tokens.bytes(elements[1]).lowerBound
        } else {
          tokens.bytes(elements[number - 1]).upperBound..<tokens.bytes(element).upperBound
        }
      append(
        kind, spelling.before + spelled(element) + spelling.after, declaration, removed, "")
    }
  }

  private mutating func add(
    _ kind: Constraint.Kind, _ text: String, _ declaration: Declaration,
    removing positions: Range<Int>, andSpace: Bool = false, replacement: String = ""
  ) {
    var range = tokens.bytes(positions)
    if andSpace, let next = tokens.token(at: positions.upperBound) {
      range = range.lowerBound..<next.range.lowerBound
    }
    append(kind, text, declaration, range, replacement)
  }

  private mutating func append(
    _ kind: Constraint.Kind, _ text: String, _ declaration: Declaration, _ range: Range<Int>,
    _ replacement: String
  ) {
    let keyword = declaration.keyword == "extension" ? "extension " : ""
    var constraint = Constraint(
      file: file, declaration: keyword + declaration.name, text: text, kind: kind, range: range,
      replacement: replacement)
    var number = 1
    while constraints.contains(where: { $0.description == constraint.description }) {
      number += 1
      constraint.text = "\(text) #\(number)"
    }
    constraints.append(constraint)
  }

  /// Returns the tokens of a part with the spaces of the source, on one line.
  private func spelled(_ positions: Range<Int>) -> String {
    var text = ""
    for position in positions {
      if !text.isEmpty, !tokens.isAdjacent(at: position) { text += " " }
      text += tokens.text(at: position)
    }
    return text
  }
}
