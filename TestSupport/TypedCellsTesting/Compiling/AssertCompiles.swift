/// Fails the running test when the compiler refuses a text.
///
/// Needs a compiler, so it runs on Linux and macOS. In a simulator the assertion fails, and the message says why.
///
/// The text is compiled by the toolchain that built the test, against the modules beside it, up to
/// and including the checks for definite initialisation, exclusivity and isolation. A compiler or a
/// module that is missing is a failure.
///
/// Many texts take less time together, see
/// ``assertCompileCases(_:settings:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - source: a whole file, with its imports.
///   - settings: how to compile it.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
public func assertCompiles(
  _ source: String,
  settings: CompileSettings = CompileSettings(),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let compileCase = CompileCase("a text that is to compile", source)
  report(
    compileViolations(of: compileCase, isToCompile: true, settings),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test unless the compiler refuses a text in the words that it quotes.
///
/// Needs a compiler, like ``assertCompiles(_:settings:fileID:filePath:line:column:)``.
///
/// ```swift
/// assertDoesNotCompile(
///   """
///   import TypedCells
///   @MainActor private func show() {
///     _ = CellConfigurator<TextCell>(viewData: 42)  // error: cannot convert value of type 'Int'
///     // twin: _ = CellConfigurator<TextCell>(viewData: "42")
///   }
///   """)
/// ```
///
/// - Parameters:
///   - source: a whole file, with its imports; ``CompileCase`` says how it quotes errors.
///   - twin: the same text without the mistake, when comments do not say it.
///   - settings: how to compile them.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
public func assertDoesNotCompile(
  _ source: String,
  twin: String? = nil,
  settings: CompileSettings = CompileSettings(),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let compileCase = CompileCase("a text that is to be refused", source, twin: twin)
  report(
    compileViolations(of: compileCase, isToCompile: false, settings),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// What is wrong with a case of which is known whether it is to compile.
func compileViolations(
  of compileCase: CompileCase, isToCompile: Bool, _ settings: CompileSettings = CompileSettings()
) -> [Violation] {
  let expectsErrors = !SourceScan(compileCase.source).expectations.isEmpty
  guard expectsErrors == isToCompile else {
    return CompileLaws([compileCase], settings: settings).violations
  }
  return [
    Violation(
      law: "compile.quotesErrors", subject: compileCase.name,
      detail: isToCompile
        ? "it must not expect an error"
        : "it must quote the error that it expects: // error: WORDS")
  ]
}
