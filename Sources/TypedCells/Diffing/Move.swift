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
/// After a drag, ``Move/new`` is where to insert the row after it was removed from its old place.
public typealias RowMove = Move<RowPath>
