// Registered cells are objects.

import TypedCells

private typealias Wrong = CellRegistration<Int>
// error: 'CellRegistration' requires that 'Int' be a class type
// twin: private typealias Right = CellRegistration<ScreenCell>
private struct Label: ReusableCell {}
// error: non-class type 'Label' cannot conform to class protocol
// twin: private final class Label: ReusableCell {}
