import Foundation

/// A comment that controls how the block below it is checked: `<!-- alone -->`.
enum Directive: Hashable, Sendable {
  /// Starts a new script without the previous blocks.
  case fresh
  /// The block is compiled without the other blocks, and they without it.
  case alone
  /// The block is a package manifest or a part of one.
  case manifest
  /// The block is the output of the code above.
  case prints
  /// The block is code for something that isn't available here.
  case notCompiled(reason: String)
  /// The block is about code that is nonisolated by default.
  case packagesOnly(reason: String)

  /// Parses the text of a comment, or returns `nil` if it isn't a directive.
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
