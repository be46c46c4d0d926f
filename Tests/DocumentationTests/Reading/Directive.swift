import Foundation

/// What a comment says about the block below it: `<!-- alone -->`.
enum Directive: Hashable, Sendable {
  /// The blocks before are forgotten.
  case fresh
  /// No other block is seen, and none sees this one.
  case alone
  /// The block is a package manifest, or a part of one.
  case manifest
  /// The block is what the code above prints.
  case prints
  /// The block is code of something that is not here.
  case notCompiled(reason: String)
  /// The block is about code that is nonisolated by default.
  case packagesOnly(reason: String)

  /// Reads the text of a comment; `nil` when it is no directive.
  init?(_ text: String) {
    switch text {
    case "fresh": self = .fresh
    case "alone": self = .alone
    case "manifest": self = .manifest
    case "prints": self = .prints
    default:
      guard let colon = text.firstIndex(of: ":") else { return nil }
      let reason = text[text.index(after: colon)...]
        .trimmingCharacters(in: .whitespacesAndNewlines)
      if reason.isEmpty { return nil }
      switch text[..<colon] {
      case "not compiled": self = .notCompiled(reason: reason)
      case "packages only": self = .packagesOnly(reason: reason)
      default: return nil
      }
    }
  }
}
