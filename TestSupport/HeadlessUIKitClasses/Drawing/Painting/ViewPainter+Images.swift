/// Images and symbols.
extension ViewPainter {
  func image(of view: UIImageView, in frame: CGRect) -> [SVGElement] {
    let shown = view.isHighlighted ? view.highlightedImage ?? view.image : view.image
    guard let shown, frame.width > 0, frame.height > 0 else { return [] }
    return image(shown, in: frame, tint: view.tintColor, fills: view.contentMode)
  }

  /// Draws an image: a symbol as a shape, and another image as a box with its name.
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - frame: the frame in the picture.
  ///   - tint: the colour of symbols and templates.
  ///   - mode: how the image fills the frame.
  ///   - radius: the corner radius.
  func image(
    _ image: UIImage, in frame: CGRect, tint: UIColor?, fills mode: UIView.ContentMode = .center,
    radius: CGFloat = 4
  ) -> [SVGElement] {
    let color = image.ownTint ?? tint ?? .systemBlue
    if let name = image.symbolName {
      return symbol(name, in: symbolFrame(in: frame, mode), color: color)
    }
    let isTemplate = image.renderingMode == .alwaysTemplate
    var elements: [SVGElement] = [
      .rect(frame, radius: radius, fill(isTemplate ? color : .systemGray4))
    ]
    if frame.width >= 24, frame.height >= 10, let name = image.ownName {
      let style = StyledText.Style(
        font: DrawnFont(.systemFont(ofSize: frame.width >= 60 ? 11 : 8)),
        color: isTemplate ? .systemBackground : .secondaryLabel)
      elements += draw(
        StyledText(name, style), in: frame.insetBy(dx: 2, dy: 0), alignment: .center)
    }
    return elements
  }

  private func symbolFrame(in frame: CGRect, _ mode: UIView.ContentMode) -> CGRect {
    let side = min(frame.width, frame.height)
    let scales = mode == .scaleAspectFit || mode == .scaleToFill || mode == .scaleAspectFill
    let used = scales ? side : min(side, 22)
    var place = frame.middle(CGSize(width: used, height: used))
    switch mode {
    case .left, .topLeft, .bottomLeft: place.origin.x = frame.minX
    case .right, .topRight, .bottomRight: place.origin.x = frame.maxX - used
    default: break
    }
    switch mode {
    case .top, .topLeft, .topRight: place.origin.y = frame.minY
    case .bottom, .bottomLeft, .bottomRight: place.origin.y = frame.maxY - used
    default: break
    }
    return place
  }

  /// Draws a symbol in a square. Uncommon symbols are boxes with their names.
  func symbol(_ name: String, in frame: CGRect, color: UIColor) -> [SVGElement] {
    guard let shapes = Symbols.shapes(ofSymbol: name) else {
      let style = StyledText.Style(font: DrawnFont(.systemFont(ofSize: 6)), color: color)
      return [
        .rect(frame.insetBy(dx: 0.75, dy: 0.75), radius: frame.width / 4, stroke(color, width: 1.5))
      ] + draw(StyledText(name, style), in: frame.insetBy(dx: 2, dy: 0), alignment: .center)
    }
    let isBadge = shapes.count > 1 && shapes[0].isFilled
    let elements = shapes.enumerated().map { index, shape in
      var paint = stroke(isBadge && index > 0 ? .systemBackground : color, width: 2)
      if shape.isFilled { paint.merge(fill(color)) { $1 } }
      paint["stroke-linecap"] = "round"
      paint["stroke-linejoin"] = "round"
      return SVGElement.path(shape.path, paint)
    }
    let number = SVGElement.number
    let scale = "\(Double((frame.width / 24 * 10_000).rounded()) / 10_000)"
    let place = "translate(\(number(frame.minX)) \(number(frame.minY))) scale(\(scale))"
    return [.group(["class": name, "transform": place], elements)]
  }
}
