/// A picture made of characters, with a line below it.
public struct Picture: Hashable, Sendable {
  /// The picture, from top to bottom.
  public let lines: [String]

  /// What the picture shows.
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
  /// The texts and pictures, under a title.
  public let page: DataPage<MixedItem>

  /// A picture that is to meet a cell of the wrong class, if the file has one.
  public let misfit: Picture?
}

extension MixedPage {
  /// Reads a page.
  ///
  /// - Parameter file: a file such as `Data/mixed.json`.
  /// - Throws: a ``DataFileError`` that names the place of the first mistake.
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
