import Foundation

/// An error that a text expects of the compiler: a line, and words of the message.
///
/// `// error: WORDS` speaks of the line on which it stands, and on a line of its own of the line of
/// code above. Several errors of a line take several comments, in sequence or one below the other.
/// `…` in the words stands for anything.
package struct Expectation: Hashable, Sendable {
  package let line: Int
  package let words: String

  func isMet(by diagnostic: Diagnostic) -> Bool {
    diagnostic.line == line && isPart(of: diagnostic.message)
  }

  /// Whether any message would do.
  package var isWordless: Bool {
    words.allSatisfy { $0 == "…" || $0.isWhitespace }
  }

  /// Whether the words between the ellipses are all in a message, one after the other.
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
  /// What the comments of the text expect, in order; those inside of strings are no comments.
  var expectations: [Expectation] {
    comments(marked: "error:").flatMap { comment in
      comment.text.components(separatedBy: "// error:").map { words in
        Expectation(
          line: comment.codeLine, words: words.trimmingCharacters(in: .whitespacesAndNewlines))
      }
    }
  }

  /// A comment that says something about a line of code.
  package struct Remark: Sendable {
    /// What follows the mark.
    package let text: String
    package let line: Int
    /// The line of code that it is about.
    package let codeLine: Int
  }

  /// The comments that begin with a mark.
  package func comments(marked mark: String) -> [Remark] {
    var codeLine = 0
    var remarks: [Remark] = []
    for token in tokens {
      if token.kind != .comment {
        // A string over several lines ends on a line of code, too.
        codeLine = token.line + token.text.utf8.count(where: { $0 == UInt8(ascii: "\n") })
      } else if token.text.hasPrefix("// \(mark)") {
        let text = String(token.text.dropFirst(3 + mark.count))
        remarks.append(Remark(text: text, line: token.line, codeLine: codeLine))
      }
    }
    return remarks
  }
}
