/// The documentation comments of a Swift file, each a page of its own.
///
/// - Parameters:
///   - lines: the text of the file.
///   - path: its path.
func documentationComments(in lines: [String], path: String) -> [Page] {
  var pages: [Page] = []
  var comment: [String] = []
  for (position, line) in (lines + [""]).enumerated() {
    let text = line.drop { $0 == " " }
    if text.hasPrefix("///") {
      let text = text.dropFirst(3)
      comment.append(String(text.hasPrefix(" ") ? text.dropFirst() : text))
    } else if !comment.isEmpty {
      let firstLine = position - comment.count + 1
      pages.append(MarkdownReader(comment, path: path, firstLine: firstLine).page)
      comment = []
    }
  }
  return pages
}
