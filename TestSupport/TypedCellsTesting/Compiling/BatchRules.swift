/// Whether a text can be compiled with others, as files of one module, without any of them seeing another.
///
/// A file can see everything in its module that isn't private: types, functions, operators, members in
/// extensions, conformances. It also sees the imports of the other files. So only texts with the same imports
/// share a process, and only if all their top-level declarations are private and none is an extension. Only
/// error messages can still name declarations of other files, see ``Diagnostic/mayNameOtherFiles``.
struct BatchRules {
  /// The imports of the text, which are the same for all texts in one batch; `nil` if the text has to be
  /// compiled alone.
  let imports: String?

  init(_ scan: SourceScan) {
    imports = Self.imports(of: scan)
  }

  private static func imports(of scan: SourceScan) -> String? {
    let tokens = scan.tokens.filter { $0.kind != .comment }
    guard scan.isCertain, !tokens.contains(where: isForbidden) else { return nil }
    var imports: Set<String> = []
    var depth = 0
    var isPrivate = false
    for (index, token) in tokens.enumerated() {
      let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
      let previous = index > 0 ? tokens[index - 1].text : ""
      switch token.text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case _ where previous == "@" && token.kind == .word:
        let isHarmless = attributes.contains(token.text)
        // A macro may add declarations beside the one it is attached to. Inside another one, they do no harm.
        if token.text.hasPrefix("_") || (depth == 0 && !isHarmless) { return nil }
      case _ where depth != 0, "@": continue
      case "import":
        // The whole line, including attributes and modifiers before the keyword.
        let words = tokens.filter { $0.line == token.line }.map(\.text)
        imports.insert(words.joined(separator: " "))
      case "private", "fileprivate": isPrivate = next != "("
      case _ where modifiers.contains(token.text): continue
      case _ where declarations.contains(token.text):
        // The name that follows ends the effect of the modifier.
        if !isPrivate { return nil }
      default: isPrivate = false
      }
      if depth < 0 { return nil }
    }
    return depth == 0 ? imports.sorted().joined(separator: "\n") : nil
  }

  /// Words that affect other texts or the location of errors, wherever they occur.
  private static func isForbidden(_ token: SourceScan.Token) -> Bool {
    ["extension", "operator", "precedencegroup", "macro", "main", "cdecl", "sourceLocation"]
      .contains(token.text)
  }

  private static let declarations: Set<String> = [
    "func", "class", "struct", "enum", "actor", "protocol", "typealias", "let", "var", "init",
    "deinit", "subscript", "case", "associatedtype",
  ]

  private static let modifiers: Set<String> = [
    "final", "nonisolated", "unsafe", "indirect", "weak", "unowned", "isolated", "distributed",
  ]

  private static let attributes: Set<String> = [
    "MainActor", "Sendable", "available", "autoclosure", "concurrent", "discardableResult",
    "dynamicCallable", "dynamicMemberLookup", "escaping", "frozen", "globalActor", "inlinable",
    "preconcurrency", "propertyWrapper", "resultBuilder", "unchecked", "unsafe", "usableFromInline",
  ]
}
