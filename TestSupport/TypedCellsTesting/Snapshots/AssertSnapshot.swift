public import HeadlessList

/// Fails the running test if a list doesn't look as it was recorded.
///
/// The record is a readable text, see `HeadlessList.snapshot(rowLimit:)`, in a folder `Snapshots` beside the
/// test's source. The assertion writes it if none exists, and overwrites it with `record: true` or with
/// `TYPEDCELLS_RECORD=1` in the environment. A test that records fails with a message. Exclude the folder
/// from the test target: `exclude: ["Snapshots"]`. The law is `list.snapshot`.
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
///   - list: a list whose content is applied.
///   - name: the name of the file, without its extension.
///   - record: whether to overwrite the record.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
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
  assertSnapshot(
    of: list.snapshot(), named: name, record: record, fileID: fileID, filePath: filePath,
    line: line,
    column: column)
}

/// The same for a text.
package func assertSnapshot(
  of text: String,
  named name: String,
  record: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let file = SnapshotFile(named: name, beside: "\(filePath)")
  report(
    file.violations(of: text, isRecording: record || isRecordingSnapshots),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}
