/// Fails the running test when the compiler refuses a source text.
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
  let law = isToCompile ? "compile.accepts" : "compile.refuses"
  func violation(_ detail: String) -> [Violation] {
    [Violation(law: law, subject: source, detail: detail)]
  }
  let compileCase = CompileCase(source: source)
  guard compileCase.expectations.isEmpty == isToCompile else {
    return violation(
      isToCompile
        ? "a text that is to compile expects an error"
        : "a text that is to be refused must quote the error: // error: TEXT")
  }
  do {
    let diagnostics = try Compiler().errors(in: source)
    return compileCase.disagreement(with: diagnostics).map(violation) ?? []
  } catch {
    return violation("\(error)")
  }
}
