import GalleryModels

/// Writes a text in a font.
///
/// - Parameters:
///   - text: the text.
///   - font: the font, or `nil` to leave the text as it is.
func written(_ text: String, in font: Font?) -> String {
  switch font {
  case nil: text
  case .capitals: text.uppercased()
  case .spaced: text.map(String.init).joined(separator: " ")
  }
}

/// Returns the emoji for a colour.
func coloredMark(_ color: Color) -> String {
  switch color {
  case .red: "🔴"
  case .orange: "🟠"
  case .yellow: "🟡"
  case .green: "🟢"
  case .blue: "🔵"
  case .purple: "🟣"
  case .brown: "🟤"
  }
}
