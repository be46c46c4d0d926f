// Closures that a task passes from elsewhere run on the main actor.

import HeadlessList
import TypedCells

@MainActor private final class Screen {
  var emptyText = "No mail"
  func refresh() {}
}

@available(macOS 14, *)
@concurrent private func use(
  _ host: HeadlessList, _ list: ListDriver<HeadlessList>, _ screen: Screen
) async {
  await list.backgroundWhenEmpty(weak: screen) { $0.emptyText }
  await list.onRefresh(weak: screen) { $0.refresh() }
  await host.provideNib(named: "TextCell") { TextCell() }
  await host.provideHeaderFooterNib(named: "Banner") { Banner() }
  await host.providePrototype("text") { TextCell() }
  _ = await HeadlessButton("Reply") { screen.refresh() }
}
