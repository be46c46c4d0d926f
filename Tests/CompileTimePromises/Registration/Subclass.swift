// A registry is no class to inherit from.

import TypedCells

private class Registry: CellRegistry<ScreenCell> {}  // error: inheritance from a final class
// twin: private typealias Registry = CellRegistry<ScreenCell>
