// A driver's registry is constant.

import TypedCells

@MainActor private func use<Host: ListHost>(
  _ list: ListDriver<Host>, _ sections: [ListSection<Host.Cell>]
) {
  list.registry = CellRegistry()
  // error: cannot assign to property: 'registry' is a get-only property
  // twin: _ = list.registry
}
