// A driver calls `onFailure` on the main actor.

import TypedCells

@MainActor private func show(_ failure: ListFailure) {}
@MainActor private func use<Host: ListHost>(_ list: ListDriver<Host>) {
  list.onFailure = { show($0) }
}
