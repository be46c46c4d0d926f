/// Returns the number of columns that a text takes in a terminal.
///
/// Ideographs, Hangul syllables and emoji take two columns, and combining accents none.
func displayWidth(_ text: some StringProtocol) -> Int {
  text.reduce(0) { $0 + displayWidth($1) }
}

/// Returns the number of columns that a character takes in a terminal.
///
/// The ranges are the common ones that Unicode's `EastAsianWidth.txt` declares to be wide.
func displayWidth(_ character: Character) -> Int {
  guard let scalar = character.unicodeScalars.first else { return 0 }
  // If a character has a plain form and an emoji form, the variation selector U+FE0F chooses the emoji.
  if scalar.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") {
    return 2
  }
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
    0x20000...0x3FFFD:
    return 2
  default:
    return 1
  }
}

/// Returns a text that takes exactly `width` columns: padded with spaces, or truncated with `…`.
func fitted(_ text: String, to width: Int) -> String {
  let textWidth = displayWidth(text)
  if textWidth <= width { return text + String(repeating: " ", count: width - textWidth) }
  var cut = ""
  var left = width - 1
  for character in text {
    left -= displayWidth(character)
    guard left >= 0 else { break }
    cut.append(character)
  }
  return fitted(cut + "…", to: width)
}
