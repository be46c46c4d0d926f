/// A number.
///
/// ```swift
/// let number: Number = 1
/// let wrong: Number = "1"  // error: cannot convert
/// ```
public typealias Number = Int

/// A number of another kind; the comment declares what it is about.
///
/// ```swift
/// struct Number { let value = "one" }
/// print(Number().value)
/// ```
///
/// <!-- prints -->
/// ```text
/// one
/// ```
public typealias OtherNumber = Int
