public import HeadlessList

/// Fails the running test when a list does not look as it was recorded.
///
/// The record is a text that a person can read, see `HeadlessList.snapshot(rowLimit:)`, in a folder
/// `Snapshots` beside the test's source. It is written when there is none, and anew with `record: true`
/// or `TYPEDCELLS_RECORD=1` in the environment; a test that records fails, and says so. The package
/// manager wants to be told of the folder: `exclude: ["Snapshots"]`. The law is `list.snapshot`.
///
/// ```swift
/// @MainActor @Test func `prices look as they did`() {
///   let list = PriceList()
///   list.show(prices)
///   assertSnapshot(of: list.host, named: "prices")
/// }
/// ```
///
/// - Parameters:
///   - list: the list.
///   - name: the name of the file, without its extension.
///   - record: whether to record the list whatever it looks like.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
@MainActor
public func assertSnapshot(
  of list: HeadlessList,
  named name: String,
  record: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let file = SnapshotFile(named: name, beside: "\(filePath)")
  report(
    file.violations(of: list.snapshot(), isRecording: record || isRecordingSnapshots),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}
