public import TypedCells

/// Fails the running test for every law of hosts that an adapter breaks, see ``HostLaw``.
///
/// It works for any adapter, one of your own among them:
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
///   - makeHost: makes a host, with a viewport that takes some rows but not hundreds.
///   - cells: two classes of cells that show a text.
///   - read: the text that a cell of either class shows.
///   - scroll: brings a row on screen, as a user does.
///   - settle: lets the host finish its layout and its animations.
///   - headers: how headers come and are read; `nil` for a host without.
///   - seeds: the random streams to be tried.
///   - steps: how many steps each of them has.
///   - fileID: where the assertion stands; leave it out.
///   - filePath: where the assertion stands; leave it out.
///   - line: where the assertion stands; leave it out.
///   - column: where the assertion stands; leave it out.
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
