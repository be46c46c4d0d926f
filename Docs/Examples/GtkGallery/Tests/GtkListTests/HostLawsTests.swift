import GtkList
import Testing
import TypedCells
import TypedCellsTesting

@MainActor
@Suite(.serialized)
struct `A list in a GTK window` {
  @Test func `passes the laws of hosts`() {
    assertHostLaws(
      makeHost: { TestWindows.makeHost() },
      cells: (LineCell.self, OtherCell.self),
      reading: { ($0 as? LabelCell)?.text ?? "" },
      scrolling: { $0.scroll(to: $1) },
      settling: { TestWindows.settle($0) },
      headers: .init(
        adding: { $0.header(Row(LineHeader.self, $1)) },
        reading: { ($0 as? LineHeader)?.text ?? "" }))
  }

  @Test func `passes the laws of hosts with several rows selected`() {
    assertHostLaws(
      makeHost: {
        let host = TestWindows.makeHost()
        host.selectionMode = .multiple
        return host
      },
      cells: (OtherCell.self, LineCell.self),
      reading: { ($0 as? LabelCell)?.text ?? "" },
      scrolling: { host, path in
        host.scroll(to: path)
        host.selectRow(at: path)
      },
      settling: { TestWindows.settle($0) },
      seeds: 100..<102)
  }
}
