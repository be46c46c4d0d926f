public import TypedCells

/// Fails the running test for every law of hosts that a host breaks, see ``HostLaws``.
///
/// You can use it for a host of your own:
///
/// ```swift
/// assertHostLaws(
///   makeHost: { TerminalList(height: 10) },
///   cells: (TextCell.self, HeadlineCell.self),  // both show a `String`
///   reading: { $0.lines.joined() },
///   scrolling: { list, path in list.scroll(to: path) })
/// ```
///
/// - Parameters:
///   - makeHost: creates a host whose viewport shows some rows, but not hundreds.
///   - cells: two classes of cells that show a text.
///   - read: returns the text that a cell of either class shows.
///   - scroll: scrolls to a row, as a user does.
///   - settle: lets the host finish its layout and its animations.
///   - headers: adds and reads headers; `nil` for a host without headers.
///   - seeds: the seeds of the random streams to try.
///   - steps: the number of steps of each stream.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
@MainActor
public func assertHostLaws<Host: ListHost, Plain: Updatable & HostedCell, Other>(
  makeHost: @escaping @MainActor () -> Host,
  cells: (Plain.Type, Other.Type),
  reading read: @escaping @MainActor (Host.Cell) -> String,
  scrolling scroll: @escaping @MainActor (Host, RowPath) -> Void,
  settling settle: @escaping @MainActor (Host) -> Void = { _ in },
  headers: HostBench<Host>.Headers? = nil,
  seeds: Range<UInt64> = 0..<8,
  steps: Int = 60,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
)
where
  Other: Updatable & HostedCell,
  Plain.ViewData == String, Plain.BaseCell == Host.Cell,
  Other.ViewData == String, Other.BaseCell == Host.Cell
{
  let bench = HostBench(
    makeHost: makeHost, cells: cells, reading: read, scrolling: scroll, settling: settle,
    headers: headers)
  report(
    HostLaws(bench, seeds: seeds, steps: steps).report(),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}
