// Types that nothing has met yet: each tag makes a cell class and a model type that the runtime has
// never looked up a conformance of.

/// A tag of another tag, and so of any depth.
public enum Tag<Inner> {}

/// A cell that takes the first three traits.
public final class ColdCell<Tag>: Trait0Configurable, Trait1Configurable, Trait2Configurable {
  private(set) var sum = 0

  /// Creates a cell.
  public init() {}

  @inline(never) public func configure(by model: any Trait0) { sum += model.value0 }
  @inline(never) public func configure(by model: any Trait1) { sum += model.value1 }
  @inline(never) public func configure(by model: any Trait2) { sum += model.value2 }
}

/// A model that has the first three traits.
public struct ColdModel<Tag>: Trait0, Trait1, Trait2 {
  public var value0 = 0
  public var value1 = 1
  public var value2 = 2

  /// Creates a model.
  public init() {}
}
