// Only classes have options of cells, because a value isn't reused.

import TypedCellsTesting

private typealias Option = CellOption<Int, String>
// error: 'CellOption' requires that 'Int' be a class type
// twin: private typealias Option = CellOption<Label, String>
