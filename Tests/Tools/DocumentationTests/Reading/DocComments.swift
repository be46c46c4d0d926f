/// Returns the documentation comments of a Swift file, each as a page.
///
/// - Parameters:
///   - lines: The lines of the file.
///   - path: The path of the file.
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
