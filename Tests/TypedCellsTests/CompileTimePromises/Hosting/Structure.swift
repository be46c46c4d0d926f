// A host is an object, so that it can be referenced weakly.

import TypedCells

private func use<Host: ListHost>(_ host: Host) {
  weak var weakly: Host? = host
  _ = weakly
}
