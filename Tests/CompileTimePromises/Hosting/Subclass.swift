// A driver is no class to inherit from.

import TypedCells

private class Driver<Host: ListHost>: ListDriver<Host> {}  // error: inheritance from a final class
// twin: private typealias Driver<Host: ListHost> = ListDriver<Host>
