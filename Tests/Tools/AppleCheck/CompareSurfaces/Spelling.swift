import Foundation

/// Normalizes the spelling of declarations by removing the parts that don't affect their signatures.
enum Spelling {
  /// Words that Swift and Objective-C headers use differently. The comparison checks separately which
  /// declarations can be overridden.
  private static let ignored: Set<String> = [
    "@preconcurrency", "@discardableResult", "override", "required", "convenience", "final",
    "optional", "@NSCopying", "open", "public", "nonisolated", "mutating",
    "dynamic",
  ]

  static func normalized(_ symbol: SymbolGraph.Symbol) -> String {
    let isType = ["swift.class", "swift.protocol"].contains(symbol.kind.identifier)
    var words = symbol.declaration.split(whereSeparator: \.isWhitespace).map(String.init)
      .filter { !ignored.contains($0) && !$0.hasPrefix("@objc(") }
    // Members have the isolation of their types.
    if !isType { words.removeAll { $0 == "@MainActor" } }
    if symbol.kind.identifier != "swift.class" {
      words = words.map { $0 == "class" ? "static" : $0 }
    }
    var text = words.joined(separator: " ")
    // The headers use Double for these types.
    for name in ["CGFloat", "TimeInterval"] {
      text = text.replacingOccurrences(
        of: "\\b\(name)\\b", with: "Double", options: .regularExpression)
    }
    // On macOS, the importer keeps the name.
    text = text.replacingOccurrences(of: "\\bBOOL\\b", with: "Bool", options: .regularExpression)
    if symbol.kind.identifier.hasSuffix("property") { text = property(text) }
    return text
  }

  /// Returns `let` as `var { get }`, and a stored `var` as `var { get set }`.
  private static func property(_ text: String) -> String {
    if let range = text.range(of: "let ") {
      return text.replacingCharacters(in: range, with: "var ") + " { get }"
    }
    return text.hasSuffix("}") ? text : text + " { get set }"
  }
}
