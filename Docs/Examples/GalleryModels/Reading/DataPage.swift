/// The content of a data file: a title, a source and items.
///
/// The files of the screens differ in the type of their items.
public struct DataPage<Item> {
  /// The title above the items.
  public let title: String

  /// The address where the facts can be checked.
  public let source: String

  /// The items in the file's order, at least one.
  public let items: [Item]

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - root: the file's top-level object.
  ///   - key: the key of the items.
  ///   - others: further keys that the file may have.
  ///   - item: reads an item. Its second argument is the previous item.
  init(
    _ root: DataEntry, items key: String, others: [String] = [],
    item: (DataEntry, _ previous: Item?) throws(DataFileError) -> Item
  ) throws(DataFileError) {
    try root.checkKeys(["title", "source", key] + others)
    title = try root.text("title")
    source = try root.text("source")
    items = try root.list(key, of: item)
  }
}

extension DataPage: Sendable where Item: Sendable {}
