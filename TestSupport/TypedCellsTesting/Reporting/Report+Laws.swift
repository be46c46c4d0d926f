/// Fails the running test for each violation, and prints which laws were skipped, and why.
///
/// It is what the assertions of this kit end in, and those of your own may.
///
/// - Parameters:
///   - laws: what an examination found.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
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
