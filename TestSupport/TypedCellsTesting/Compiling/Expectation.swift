import Foundation

/// An error that a text expects: its line and words of its message.
///
/// `// error: WORDS` expects an error on its line, or on the line of code above if the comment has its own
/// line. For several errors in a line, write several comments, one after or below the other. `…` in the words
/// matches any text.
package struct Expectation: Hashable, Sendable {
  package let line: Int
  package let words: String

  func isMet(by diagnostic: Diagnostic) -> Bool {
    diagnostic.line == line && isPart(of: diagnostic.message)
  }

  /// Whether every message matches.
  package var isWordless: Bool {
    words.allSatisfy { $0 == "…" || $0.isWhitespace }
  }

  /// Returns whether a message contains the words between the ellipses, in their order.
  private func isPart(of message: String) -> Bool {
    var rest = message[...]
    for part in words.components(separatedBy: "…") {
      let part = part.trimmingCharacters(in: .whitespaces)
      if part.isEmpty { continue }
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}

extension SourceScan {
  /// The errors that the comments of the text expect, in order. Comments inside strings are ignored.
  var expectations: [Expectation] {
    comments(marked: "error:").flatMap { comment in
      comment.text.components(separatedBy: "// error:").map { words in
        Expectation(
          line: comment.codeLine, words: words.trimmingCharacters(in: .whitespacesAndNewlines))
      }
    }
  }

  /// A comment about a line of code.
  package struct Remark: Sendable {
    /// The text after the mark.
    package let text: String
    package let line: Int
    /// The line of code that the comment is about.
    package let codeLine: Int
  }

  /// Returns the comments that begin with a mark.
  package func comments(marked mark: String) -> [Remark] {
    var codeLine = 0
    var remarks: [Remark] = []
    for token in tokens {
      if token.kind != .comment {
        // A string with several lines ends on a line of code as well.
        codeLine = token.line + token.text.utf8.count(where: { $0 == UInt8(ascii: "\n") })
      } else if token.text.hasPrefix("// \(mark)") {
        let text = String(token.text.dropFirst(3 + mark.count))
        remarks.append(Remark(text: text, line: token.line, codeLine: codeLine))
      }
    }
    return remarks
  }
}
