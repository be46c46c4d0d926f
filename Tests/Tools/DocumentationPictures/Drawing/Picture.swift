import Foundation

/// A drawing as wide as a phone, in both palettes.
///
/// Lengths are in points, of which the phone's width has 360. The smallest text size is 11.
struct Picture {
  static let width = 360.0

  /// The name of the files, without the suffix of the dark one.
  let name: String

  /// The title, for users of screen readers.
  let title: String

  /// The description, for users of screen readers.
  let description: String

  var height = 0.0
  private var elements: [String] = []

  init(name: String, title: String, description: String) {
    self.name = name
    self.title = title
    self.description = description
  }

  /// Returns the file's text. If there is room, the picture is shown a third wider than a phone.
  func svg(in palette: Palette) -> String {
    let (width, height) = (decimal(Self.width), decimal(height))
    let size = (decimal(Self.width * 4 / 3), decimal(self.height * 4 / 3))
    let edges = "x=\"0.5\" y=\"0.5\" width=\"\(decimal(Self.width - 1))\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.0)" height="\(size.1)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title description">
        <title id="title">\(escaped(title))</title>
        <desc id="description">\(escaped(description))</desc>
        <style>
          \(palette.styles)
        </style>
        <marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" \
      markerUnits="userSpaceOnUse" orient="auto"><path class="head" d="M0 0 8 4 0 8z"/></marker>
        <rect class="page" \(edges) height="\(decimal(self.height - 1))" rx="10"/>
      \(elements.map { "  \($0)" }.joined(separator: "\n"))
      </svg>

      """
  }

  // MARK: - Drawing

  enum Anchor: String {
    case start, middle, end
  }

  /// The style of a text.
  struct Lettering {
    var size = 12.0
    var ink = Ink.plain
    var isBold = false
    var isMonospaced = false
    var isStruck = false
    var anchor = Anchor.start
  }

  /// Draws a line of text.
  ///
  /// - Parameters:
  ///   - text: The line, with its leading spaces.
  ///   - x: The horizontal position of the line's anchor.
  ///   - y: The vertical position of the baseline.
  ///   - lettering: The style of the text.
  mutating func write(_ text: String, x: Double, y: Double, _ lettering: Lettering = Lettering()) {
    let family =
      lettering.isMonospaced
      ? "ui-monospace, monospace" : "ui-sans-serif, system-ui, sans-serif"
    var attributes = "class=\"\(lettering.ink.rawValue)\" x=\"\(decimal(x))\" y=\"\(decimal(y))\""
    attributes += " font-family=\"\(family)\" font-size=\"\(decimal(lettering.size))\""
    if lettering.isBold { attributes += " font-weight=\"bold\"" }
    if lettering.isStruck { attributes += " text-decoration=\"line-through\"" }
    if lettering.anchor != .start { attributes += " text-anchor=\"\(lettering.anchor.rawValue)\"" }
    if text.contains("  ") || text.hasPrefix(" ") { attributes += " xml:space=\"preserve\"" }
    elements.append("<text \(attributes)>\(escaped(text))</text>")
  }

  /// Draws a card with round corners.
  mutating func card(x: Double, y: Double, width: Double, height: Double) {
    elements.append(
      "<rect class=\"card\" x=\"\(decimal(x))\" y=\"\(decimal(y))\" width=\"\(decimal(width))\" "
        + "height=\"\(decimal(height))\" rx=\"8\"/>")
  }

  /// Draws the separator above a row, up to the right edge.
  mutating func rule(x: Double, y: Double) {
    elements.append(
      "<path class=\"line\" stroke-opacity=\"0.4\" d=\"M\(decimal(x)) \(decimal(y))H\(decimal(Self.width - 1))\"/>"
    )
  }

  /// Draws a destructive button: white text on red.
  mutating func button(_ title: String, x: Double, y: Double, width: Double, height: Double) {
    elements.append(
      "<rect fill=\"#c8102e\" x=\"\(decimal(x))\" y=\"\(decimal(y))\" width=\"\(decimal(width - 1))\" "
        + "height=\"\(decimal(height))\"/>")
    elements.append(
      "<text fill=\"#ffffff\" x=\"\(decimal(x + width / 2))\" y=\"\(decimal(y + height / 2 + 5))\" "
        + "font-family=\"ui-sans-serif, system-ui, sans-serif\" font-size=\"15\" "
        + "text-anchor=\"middle\">\(escaped(title))</text>")
  }

  /// Draws a line that ends in an arrowhead.
  ///
  /// - Parameters:
  ///   - path: The line, in the syntax of SVG's `path`.
  ///   - isDashed: Whether the line is dashed.
  mutating func arrow(_ path: String, isDashed: Bool = false) {
    let dashes = isDashed ? " stroke-dasharray=\"5 4\"" : ""
    elements.append("<path class=\"line\"\(dashes) marker-end=\"url(#head)\" d=\"\(path)\"/>")
  }
}

/// Returns a number with one decimal, or without decimals if it's whole.
func decimal(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded())
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
}

private func escaped(_ text: String) -> String {
  text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    .replacingOccurrences(of: ">", with: "&gt;")
}
