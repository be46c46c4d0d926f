import Foundation

/// An error that a text expects of the compiler: a line, and words of the message.
///
/// `// error: WORDS` speaks of the line on which it stands, and on a line of its own of the line of
/// code above. Several errors of a line take several comments, in sequence or one below the other.
struct Expectation: Hashable {
  let line: Int
  let words: String

  func isMet(by diagnostic: Diagnostic) -> Bool {
    diagnostic.line == line && diagnostic.message.contains(words)
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
  struct Remark {
    /// What follows the mark.
    let text: String
    let line: Int
    /// The line of code that it is about.
    let codeLine: Int
  }

  /// The comments that begin with a mark.
  func comments(marked mark: String) -> [Remark] {
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
