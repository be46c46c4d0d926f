// Features, logs and host benches belong to the main actor.

import HeadlessList
import TypedCells
import TypedCellsTesting

private func use(_ label: Label) {
  // twin: @MainActor private func use(_ label: Label) {
  _ = CellFeature<Label, String>.reusable
  // error: main actor-isolated static property 'reusable' can not be referenced from a nonisolated context
  _ = EventLog()  // error: call to main actor-isolated initializer 'init()'
  _ = printDraftObservation(of: label)
  // error: call to main actor-isolated global function 'printDraftObservation(of:)'
  _ = HostBench<HeadlessList>.Headers(
    // error: call to main actor-isolated initializer 'init(adding:reading:)'
    adding: { $0.header(Row(Banner.self, $1)) }, reading: { $0.lines.joined() })
  _ = HostBench(
    // error: call to main actor-isolated initializer 'init(makeHost:cells:reading:scrolling:settling:headers:)'
    makeHost: { HeadlessList(height: 100) }, cells: (TextCell.self, OtherCell.self),
    reading: { $0.lines.joined() }, scrolling: { $0.scroll(to: $1) })
}
