/// Index paths of rows and items as objects, which UIKit adds to Foundation.
extension NSIndexPath {
  /// Creates the path of a row in a table.
  public convenience init(row: Int, section: Int) {
    let indexes = [section, row]
    unsafe self.init(indexes: indexes, length: 2)
  }

  /// Creates the path of an item in a collection.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The section.
  public var section: Int { index(atPosition: 0) }

  /// The row in its section.
  public var row: Int { index(atPosition: 1) }

  /// The item in its section.
  public var item: Int { index(atPosition: 1) }
}
