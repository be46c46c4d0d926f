import TypedCells

typealias Number = Int
