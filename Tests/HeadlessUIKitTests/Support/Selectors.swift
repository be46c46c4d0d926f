import HeadlessUIKit

/// Creates a selector for a method that is called through a protocol.
///
/// Objective-C has no method of that name. If the name were a literal, the compiler would look for one
/// on Apple's systems.
func selector(_ name: String) -> Selector { Selector(name) }
