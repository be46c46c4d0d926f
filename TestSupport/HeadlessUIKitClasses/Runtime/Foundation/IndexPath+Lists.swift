/// Index paths of rows and items, as UIKit adds them to Foundation.
extension IndexPath {
  /// Creates the path of a row in a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the path of an item in a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index path in the format of exceptions. UIKit also prints the object's address.
  var inExceptions: String {
    "<NSIndexPath> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}
