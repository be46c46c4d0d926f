import Foundation

/// A text for the compiler, and what it is expected to say about it.
package struct CompileText: Sendable {
  package let source: String

  /// Another file that the text can see, if any.
  let shared: String?

  /// The errors; none when the text is to compile.
  package let expectations: [Expectation]

  /// Whether the text may have statements outside of functions, as a `main.swift`.
  let isScript: Bool

  /// The imports of texts that may be compiled together, or `nil` when this one has to be alone.
  let imports: String?

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - shared: another file that it can see.
  ///   - expectsErrors: whether its comments tell what is wrong with it; a twin keeps such comments and
  ///     is to compile all the same.
  ///   - isScript: whether it may have statements outside of functions, as a `main.swift`.
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

  /// Whether the expected errors sound like those that only the intermediate language shows.
  ///
  /// It saves time when it is right, and is no more than a guess.
  var expectsLateErrors: Bool {
    let signs = [
      "initializ", "missing return", "overlapping accesses", "consumed", "data races", "overflows",
    ]
    return !expectations.isEmpty
      && expectations.allSatisfy { expectation in
        signs.contains { expectation.words.contains($0) }
      }
  }

  /// What is wrong with the errors of the compiler, each complaint with its line.
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
