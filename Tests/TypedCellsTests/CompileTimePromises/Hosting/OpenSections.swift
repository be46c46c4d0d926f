// You change a list's sections by `apply`. The property has no setter.

import TypedCells

@MainActor private func use<Host: ListHost>(
  _ list: ListDriver<Host>, _ sections: [ListSection<Host.Cell>]
) {
  list.sections = sections  // error: cannot assign to property: 'sections' is a get-only property
  // twin: list.apply { sections }
}
