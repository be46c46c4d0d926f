// The cells of a host are its own kind.

import TypedCells

private protocol Host: ListHost where Cell == TileCell {}
// error: no type for 'Self.Cell' can satisfy both
// twin: private protocol Host: ListHost where Cell == GridCell {}
