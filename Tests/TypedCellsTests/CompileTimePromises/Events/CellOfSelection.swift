// The handler of a selection that needs the cell gets the row's model and a cell of the row's class.

import TypedCells

@MainActor private func use(_ row: Row<TextCell, String>, _ owner: TextCell) {
  _ = row.onSelectCell(weak: owner) { _, model, _, _ in
    let _: Int = model
    // error: cannot convert value of type 'String' to specified type 'Int'
    // twin: let _: String = model
  }
  _ = row.onSelectCell(weak: owner) { _, _, cell, _ in
    let _: PlainCell = cell
    // error: cannot convert value of type 'TextCell' to specified type 'PlainCell'
    // twin: let _: TextCell = cell
  }
  _ = row.onAccessoryTapCell(weak: owner) { _, _, cell, _ in
    let _: PlainCell = cell
    // error: cannot convert value of type 'TextCell' to specified type 'PlainCell'
    // twin: let _: TextCell = cell
  }
}
