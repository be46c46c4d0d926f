// Changes are prepared for lists whose cells are objects.

import TypedCells

private typealias Wrong = PreparedChanges<Int>
// error: 'PreparedChanges' requires that 'Int' be a class type
// twin: private typealias Right = PreparedChanges<ScreenCell>
