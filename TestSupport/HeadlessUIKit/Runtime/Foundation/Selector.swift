#if !canImport(ObjectiveC)
  /// The name of an Objective-C method.
  ///
  /// There is no `#selector` without the Objective-C runtime, so a selector is written as its name.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, as in `"tableView:didSelectRowAtIndexPath:"`.
    public let description: String

    /// Creates a selector.
    public init(_ name: String) { description = name }

    /// Creates a selector.
    public init(stringLiteral name: String) { description = name }
  }
#endif
