/// A Markdown file or a documentation comment.
struct Page: Sendable {
  /// A part of a page, in the order of the text.
  enum Element: Sendable {
    case code(Block)
    /// The output of the preceding code block.
    case output(Block)
  }

  let path: String
  var elements: [Element] = []

  /// The lines that are neither code nor comments, with their numbers.
  var prose: [(line: Int, text: String)] = []

  /// The problems that keep parts of the page from being read.
  var findings: [Finding] = []
}

/// The lines between two fences.
struct Block: Sendable {
  /// The number of the first line below the fence.
  let firstLine: Int
  let lines: [String]
  var directives: [Directive] = []

  /// Whether the block is in a comment, so that readers don't see it.
  var isHidden = false

  /// The line numbers of the block. The fences are the lines before and after it.
  var range: Range<Int> { firstLine..<firstLine + lines.count }
}
