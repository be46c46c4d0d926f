#if !canImport(ObjectiveC)
  /// The name of an Objective-C method.
  ///
  /// Without the Objective-C runtime there is no `#selector`, so you write a selector as its name.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, such as `"tableView:didSelectRowAtIndexPath:"`.
    public let description: String

    /// Creates a selector.
    public init(_ name: String) { description = name }

    /// Creates a selector.
    public init(stringLiteral name: String) { description = name }
  }
#endif
