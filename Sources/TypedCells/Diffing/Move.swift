/// The position of an element, or the path of a row, before a change and after it.
public struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
  /// The position before the change.
  public let old: Position

  /// The position after the change.
  public let new: Position

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - old: the position before the change.
  ///   - new: the position after the change.
  public init(old: Position, new: Position) {
    self.old = old
    self.new = new
  }
}

/// The path of a row before a change and after it.
///
/// If the user drags a row, ``Move/new`` is a path of the content without the row.
public typealias RowMove = Move<RowPath>
