import Foundation

/// Fails the running test for every case about which the compiler says what is not expected.
///
/// Needs a compiler, like ``assertCompiles(_:settings:fileID:filePath:line:column:)``. The cases are compiled
/// together, in a few processes.
///
/// - Parameters:
///   - cases: the cases.
///   - settings: how to compile them.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
public func assertCompileCases(
  _ cases: [CompileCase],
  settings: CompileSettings = CompileSettings(),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  report(
    CompileLaws(cases, settings: settings).violations,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test for every case in a folder about which the compiler says what is not
/// expected.
///
/// ```swift
/// @Test func `what our cells promise`() {
///   assertCompileCases(in: "CompileCases")  // exclude the folder from the target's sources
/// }
/// ```
///
/// - Parameters:
///   - path: the path of a folder of cases, or of the file of one, see
///     ``CompileCase/cases(inFolder:)``. A relative path begins at the folder of the calling file.
///   - settings: how to compile them.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
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

/// What is wrong with the cases of a folder, or of a file.
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
    return CompileLaws(cases, settings: settings).violations
  } catch {
    return [Violation(law: "compile.notEmpty", subject: path, detail: "\(error)")]
  }
}
