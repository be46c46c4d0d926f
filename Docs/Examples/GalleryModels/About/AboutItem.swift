/// A row of an about page. Which cell shows it is the screen's business; what it offers to any cell
/// is in its traits.
public enum AboutItem: Hashable, Sendable {
  /// A title that stands out.
  case heading(String, font: Font, color: Color)

  /// A text by itself.
  case text(String)

  /// An empty row between two others.
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

/// Where the texts of a page come from: a model with a title and nothing else.
public struct AboutSource: Titled, Hashable, Sendable {
  /// Where the texts can be checked.
  public let title: String?

  /// Creates a note on a source.
  ///
  /// - Parameter source: where the texts can be checked.
  public init(_ source: String) {
    title = "Source: \(source)"
  }
}
