import Foundation

/// A text to compile, and the errors that it expects.
package struct CompileText: Sendable {
  package let source: String

  /// Another file that the text can see, if any.
  let shared: String?

  /// The expected errors; empty if the text should compile.
  package let expectations: [Expectation]

  /// Whether the text can have statements outside of functions, like a `main.swift`.
  let isScript: Bool

  /// The imports of texts that can be compiled together, or `nil` if this text has to be compiled alone.
  let imports: String?

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - shared: another file that the text can see.
  ///   - expectsErrors: whether to read the expected errors from comments. A twin contains the same comments
  ///     and should compile anyway.
  ///   - isScript: whether the text can have statements outside of functions, like a `main.swift`.
  package init(
    _ source: String, shared: String? = nil, expectsErrors: Bool = true, isScript: Bool = false
  ) {
    let scan = SourceScan(source)
    self.source = source
    self.shared = shared
    self.isScript = isScript
    expectations = expectsErrors ? scan.expectations : []
    imports = isScript ? nil : BatchRules(scan).imports
  }

  /// Whether the expected errors look like those of the phases after the type check.
  ///
  /// It is a guess. A right guess saves time, and a wrong one doesn't change the result.
  var expectsLateErrors: Bool {
    let signs = [
      "initializ", "missing return", "overlapping accesses", "consumed", "data races", "overflows",
    ]
    return !expectations.isEmpty
      && expectations.allSatisfy { expectation in
        signs.contains { expectation.words.contains($0) }
      }
  }

  /// Returns the missing and the unexpected errors, each with its line.
  package func complaints(about diagnostics: [Diagnostic]) -> [(line: Int, text: String)] {
    let missing = expectations.filter { expectation in
      !diagnostics.contains(where: expectation.isMet)
    }
    let unexpected = diagnostics.filter { diagnostic in
      !expectations.contains { $0.isMet(by: diagnostic) }
    }
    let complaints =
      missing.map { (line: $0.line, text: "should be refused with \"\($0.words)\"") }
      + unexpected.map { (line: $0.line, text: "is refused with \"\($0.message)\"") }
    return complaints
  }
}
