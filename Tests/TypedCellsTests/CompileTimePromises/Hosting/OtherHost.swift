// A driver's host is constant.

import TypedCells

@MainActor private func use<Host: ListHost>(
  _ list: ListDriver<Host>, _ sections: [ListSection<Host.Cell>]
) {
  list.host = list.host  // error: cannot assign to property: 'host' is a get-only property
  // twin: _ = list.host
}
