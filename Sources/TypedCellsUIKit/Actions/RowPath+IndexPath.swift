public import TypedCells

extension RowPath {
  /// The path that UIKit has for a row or an item.
  ///
  /// - Parameter indexPath: a path of two positions; of any other there is none.
  public init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(section: indexPath[0], row: indexPath[1])
  }

  /// The path as UIKit has it.
  public var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
