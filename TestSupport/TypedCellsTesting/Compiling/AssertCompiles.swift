/// Fails the running test when the compiler refuses a source text.
///
/// Linux only: elsewhere the assertion fails, and says that compile cases are unsupported.
///
/// The text is compiled by the toolchain that built the test, against the modules beside it, up to
/// and including the checks for definite initialisation, exclusivity and isolation.
///
/// - Parameters:
///   - source: a whole file, with its imports.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
public func assertCompiles(
  _ source: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  report(
    compileViolations(of: source, isToCompile: true),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test unless the compiler refuses a source text in the words that it quotes.
///
/// Linux only, as ``assertCompiles(_:fileID:filePath:line:column:)``.
///
/// ```swift
/// assertDoesNotCompile(
///   """
///   import TypedCells
///   @MainActor func show() {
///     _ = CellConfigurator<TextCell>(viewData: 42)  // error: cannot convert value of type 'Int'
///   }
///   """,
///   twin: """
///   import TypedCells
///   @MainActor func show() {
///     _ = CellConfigurator<TextCell>(viewData: "42")
///   }
///   """)
/// ```
///
/// - Parameters:
///   - source: a whole file, with its imports. `// error: TEXT` at the end of a line expects an
///     error on that line whose message holds the text; there must be one at least.
///   - twin: the same text without the mistake. It must compile: a text that is refused for a reason
///     of its own proves nothing.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
public func assertDoesNotCompile(
  _ source: String,
  twin: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  report(
    compileViolations(of: source, isToCompile: false)
      + compileViolations(of: twin, isToCompile: true),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// What is wrong with the compiler's verdict on `source`; an absent compiler is a violation too.
func compileViolations(of source: String, isToCompile: Bool) -> [Violation] {
  func violation(_ detail: String) -> [Violation] {
    [
      Violation(
        law: isToCompile ? "compile.accepts" : "compile.refuses",
        subject: isToCompile ? "a text that is to compile" : "a text that is to be refused",
        detail: "\(detail)\n\(numbered(source))")
    ]
  }
  let compileCase = CompileCase(source: source)
  if source.allSatisfy(\.isWhitespace) { return violation("it is empty, and proves nothing") }
  if compileCase.expectations.isEmpty != isToCompile {
    return violation(
      isToCompile
        ? "it must not expect an error" : "it must quote the error that it expects: // error: TEXT")
  }
  do {
    let diagnostics = try Compiler().errors(in: source)
    return compileCase.disagreement(with: diagnostics).map(violation) ?? []
  } catch {
    return violation("\(error)")
  }
}

/// The lines of a text, each with its number.
private func numbered(_ source: String) -> String {
  source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    .map { "  \($0 + 1)  \($1)" }
    .joined(separator: "\n")
}
