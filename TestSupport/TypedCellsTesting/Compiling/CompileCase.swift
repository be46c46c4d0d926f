import Foundation

/// A source text whose comments say what the compiler must say about it.
///
/// `// error: TEXT` at the end of a line expects an error on that line whose message holds the text.
struct CompileCase {
  let source: String

  /// What is wrong with the compiler's verdict, or `nil` when it is the expected one.
  func disagreement(with diagnostics: [Compiler.Diagnostic]) -> String? {
    var unexpected = diagnostics
    var missing: [Compiler.Diagnostic] = []
    for expectation in expectations {
      let isMatch = { (diagnostic: Compiler.Diagnostic) in
        diagnostic.line == expectation.line && diagnostic.message.contains(expectation.message)
      }
      if unexpected.contains(where: isMatch) {
        unexpected.removeAll(where: isMatch)
      } else {
        missing.append(expectation)
      }
    }
    let complaints =
      missing.map { "line \($0.line) should be refused with \"\($0.message)\"" }
      + unexpected.map { "line \($0.line) is refused with \"\($0.message)\"" }
    return complaints.isEmpty ? nil : complaints.joined(separator: "; ")
  }

  var expectations: [Compiler.Diagnostic] {
    let marker = "// error: "
    return source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { offset, line in
        line.range(of: marker).map {
          Compiler.Diagnostic(line: offset + 1, message: String(line[$0.upperBound...]))
        }
      }
  }
}
