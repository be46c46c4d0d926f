// A driver can't be subclassed.

import TypedCells

private class Driver<Host: ListHost>: ListDriver<Host> {}  // error: inheritance from a final class
// twin: private typealias Driver<Host: ListHost> = ListDriver<Host>
