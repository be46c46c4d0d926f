/// A digit.
///
/// ```swift
/// let digit: Digit = 7
/// ```
public typealias Digit = Int
