/// A part of an about page.
public struct AboutSection: Hashable, Sendable {
  /// The title above the items.
  public let title: String

  /// The items, from top to bottom.
  public let items: [AboutItem]
}

/// An about page: titled sections of items.
public typealias AboutPage = DataPage<AboutSection>

extension AboutPage {
  /// Reads a page.
  ///
  /// - Parameter file: a file such as `Data/static.json`.
  /// - Throws: a ``DataFileError`` with the path of the first mistake.
  public init(_ file: DataFile) throws(DataFileError) {
    try self.init(file.root(), items: "sections") { entry, _ throws(DataFileError) in
      try AboutSection(entry)
    }
  }
}

extension AboutSection {
  fileprivate init(_ entry: DataEntry) throws(DataFileError) {
    try entry.checkKeys(["title", "items"])
    title = try entry.text("title")
    items = try entry.list("items") { entry, _ throws(DataFileError) in try AboutItem(entry) }
  }
}

extension AboutItem {
  private enum Kind: String, CaseIterable {
    case heading, text, space, detail, image
  }

  fileprivate init(_ entry: DataEntry) throws(DataFileError) {
    switch try entry.required("kind").choice(of: Kind.self) {
    case .heading:
      try entry.checkKeys(["kind", "title", "font", "color"])
      self = .heading(
        try entry.text("title"), font: try entry.required("font").choice(of: Font.self),
        color: try entry.required("color").choice(of: Color.self))
    case .text:
      try entry.checkKeys(["kind", "title"])
      self = .text(try entry.text("title"))
    case .space:
      try entry.checkKeys(["kind"])
      self = .space
    case .detail:
      try entry.checkKeys(["kind", "title", "detail"])
      self = .detail(title: try entry.text("title"), detail: try entry.text("detail"))
    case .image:
      try entry.checkKeys(["kind", "image", "title", "detail"])
      self = .image(
        try entry.text("image"), title: try entry.text("title"), detail: try entry.text("detail"))
    }
  }
}
