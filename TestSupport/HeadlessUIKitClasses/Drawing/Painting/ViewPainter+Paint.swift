/// Colours, backgrounds and borders.
extension ViewPainter {
  /// Returns the attributes that fill a shape with a colour.
  func fill(_ color: UIColor) -> [String: String] { paint("fill", color) }

  /// Returns the attributes that draw the outline of a shape.
  func stroke(_ color: UIColor, width: CGFloat) -> [String: String] {
    var attributes = paint("stroke", color)
    attributes["fill"] = "none"
    attributes["stroke-width"] = SVGElement.number(width)
    return attributes
  }

  private func paint(_ kind: String, _ color: UIColor) -> [String: String] {
    if let name = color.nameInCatalog { return [kind: Self.color(ofName: name)] }
    let parts = color.resolvedColor(with: traits).cgColor.parts
    var attributes = [kind: Self.hexadecimal(parts)]
    if parts[3] < 1 { attributes["\(kind)-opacity"] = SVGElement.number(parts[3]) }
    return attributes
  }

  private static func hexadecimal(_ parts: [CGFloat]) -> String {
    let digits = parts.prefix(3).map { part in
      let byte = UInt8((min(max(part, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + digits.joined()
  }

  /// Returns a colour for a name in an asset catalogue, whose value is unknown. Different names usually result
  /// in different colours.
  private static func color(ofName name: String) -> String {
    // FNV-1a, because Swift's own hashes differ from run to run.
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return "hsl(\(hash % 360) 45% 50%)"
  }

  /// Returns the background and shadow of a view.
  func backdrop(of view: UIView, in frame: CGRect) -> [SVGElement] {
    // Cells draw their backgrounds themselves, because those depend on the list and the selection.
    guard !(view is UITableViewCell || view is UICollectionViewCell) else { return [] }
    let layer = view.layer
    var elements: [SVGElement] = []
    let color = background(of: view) ?? layer.backgroundColor.map { UIColor(cgColor: $0) }
    guard let color, color.cgColor.parts[3] > 0 else { return [] }
    if layer.shadowOpacity > 0, !layer.masksToBounds {
      var shade = fill(layer.shadowColor.map { UIColor(cgColor: $0) } ?? .black)
      shade["fill-opacity"] = SVGElement.number(CGFloat(layer.shadowOpacity) / 2)
      let offset = CGPoint(x: layer.shadowOffset.width, y: layer.shadowOffset.height)
      elements.append(.rect(frame.moved(by: offset), radius: layer.cornerRadius, shade))
    }
    elements.append(shape(frame, layer.cornerRadius, layer.maskedCorners, fill(color)))
    return elements
  }

  /// Returns the border of a view, in front of its subviews.
  func border(of view: UIView, in frame: CGRect) -> [SVGElement] {
    let layer = view.layer
    guard layer.borderWidth > 0 else { return [] }
    let color = layer.borderColor.map { UIColor(cgColor: $0) } ?? .black
    let inner = frame.insetBy(dx: layer.borderWidth / 2, dy: layer.borderWidth / 2)
    return [
      shape(
        inner, max(layer.cornerRadius - layer.borderWidth / 2, 0), layer.maskedCorners,
        stroke(color, width: layer.borderWidth))
    ]
  }

  /// Returns a background colour, which for lists depends on their style.
  private func background(of view: UIView) -> UIColor? {
    // The background of a list covers the collection view's own.
    if let list = (view as? UICollectionView)?.listBackground { return list }
    if let color = view.backgroundColor { return color }
    switch view {
    case let table as UITableView:
      return table.style == .plain ? .systemBackground : .systemGroupedBackground
    case is UIWindow: return .systemBackground
    default: return nil
    }
  }

  /// Returns a rectangle of which some corners are rounded.
  func shape(
    _ frame: CGRect, _ radius: CGFloat, _ corners: CACornerMask, _ paint: [String: String]
  ) -> SVGElement {
    let all: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    if radius <= 0 || corners.isEmpty { return .rect(frame, paint) }
    if corners == all { return .rect(frame, radius: radius, paint) }
    let radius = min(radius, frame.width / 2, frame.height / 2)
    func corner(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let (topLeft, topRight) = (corner(.layerMinXMinYCorner), corner(.layerMaxXMinYCorner))
    let (bottomLeft, bottomRight) = (corner(.layerMinXMaxYCorner), corner(.layerMaxXMaxYCorner))
    func arc(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> String {
      let (r, dx, dy) = (SVGElement.number(radius), SVGElement.number(x), SVGElement.number(y))
      return radius == 0 ? "" : "a\(r) \(r) 0 0 1 \(dx) \(dy)"
    }
    let number = SVGElement.number
    let data =
      "M\(number(frame.minX + topLeft)) \(number(frame.minY))H\(number(frame.maxX - topRight))"
      + arc(topRight, topRight, topRight) + "V\(number(frame.maxY - bottomRight))"
      + arc(bottomRight, -bottomRight, bottomRight) + "H\(number(frame.minX + bottomLeft))"
      + arc(bottomLeft, -bottomLeft, -bottomLeft) + "V\(number(frame.minY + topLeft))"
      + arc(topLeft, topLeft, -topLeft) + "z"
    return .path(data, paint)
  }
}
