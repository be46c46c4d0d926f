// Only classes have features of cells, because a value isn't reused.

import TypedCellsTesting

private typealias Feature = CellFeature<Int, String>
// error: 'CellFeature' requires that 'Int' be a class type
// twin: private typealias Feature = CellFeature<Label, String>
