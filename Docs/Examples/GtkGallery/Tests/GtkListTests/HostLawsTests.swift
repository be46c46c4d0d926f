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
}
