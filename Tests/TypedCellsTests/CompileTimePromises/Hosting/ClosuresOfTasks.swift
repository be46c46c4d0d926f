// Closures that a task passes from elsewhere run on the main actor.

import TypedCells

@MainActor private final class Screen {
  let sections: [ListSection<ScreenCell>] = []
  var isOld = false
  func show() {}
  func text(_ number: Int) -> String { "\(number)" }
}

@available(macOS 14, *)
@concurrent private func use<Host: ListHost>(
  _ list: ListDriver<Host>, _ engine: ListEngine<Host>, _ registry: CellRegistry<ScreenCell>,
  _ headers: CellRegistry<Banner>, _ screen: Screen
) async throws where Host.Cell == ScreenCell {
  await list.applyInNextTurn(weak: screen) { $0.sections }
  await list.follow { screen.sections }
  await list.follow(weak: screen) { $0.sections }
  await list.follow(AsyncStream<Int> { nil }) { _ in screen.sections }
  await list.follow(AsyncStream<Int> { nil }, weak: screen) { screen, _ in screen.sections }
  await list.onExpansionChange(weak: screen) { $0.show() }
  await list.onSelectionChange(weak: screen) { $0.show() }
  await engine.holdingChanges { screen.show() }
  await engine.holdingChanges(untilNextTurn: true) { screen.show() }
  try await registry.bind(Int.self, to: TextCell.self) { screen.text($0) }
  try await headers.bind(Int.self, toHeaderFooter: Banner.self) { screen.text($0) }
  _ = await RowAction("Show") { screen.show() }
  _ = RowContentRule<Int>.unless { _, _ in screen.isOld }
}
