/// The position of a row: a section, and a row in that section, both counted from 0.
///
/// It's an `IndexPath` for all toolkits; `TypedCellsUIKit` converts both. A path is valid until the next change: to
/// find a row again, use ``ListDriver/paths(of:)``.
public struct RowPath: Hashable, Sendable {
  /// The section's position in the list.
  public var section: Int

  /// The row's position in its section.
  public var row: Int

  /// Creates a path. The list may have no row there.
  ///
  /// - Parameters:
  ///   - section: the section's position in the list.
  ///   - row: the row's position in its section.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

extension RowPath: Comparable {
  /// Returns whether a row is before another: in an earlier section, or above it in the same section.
  public static func < (left: Self, right: Self) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

extension RowPath: CustomStringConvertible {
  /// The two positions with a point between them, as in `2.14`.
  public var description: String { "\(section).\(row)" }
}
