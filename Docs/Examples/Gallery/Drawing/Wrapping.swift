/// A text broken between words into lines that fit a width, where the words allow it.
///
/// - Parameters:
///   - text: the text.
///   - width: how many columns the lines may take.
///   - indent: what all lines but the first begin with.
func wrapped(_ text: String, to width: Int, indent: String = "") -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if line.isEmpty {
      line = String(word)
    } else if displayWidth(line) + 1 + displayWidth(word) <= width {
      line += " \(word)"
    } else {
      lines.append(line)
      line = indent + word
    }
  }
  return lines + [line]
}
