// The cells' methods are never inlined: every contender is to call the same code, as it would for a
// cell whose body is larger than an assignment.

/// A model of 32 bytes that has the first three traits.
public struct ThreeTraits: Trait0, Trait1, Trait2 {
  public var value0: Int
  public var title: String
  public var value2: Int

  public var value1: Int { title.utf8.count }

  /// Creates a model.
  public init(value0: Int, title: String, value2: Int) {
    self.value0 = value0
    self.title = title
    self.value2 = value2
  }
}

/// A model without any of the traits.
public struct NoTraits {
  /// A value that nobody asks for.
  public var value: Int

  /// Creates a model.
  public init(value: Int) { self.value = value }
}

/// A cell that takes the first three traits.
public final class ThreeTraitsCell: Trait0Configurable, Trait1Configurable, Trait2Configurable {
  private(set) var values = (0, 0, 0)

  /// Creates a cell.
  public init() {}

  @inline(never) public func configure(by model: any Trait0) { values.0 = model.value0 }
  @inline(never) public func configure(by model: any Trait1) { values.1 = model.value1 }
  @inline(never) public func configure(by model: any Trait2) { values.2 = model.value2 }
}

/// A cell that takes none of the traits.
public final class NoTraitsCell {
  /// Creates a cell.
  public init() {}
}
