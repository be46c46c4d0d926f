// A registry can't be subclassed.

import TypedCells

private class Registry: CellRegistry<ScreenCell> {}  // error: inheritance from a final class
// twin: private typealias Registry = CellRegistry<ScreenCell>
