/// The widths of characters in Helvetica, in thousandths of the font's size.
enum CharacterWidths {
  /// The widths from the space to the tilde, in the order of ASCII, from the metrics that Adobe published.
  private static let ascii = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  private static let others: [Character: Int] = [
    "…": 1000, "–": 556, "—": 1000, "‘": 222, "’": 222, "“": 333, "”": 333, "•": 350, "·": 278,
    "×": 584, "ß": 611, "æ": 889, "Æ": 1000, "ø": 611, "Ø": 778, "\u{a0}": 278,
  ]

  static func width(of character: Character) -> Int {
    if let value = character.asciiValue, value >= 32, Int(value) - 32 < ascii.count {
      return ascii[Int(value) - 32]
    }
    if let width = others[character] { return width }
    if isWide(character) { return 1000 }
    // An accent doesn't change the width of its letter.
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
    guard let base, base.value >= 32, Int(base.value) - 32 < ascii.count else { return 556 }
    return ascii[Int(base.value) - 32]
  }

  /// Returns whether a character is as wide as it's high, as in Chinese, Japanese, Korean, and emoji.
  static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return (0x1100...0x115f).contains(scalar.value) || (0x2e80...0xd7a3).contains(scalar.value)
      || (0xf900...0xfaff).contains(scalar.value) || (0xff00...0xff60).contains(scalar.value)
      || scalar.value >= 0x1f000
  }
}
