// A host is an object, which its driver keeps.

import TypedCells

private func use<Host: ListHost>(_ host: Host) {
  weak var weakly: Host? = host
  _ = weakly
}
