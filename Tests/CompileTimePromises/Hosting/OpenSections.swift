// What a list shows is applied, not set.

import TypedCells

@MainActor private func use<Host: ListHost>(
  _ list: ListDriver<Host>, _ sections: [ListSection<Host.Cell>]
) {
  list.sections = sections  // error: setter is inaccessible
  // twin: list.apply { sections }
}
