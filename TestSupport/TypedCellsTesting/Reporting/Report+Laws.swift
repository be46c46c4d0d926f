/// Fails the running test for each violation, and prints the skipped laws with their reasons.
///
/// The assertions of this kit call it, and your own assertions can call it as well.
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
  if !laws.skipped.isEmpty {
    let skips = laws.skipped.map { "\($0.law) (\($0.reason))" }.joined(separator: ", ")
    print("TypedCellsTesting: of \(laws.subject), skipped: \(skips)")
  }
  for note in laws.notes { print("TypedCellsTesting: \(laws.subject): \(note)") }
  report(laws.violations, at: place)
}
