// A host is used on the main actor.

import TypedCells

private func use<Host: ListHost>(_ host: Host) {
  // twin: @MainActor private func use<Host: ListHost>(_ host: Host) {
  host.reload()  // error: call to main actor-isolated instance method
}
