/// Breaks a text between words into lines that fit a width. A word that is too long gets a longer line.
///
/// - Parameters:
///   - text: the text.
///   - width: the maximum number of columns in a line.
///   - indent: the prefix of all lines but the first.
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
