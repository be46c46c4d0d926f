/// Reads the declarations of a source that `swift format` has formatted.
///
/// It reads the parts of the grammar that declarations need, and skips bodies and initial values.
struct DeclarationReader {
  /// The declarations in their order. A type precedes its members.
  private(set) var declarations: [Declaration] = []
  private(set) var tokens: TokenReader

  /// Where a declaration is.
  private struct Scope {
    /// The names of the types around it, with a dot behind each.
    var prefix = ""
    /// Whether the types around it are public.
    var isVisible = true
    /// Whether a member without a modifier is public.
    var membersArePublic = false
    var casesArePublic = false
  }

  init(_ source: String) {
    tokens = TokenReader(source)
    readMembers(in: Scope())
  }

  private static let types: Set = ["class", "struct", "enum", "actor", "protocol", "extension"]

  private static let keywords: Set = [
    "func", "init", "subscript", "var", "let", "typealias", "associatedtype", "case", "deinit",
    "import", "operator", "precedencegroup", "macro",
  ]

  private static let modifiers: Set = [
    "public", "open", "package", "internal", "private", "fileprivate", "static", "class", "final",
    "nonisolated", "isolated", "consuming", "borrowing", "mutating", "nonmutating", "override",
    "convenience", "required", "lazy", "weak", "unowned", "indirect", "dynamic", "prefix",
    "postfix", "infix", "unsafe", "safe", "distributed",
  ]

  // MARK: Reading

  /// Reads declarations up to the end of the file or the brace that ends the scope.
  private mutating func readMembers(in scope: Scope) {
    while !tokens.isAtEnd, tokens.text != "}" {
      if tokens.text == "#" {
        skipLine()
      } else {
        readDeclaration(in: scope)
      }
    }
    tokens.advance()
  }

  private mutating func skipLine() {
    repeat { tokens.advance() } while !tokens.isAtEnd && !tokens.isAtStartOfLine
  }

  private mutating func readDeclaration(in scope: Scope) {
    var attributes: [Declaration.Attribute] = []
    var modifiers: [Declaration.Attribute] = []
    while true {
      let start = tokens.position
      if tokens.text == "@" {
        skipAttribute()
        attributes.append(attribute(from: start))
      } else if Self.modifiers.contains(tokens.text), !isKeyword {
        tokens.advance()
        skipArguments()
        modifiers.append(attribute(from: start))
      } else {
        break
      }
    }
    guard isKeyword else {
      // It isn't a declaration, so the rest of its line can't be one either.
      skipToNextDeclaration()
      return
    }
    let names = Set(modifiers.map(\.name))
    let isPublic =
      !names.isDisjoint(with: ["public", "open"])
      || tokens.text == "case" && scope.casesArePublic
      || scope.membersArePublic
        && names.isDisjoint(with: ["private", "fileprivate", "internal", "package"])
    let keyword = tokens.text
    let start = tokens.position
    let name = self.name(after: keyword)
    skipHeader(of: keyword)
    let declaration = Declaration(
      keyword: keyword, name: scope.prefix + name, attributes: attributes, modifiers: modifiers,
      header: start..<tokens.position, isPublic: isPublic && scope.isVisible)
    declarations.append(declaration)
    if Self.types.contains(keyword) {
      let isExtension = keyword == "extension"
      tokens.advance()
      readMembers(
        in: Scope(
          prefix: scope.prefix + name + ".",
          isVisible: scope.isVisible && (isPublic || isExtension),
          membersArePublic: isPublic && ["protocol", "extension"].contains(keyword),
          casesArePublic: isPublic))
    } else {
      skipToNextDeclaration()
    }
  }

  private func attribute(from start: Int) -> Declaration.Attribute {
    let nameLength = tokens.text(at: start) == "@" ? 2 : 1
    let name = (start..<start + nameLength).map { tokens.text(at: $0) }.joined()
    return Declaration.Attribute(name: name, positions: start..<tokens.position)
  }

  private mutating func skipAttribute() {
    tokens.advance(2)
    if tokens.text == "<", tokens.isAdjacent(at: tokens.position) {
      tokens.move(to: tokens.end(ofBracketAt: tokens.position))
    }
    skipArguments()
  }

  private mutating func skipArguments() {
    if tokens.text == "(", tokens.isAdjacent(at: tokens.position) {
      tokens.move(to: tokens.end(ofBracketAt: tokens.position))
    }
  }

  /// Whether the current token is the keyword of a declaration. `class` can be a modifier as well.
  private var isKeyword: Bool {
    if tokens.text == "class" {
      let next = tokens.text(at: tokens.position + 1)
      return !Self.keywords.contains(next) && !Self.modifiers.contains(next)
    }
    return Self.keywords.contains(tokens.text) || Self.types.contains(tokens.text)
  }

  // MARK: Headers

  /// Returns the name of the declaration at the current keyword.
  private func name(after keyword: String) -> String {
    var position = tokens.position + 1
    switch keyword {
    case "init", "subscript", "deinit": return keyword + labels(at: position)
    case "func":
      var name = ""
      repeat {
        name += tokens.text(at: position)
        position += 1
      } while tokens.isAdjacent(at: position) && !["(", "<"].contains(tokens.text(at: position))
      return name + labels(at: position)
    default:
      var name = tokens.text(at: position)
      while tokens.text(at: position + 1) == "." {
        name += "." + tokens.text(at: position + 2)
        position += 2
      }
      return name
    }
  }

  /// Returns the labels of the parameters behind a name or a generic clause, such as `(_:id:)`.
  private func labels(at start: Int) -> String {
    guard let parameters = parameters(at: start) else { return "" }
    return "("
      + parameters.map { tokens.text(at: label(of: $0)) + ":" }.joined() + ")"
  }

  /// Returns the parameters behind a name or a generic clause.
  func parameters(at start: Int) -> [Range<Int>]? {
    var position = start
    while ["?", "!"].contains(tokens.text(at: position)) { position += 1 }
    if tokens.text(at: position) == "<" { position = tokens.end(ofBracketAt: position) }
    guard tokens.text(at: position) == "(" else { return nil }
    return tokens.split(position + 1..<tokens.end(ofBracketAt: position) - 1, at: ",")
  }

  /// Returns the position of a parameter's label, behind its attributes.
  func label(of parameter: Range<Int>) -> Int {
    var reader = self
    reader.tokens.move(to: parameter.lowerBound)
    while reader.tokens.text == "@" { reader.skipAttribute() }
    return reader.tokens.position
  }

  /// Skips the tokens up to the body, the initial value or the next declaration.
  private mutating func skipHeader(of keyword: String) {
    tokens.advance()
    if keyword == "func" {
      // An operator's name can contain marks that look like brackets.
      repeat {
        tokens.advance()
      } while tokens.isAdjacent(at: tokens.position)
        && !["(", "<"].contains(tokens.text)
    }
    // The where clause of an associated type is behind its default.
    let ends: Set = keyword == "associatedtype" ? ["}"] : ["{", "}", "="]
    while !tokens.isAtEnd, !ends.contains(tokens.text) || isOperator {
      if startsDeclaration, !endsWithinType { return }
      tokens.move(
        to: ["(", "[", "<"].contains(tokens.text)
          ? tokens.end(ofBracketAt: tokens.position) : tokens.position + 1)
    }
  }

  /// Whether the current token is a part of `==`.
  private var isOperator: Bool {
    tokens.text == "="
      && (tokens.text(at: tokens.position + 1) == "="
        || tokens.text(at: tokens.position - 1) == "=")
  }

  /// Whether the current token is the first one of a declaration on its own line.
  private var startsDeclaration: Bool {
    guard tokens.isAtStartOfLine else { return false }
    return ["@", "#"].contains(tokens.text) || isKeyword || Self.modifiers.contains(tokens.text)
  }

  /// Whether the token before the current one can't end a declaration.
  private var endsWithinType: Bool {
    let end = [tokens.position - 2, tokens.position - 1].map { tokens.text(at: $0) }.joined()
    return end == "->" || [":", ",", "&"].contains { end.hasSuffix($0) }
  }

  /// Skips a body or an initial value.
  private mutating func skipToNextDeclaration() {
    while !tokens.isAtEnd, tokens.text != "}", !startsDeclaration {
      tokens.move(
        to: ["(", "[", "{"].contains(tokens.text)
          ? tokens.end(ofBracketAt: tokens.position) : tokens.position + 1)
    }
  }
}
