/// A font in a picture.
struct DrawnFont: Hashable {
  /// The fonts of pictures. All of them have widths similar to Helvetica's, which `width(of:)` uses.
  static let family = "-apple-system, Helvetica Neue, Helvetica, Arial, sans-serif"
  static let monospacedFamily = "ui-monospace, Menlo, monospace"

  var size: CGFloat
  /// The weight in the numbers of CSS: 400 is regular and 700 is bold.
  var weight = 400
  var isItalic = false
  var isMonospaced = false

  init(_ font: UIFont) {
    size = font.pointSize
    let name = font.fontName
    isItalic = name.contains("Italic") || name.contains("Oblique")
    isMonospaced =
      ["SystemMono", "Mono", "Menlo", "Courier"].contains { name.contains($0) }
    weight = Self.weight(ofFontNamed: name)
  }

  /// The height of a line, in points.
  var lineHeight: CGFloat { size * 1.2 }

  /// The distance from the top of a line to its baseline.
  var ascent: CGFloat { size * 0.95 }

  private static func weight(ofFontNamed name: String) -> Int {
    if name == UIFont.TextStyle.headline.rawValue { return 600 }
    if let dash = name.firstIndex(of: "-"), let number = Double(name[name.index(after: dash)...]) {
      return weight(CGFloat(number))
    }
    let names = [
      ("SemiBold", 600), ("Semibold", 600), ("DemiBold", 600), ("Bold", 700), ("Heavy", 800),
      ("Black", 900), ("Medium", 500), ("UltraLight", 100), ("Thin", 200), ("Light", 300),
    ]
    return names.first { name.contains($0.0) }?.1 ?? 400
  }

  private static func weight(_ weight: CGFloat) -> Int {
    let weights: [(UIFont.Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    let nearest = weights.min {
      abs($0.0.rawValue - weight) < abs($1.0.rawValue - weight)
    }
    return nearest?.1 ?? 400
  }

  /// Returns the width of a character, in points.
  func width(of character: Character) -> CGFloat {
    let thousandths =
      isMonospaced
      ? (CharacterWidths.isWide(character) ? 1200 : 600) : CharacterWidths.width(of: character)
    // Bold letters of Helvetica are about 6 % wider.
    return CGFloat(thousandths) / 1000 * size * (weight >= 600 && !isMonospaced ? 1.06 : 1)
  }
}
