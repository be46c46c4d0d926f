import HeadlessUIKit

/// A selector of a method that is called through a protocol, so that Objective-C knows none of that name.
///
/// A literal would make the compiler look for one where there is the Objective-C runtime.
func selector(_ name: String) -> Selector { Selector(name) }
