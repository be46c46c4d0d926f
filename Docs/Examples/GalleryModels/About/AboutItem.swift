/// A row of an about page. The screen chooses the cell class, and the item's traits provide the content.
public enum AboutItem: Hashable, Sendable {
  /// A title in its own font and colour.
  case heading(String, font: Font, color: Color)

  /// A text without a detail.
  case text(String)

  /// An empty row.
  case space

  /// A title with a detail below it.
  case detail(title: String, detail: String)

  /// A title and a detail beside a picture.
  case image(String, title: String, detail: String)
}

extension AboutItem: Titled, Subtitled, Imaged, Fonted, Colored {
  public var title: String? {
    switch self {
    case .heading(let title, _, _), .text(let title), .detail(let title, _),
      .image(_, let title, _):
      title
    case .space: nil
    }
  }

  public var subtitle: String? {
    switch self {
    case .detail(_, let detail), .image(_, _, let detail): detail
    case .heading, .text, .space: nil
    }
  }

  public var image: String? {
    if case .image(let image, _, _) = self { image } else { nil }
  }

  public var font: Font? {
    if case .heading(_, let font, _) = self { font } else { nil }
  }

  public var color: Color? {
    if case .heading(_, _, let color) = self { color } else { nil }
  }
}

/// The source of a page's texts: a model whose only trait is its title.
public struct AboutSource: Titled, Hashable, Sendable {
  /// A line that names the source.
  public let title: String?

  /// Creates a source.
  ///
  /// - Parameter source: the address where the texts can be checked.
  public init(_ source: String) {
    title = "Source: \(source)"
  }
}
