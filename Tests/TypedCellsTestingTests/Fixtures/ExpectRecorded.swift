import Testing

@testable import TypedCellsTesting

/// Expects a text to be as it was recorded beside the test, with `TYPEDCELLS_RECORD=1` in the environment.
@MainActor
func expectRecorded(
  _ text: String, named name: String, filePath: StaticString = #filePath,
  at place: SourceLocation = #_sourceLocation
) {
  let file = SnapshotFile(named: name, beside: "\(filePath)")
  for violation in file.violations(of: text, isRecording: isRecordingSnapshots) {
    Issue.record("\(violation.detail)", sourceLocation: place)
  }
}
