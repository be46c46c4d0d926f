// What a list shows is applied, not set.

import TypedCells

@MainActor private func use<Host: ListHost>(
  _ list: ListDriver<Host>, _ sections: [ListSection<Host.Cell>]
) {
  list.sections = sections  // error: cannot assign to property: 'sections' is a get-only property
  // twin: list.apply { sections }
}
