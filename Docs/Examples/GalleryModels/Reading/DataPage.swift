/// The content of a data file: items under a title, and where they can be checked.
///
/// What the items are is all in which the files of the screens differ.
public struct DataPage<Item> {
  /// What the items have in common.
  public let title: String

  /// Where the facts can be checked.
  public let source: String

  /// The items, in the file's order; at least one.
  public let items: [Item]

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - root: the whole file.
  ///   - key: what the file calls its items.
  ///   - others: the keys that the file may have besides.
  ///   - item: reads an item, given the one before it.
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
