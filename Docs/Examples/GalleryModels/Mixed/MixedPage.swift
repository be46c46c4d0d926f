/// A picture made of characters, with a caption.
public struct Picture: Hashable, Sendable {
  /// The lines of the picture, from top to bottom.
  public let lines: [String]

  /// The caption below the picture.
  public let caption: String
}

/// A text or a picture.
public enum MixedItem: Hashable, Sendable {
  /// A text.
  case text(String)

  /// A picture.
  case image(Picture)
}

/// A page of texts and pictures in any order.
public struct MixedPage: Sendable {
  /// The texts and pictures, with their title and source.
  public let page: DataPage<MixedItem>

  /// The picture for the row whose cell has the wrong class, or `nil` if the file has none.
  public let misfit: Picture?
}

extension MixedPage {
  /// Reads a page.
  ///
  /// - Parameter file: a file such as `Data/mixed.json`.
  /// - Throws: a ``DataFileError`` with the path of the first mistake.
  public init(_ file: DataFile) throws(DataFileError) {
    let root = try file.root()
    page = try DataPage(root, items: "items", others: ["misfit"]) {
      entry, _ throws(DataFileError) in try MixedItem(entry)
    }
    misfit = if let misfit = try root.member("misfit") { try Picture(misfit) } else { nil }
  }
}

extension MixedItem {
  fileprivate init(_ entry: DataEntry) throws(DataFileError) {
    if let text = try entry.member("text") {
      try entry.checkKeys(["text"])
      self = .text(try text.text())
    } else if try entry.member("image") != nil {
      self = .image(try Picture(entry))
    } else {
      throw entry.error(expected: #"an object with "text" or "image""#)
    }
  }
}

extension Picture {
  fileprivate init(_ entry: DataEntry) throws(DataFileError) {
    try entry.checkKeys(["image", "caption"])
    lines = try entry.list("image") { line, _ throws(DataFileError) in try line.text() }
    caption = try entry.text("caption")
  }
}
