import Foundation

/// Fails the running test for every case for which the compiler reports other errors than expected.
///
/// Needs a compiler, like ``assertCompiles(_:settings:fileID:filePath:line:column:)``. The cases are compiled
/// together, in a few processes.
///
/// - Parameters:
///   - cases: texts with the errors that they should have.
///   - settings: how to compile them.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
public func assertCompileCases(
  _ cases: [CompileCase],
  settings: CompileSettings = CompileSettings(),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  report(
    CompileLaws.violations(of: cases, settings: settings),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test for every case in a folder for which the compiler reports other errors than
/// expected.
///
/// ```swift
/// @Test func `what our cells promise`() {
///   assertCompileCases(in: "CompileCases")  // exclude the folder from the target's sources
/// }
/// ```
///
/// - Parameters:
///   - path: the path of a folder of cases or of one case's file, see ``CompileCase/cases(inFolder:)``. A
///     relative path begins at the folder of the calling file.
///   - settings: how to compile them.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
public func assertCompileCases(
  in path: String,
  settings: CompileSettings = CompileSettings(),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  report(
    compileViolations(at: path, from: "\(filePath)", settings),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Returns the violations of the cases in a folder or a file.
func compileViolations(
  at path: String, from caller: String, _ settings: CompileSettings = CompileSettings()
) -> [Violation] {
  let folder = URL(fileURLWithPath: caller).deletingLastPathComponent()
  let path =
    path.hasPrefix("/") ? path : folder.appendingPathComponent(path).standardizedFileURL.path
  do {
    let cases =
      path.hasSuffix(".swift")
      ? [try CompileCase(file: path)] : try CompileCase.cases(inFolder: path)
    return CompileLaws.violations(of: cases, settings: settings)
  } catch {
    return [Violation(law: CompileLaws.notEmpty.name, subject: path, detail: "\(error)")]
  }
}
