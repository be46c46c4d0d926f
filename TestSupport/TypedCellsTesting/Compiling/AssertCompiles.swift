/// Fails the running test if a text doesn't compile.
///
/// ```swift
/// assertCompiles(
///   """
///   import TypedCells
///   private func accept(_ cell: some Updatable) {}
///   """)
/// ```
///
/// It needs a compiler, so it runs on Linux and macOS. In a simulator the assertion fails, and the message
/// contains the reason.
///
/// The toolchain that built the test compiles the text against the test's modules. It includes the checks
/// for definite initialisation, exclusivity and isolation. If the compiler or a module is missing, the
/// assertion fails.
///
/// Many texts compile faster together, see
/// ``assertCompileCases(_:settings:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - source: a whole file, with its imports.
///   - settings: how to compile it.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
public func assertCompiles(
  _ source: String,
  settings: CompileSettings = CompileSettings(),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let compileCase = CompileCase("code that should compile", source)
  report(
    compileViolations(of: compileCase, isToCompile: true, settings),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test unless a text fails to compile with the errors that its comments quote.
///
/// It needs a compiler, like ``assertCompiles(_:settings:fileID:filePath:line:column:)``.
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
///   - source: a whole file, with its imports; see ``CompileCase`` for how to quote errors.
///   - twin: the same text without the mistake; `nil` if comments in `source` contain it.
///   - settings: how to compile them.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
public func assertDoesNotCompile(
  _ source: String,
  twin: String? = nil,
  settings: CompileSettings = CompileSettings(),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let compileCase = CompileCase("code that should not compile", source, twin: twin)
  report(
    compileViolations(of: compileCase, isToCompile: false, settings),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Returns the violations of a case that should compile, or should not.
func compileViolations(
  of compileCase: CompileCase, isToCompile: Bool, _ settings: CompileSettings = CompileSettings()
) -> [Violation] {
  let expectsErrors = !SourceScan(compileCase.source).expectations.isEmpty
  guard expectsErrors == isToCompile else {
    return CompileLaws.violations(of: [compileCase], settings: settings)
  }
  return [
    Violation(
      law: CompileLaws.quotesErrors.name, subject: compileCase.name,
      detail: isToCompile
        ? "it must not expect an error"
        : "it must quote the error that it expects: // error: WORDS")
  ]
}
