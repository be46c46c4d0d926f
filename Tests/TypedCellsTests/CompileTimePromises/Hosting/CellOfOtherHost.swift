// A host's cell class is its own base class.

import TypedCells

private protocol Host: ListHost where Cell == TileCell {}
// error: no type for 'Self.Cell' can satisfy both
// twin: private protocol Host: ListHost where Cell == GridCell {}
