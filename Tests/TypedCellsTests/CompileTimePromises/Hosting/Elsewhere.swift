// A driver changes its list on the main actor.

import TypedCells

private func use<Host: ListHost>(_ list: ListDriver<Host>) {
  // twin: @MainActor private func use<Host: ListHost>(_ list: ListDriver<Host>) {
  list.refreshVisible()  // error: call to main actor-isolated instance method
}
