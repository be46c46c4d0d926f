// Logs and host benches belong to the main actor.

import HeadlessList
import TypedCells
import TypedCellsTesting

private func use(_ label: Label) {
  // twin: @MainActor private func use(_ label: Label) {
  _ = EventLog()  // error: call to main actor-isolated initializer 'init()'
  _ = HostBench<HeadlessList>.Headers(
    // error: call to main actor-isolated initializer 'init(adding:reading:)'
    adding: { $0.header(Row(Banner.self, $1)) }, reading: { $0.lines.joined() })
  _ = HostBench(
    // error: call to main actor-isolated initializer 'init(makeHost:cells:reading:scrolling:settling:headers:)'
    makeHost: { HeadlessList(height: 100) }, cells: (TextCell.self, OtherCell.self),
    reading: { $0.lines.joined() }, scrolling: { $0.scroll(to: $1) })
}
