/// A picture made of characters, with a line below it.
public struct Picture: Hashable, Sendable {
  /// The picture, from top to bottom.
  public let lines: [String]

  /// What the picture shows.
  public let caption: String
}

/// A page of texts and pictures in any order.
public struct MixedPage: Hashable, Sendable {
  /// A text or a picture.
  public enum Item: Hashable, Sendable {
    /// A text.
    case text(String)

    /// A picture.
    case image(Picture)
  }

  /// What the page is about.
  public let title: String

  /// Where its facts can be checked.
  public let source: String

  /// The texts and pictures, from top to bottom; at least one.
  public let items: [Item]

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
    try root.checkKeys("title", "source", "items", "misfit")
    title = try root.required("title").text()
    source = try root.required("source").text()
    var items: [Item] = []
    for entry in try root.required("items").elements() { items.append(try Item(entry)) }
    self.items = items
    misfit = if let misfit = try root.member("misfit") { try Picture(misfit) } else { nil }
  }
}

extension MixedPage.Item {
  fileprivate init(_ entry: DataEntry) throws(DataFileError) {
    if let text = try entry.member("text") {
      try entry.checkKeys("text")
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
    try entry.checkKeys("image", "caption")
    var lines: [String] = []
    for line in try entry.required("image").elements() { lines.append(try line.text()) }
    self.lines = lines
    caption = try entry.required("caption").text()
  }
}
