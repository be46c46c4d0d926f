// A list shows only sections for its kind of host.

import TypedCells

@MainActor private func use<Host: ListHost>(
  _ list: ListDriver<Host>, _ grid: [ListSection<GridCell>], _ screen: [ListSection<ScreenCell>]
) where Host.Cell == ScreenCell {
  list.apply { grid }  // error: cannot convert value of type '[ListSection<GridCell>]'
  // twin: list.apply { screen }
}
