import Foundation
import TypedCellsTesting

/// A mistake that a certain phase of the compiler finds, and the cases made from it.
struct Mistake {
  let name: String
  private let words: String
  private let wrong: String
  private let right: String

  /// Creates a mistake.
  ///
  /// - Parameters:
  ///   - name: The name of the mistake.
  ///   - words: The compiler's error message.
  ///   - wrong: A text with one error, in the line that contains `/*here*/`.
  ///   - right: The text without the mistake.
  init(_ name: String, _ words: String, _ wrong: String, right: String) {
    self.name = name
    self.words = words
    self.wrong = wrong
    self.right = right
  }

  /// All correct and wrong cases about the mistake.
  var cases: [HostileCase] {
    let quoted = marked("// error: \(words)")
    return [
      HostileCase("\(name), quoted", isRight: true, quoted, twin: right),
      HostileCase(
        "\(name), quoted, and nothing private", isRight: true,
        withoutPrivate(quoted), twin: withoutPrivate(right)),
      HostileCase(
        "\(name), in other words", isRight: false,
        marked("// error: the moon is full"), twin: right),
      HostileCase(
        "\(name), quoted in another line", isRight: false,
        marked("") + "\nprivate let innocent = 0  // error: \(words)", twin: right),
      HostileCase("\(name), not quoted", isRight: false, marked("")),
      HostileCase("\(name), mended", isRight: true, right),
      HostileCase(
        "\(name), quoted but mended", isRight: false, right + "  // error: \(words)", twin: right),
      HostileCase("\(name), also in the twin", isRight: false, quoted, twin: marked("")),
      HostileCase(
        "\(name), quoted beside another mistake", isRight: false,
        quoted + "\nprivate let other: Int = \"other\"", twin: right),
    ]
  }

  /// Returns the mistake and its twin as one of many cases.
  func specimen(_ number: Int, imports: String) -> CompileCase {
    CompileCase(
      "\(name) \(number)", imports + marked("// error: \(words)"), twin: imports + right)
  }

  private func marked(_ comment: String) -> String {
    wrong.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.contains("/*here*/") ? "\($0)  \(comment)" : "\($0)" }
      .joined(separator: "\n")
  }

  private func withoutPrivate(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("private ") ? "\($0.dropFirst("private ".count))" : "\($0)" }
      .joined(separator: "\n")
  }
}
