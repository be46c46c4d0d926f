/// A text with code in it: a Markdown file, or a documentation comment.
struct Page: Sendable {
  /// One after the other, what matters of a page.
  enum Element: Sendable {
    case code(Block)
    /// What the code block before it prints.
    case output(Block)
  }

  let path: String
  var elements: [Element] = []

  /// The lines that are neither code nor comments, each with its number.
  var prose: [(line: Int, text: String)] = []

  /// What keeps a part of the page from being read.
  var findings: [Finding] = []
}

/// The lines between two fences.
struct Block: Sendable {
  /// The number of the first line of the text, which is below the fence.
  let firstLine: Int
  let lines: [String]
  var directives: [Directive] = []

  /// Whether only the compiler sees the block.
  var isHidden = false

  /// The numbers of its lines; the fences are the lines before and after it.
  var range: Range<Int> { firstLine..<firstLine + lines.count }
}
