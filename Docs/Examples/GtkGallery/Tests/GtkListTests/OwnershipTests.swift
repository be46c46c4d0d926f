import GtkList
import GtkToolkit
import Testing
import TypedCells

@MainActor
@Suite(.serialized)
struct `A host in a window` {
  @Test func `is released with its driver and its cells while the window stays`() throws {
    weak var host: GtkList?
    weak var cell: GtkCell?
    var window: Window?
    do {
      let list = ListDriver(host: TestWindows.makeHost())
      list.apply {
        ListSection(id: 0, header: "Rows") {
          for row in 0..<300 { Row(LineCell.self, "\(row)").onSelect { _ in } }
        }
      }
      TestWindows.settle(list.host)
      host = list.host
      cell = list.host.visibleCells.first?.cell
      window = TestWindows.window(of: list.host)
      #expect(cell != nil)
      MainLoop.run(atMost: 1) { list.host.visibleCells.isEmpty }
    }
    #expect(host == nil)
    #expect(cell == nil)
    let left = try #require(window)
    #expect(left.draw())
  }
}
