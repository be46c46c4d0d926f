import TypedCells

typealias Digit = Int
