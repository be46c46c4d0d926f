/// An about page: titled sections of items.
public struct AboutPage: Hashable, Sendable {
  /// A part of the page.
  public struct Section: Hashable, Sendable {
    /// What stands above the items.
    public let title: String

    /// The items, from top to bottom.
    public let items: [AboutItem]
  }

  /// What the page is about.
  public let title: String

  /// Where its texts can be checked.
  public let source: AboutSource

  /// Its parts, from top to bottom.
  public let sections: [Section]
}

extension AboutPage {
  /// Reads a page.
  ///
  /// - Parameter file: a file such as `Data/static.json`.
  /// - Throws: a ``DataFileError`` that names the place of the first mistake.
  public init(_ file: DataFile) throws(DataFileError) {
    let root = try file.root()
    try root.checkKeys("title", "source", "sections")
    title = try root.required("title").text()
    source = AboutSource(try root.required("source").text())
    var sections: [Section] = []
    for entry in try root.required("sections").elements() { sections.append(try Section(entry)) }
    self.sections = sections
  }
}

extension AboutPage.Section {
  fileprivate init(_ entry: DataEntry) throws(DataFileError) {
    try entry.checkKeys("title", "items")
    title = try entry.required("title").text()
    var items: [AboutItem] = []
    for entry in try entry.required("items").elements() { items.append(try AboutItem(entry)) }
    self.items = items
  }
}

extension AboutItem {
  fileprivate init(_ entry: DataEntry) throws(DataFileError) {
    let kind = try entry.required("kind")
    switch try kind.text() {
    case "text":
      try entry.checkKeys("kind", "title")
      self = .text(try entry.required("title").text())
    case "space":
      try entry.checkKeys("kind")
      self = .space
    case "detail":
      try entry.checkKeys("kind", "title", "detail")
      self = .detail(
        title: try entry.required("title").text(), detail: try entry.required("detail").text())
    case "image":
      try entry.checkKeys("kind", "image", "title", "detail")
      self = .image(
        try entry.required("image").text(), title: try entry.required("title").text(),
        detail: try entry.required("detail").text())
    default:
      throw kind.error(expected: #""text", "space", "detail" or "image""#)
    }
  }
}
