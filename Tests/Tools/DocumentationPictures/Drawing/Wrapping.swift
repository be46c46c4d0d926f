/// Wraps a text into lines at spaces.
///
/// - Parameters:
///   - text: The text.
///   - width: The maximum number of characters in a line, unless a single word is longer.
///   - indent: The prefix of all lines except the first.
func wrapped(_ text: String, to width: Int, indent: String = "") -> [String] {
  var lines: [String] = []
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    if let line = lines.last, line.count + 1 + word.count <= width {
      lines[lines.count - 1] = "\(line) \(word)"
    } else {
      lines.append(lines.isEmpty ? String(word) : indent + word)
    }
  }
  return lines
}
