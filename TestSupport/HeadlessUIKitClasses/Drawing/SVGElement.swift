/// An element of an SVG document.
struct SVGElement {
  let name: String
  var attributes: [String: String]
  var text: String?
  var children: [SVGElement]

  init(
    _ name: String, _ attributes: [String: String] = [:], text: String? = nil,
    children: [SVGElement] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.text = text
    self.children = children
  }

  /// The document with this element as its root. Each element starts a line, and attributes are sorted, so that
  /// two documents can be compared line by line.
  var document: String {
    var lines: [String] = []
    write(to: &lines, indent: "")
    return lines.joined(separator: "\n")
  }

  private func write(to lines: inout [String], indent: String) {
    let parts = attributes.sorted { $0.key < $1.key }
      .map { " \($0.key)=\"\(Self.escaped($0.value))\"" }
    let start = "\(indent)<\(name)\(parts.joined())"
    if let text { return lines.append("\(start)>\(Self.escaped(text))</\(name)>") }
    if children.isEmpty { return lines.append("\(start)/>") }
    lines.append("\(start)>")
    for child in children { child.write(to: &lines, indent: indent + "  ") }
    lines.append("\(indent)</\(name)>")
  }

  /// The texts in the element, in the order in which they're drawn.
  var texts: [String] {
    (name == "text" ? [text ?? ""] : []) + children.flatMap(\.texts)
  }

  /// Returns a number with at most two decimal places.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    // Beyond a thousand million points, nothing is visible, and huge numbers don't fit into an integer.
    let hundredths = Int((min(max(value, -1e9), 1e9) * 100).rounded())
    let (whole, part) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    if part == 0 { return "\(sign)\(whole)" }
    let digits = part % 10 == 0 ? "\(part / 10)" : (part < 10 ? "0\(part)" : "\(part)")
    return "\(sign)\(whole).\(digits)"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += " "
      // XML has no other control characters.
      case "\u{0}"..<"\u{20}": break
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}

// MARK: Shapes

extension SVGElement {
  static func rect(_ rect: CGRect, radius: CGFloat = 0, _ paint: [String: String]) -> SVGElement {
    var attributes = paint
    attributes["x"] = number(rect.minX)
    attributes["y"] = number(rect.minY)
    attributes["width"] = number(rect.width)
    attributes["height"] = number(rect.height)
    if radius > 0 { attributes["rx"] = number(min(radius, rect.width / 2, rect.height / 2)) }
    return SVGElement("rect", attributes)
  }

  static func circle(
    _ center: CGPoint, radius: CGFloat, _ paint: [String: String]
  ) -> SVGElement {
    var attributes = paint
    attributes["cx"] = number(center.x)
    attributes["cy"] = number(center.y)
    attributes["r"] = number(radius)
    return SVGElement("circle", attributes)
  }

  static func path(_ data: String, _ paint: [String: String]) -> SVGElement {
    SVGElement("path", paint.merging(["d": data]) { $1 })
  }

  static func group(_ attributes: [String: String], _ children: [SVGElement]) -> SVGElement {
    SVGElement("g", attributes, children: children)
  }
}
