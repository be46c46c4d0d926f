/// A text in lines, broken at spaces.
///
/// - Parameters:
///   - text: the text.
///   - width: how many characters a line may have, where the words allow it.
///   - indent: what all lines but the first begin with.
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
