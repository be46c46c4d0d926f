import Foundation

/// Fails the running test for each violation, and prints the notes of the report in one line.
///
/// The assertions of this kit call it, and your own assertions can call it as well. If the environment variable
/// `TYPEDCELLS_REPORTS` names a file, each report is appended to it as a line of JSON, with the laws that were kept and
/// skipped.
///
/// - Parameters:
///   - laws: the result of an examination.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
public func assertKept(
  _ laws: LawReport,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  report(laws, at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

func report(_ laws: LawReport, at place: SourcePlace) {
  if !laws.notes.isEmpty {
    print("TypedCellsTesting: \(laws.subject): \(laws.notes.joined(separator: "; "))")
  }
  if let path = ProcessInfo.processInfo.environment["TYPEDCELLS_REPORTS"] {
    ReportFile.append(laws, to: path)
  }
  report(laws.violations, at: place)
}
