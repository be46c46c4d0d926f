/// A number.
///
/// ```swift
/// let number: Number = 1
/// let wrong: Number = "1"
/// ```
public typealias Number = Int

/// Another one, about which a comment of its own speaks.
///
/// ```swift
/// print(number)
/// ```
public typealias OtherNumber = Int
