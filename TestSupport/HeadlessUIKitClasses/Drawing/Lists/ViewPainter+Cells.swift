/// What cells of tables and of collections have in common: backgrounds, selection and uncovered actions.
extension ViewPainter {
  /// The background of a cell.
  struct CellBackground {
    var configuration: UIBackgroundConfiguration?
    var view: UIView?
    var color: UIColor?
    /// The rounded corners, if the cell is at an end of an inset group.
    var corners: CACornerMask = []
  }

  func draw(_ background: CellBackground, in frame: CGRect) -> [SVGElement] {
    let radius: CGFloat = background.corners.isEmpty ? 0 : 10
    if let view = background.view {
      view.layoutIfNeeded()
      let elements = elements(of: view, in: frame)
      return radius > 0 ? clipped(elements, to: frame, radius: radius) : elements
    }
    guard let configuration = background.configuration else {
      guard let color = background.color else { return [] }
      return [shape(frame, radius, background.corners, fill(color))]
    }
    let insets = configuration.backgroundInsets
    let frame = CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: frame.width - insets.leading - insets.trailing,
      height: frame.height - insets.top - insets.bottom)
    var elements: [SVGElement] = []
    let listColor = configuration.usesColorOfList ? background.color : nil
    if let color = configuration.backgroundColor ?? listColor {
      let ownRadius = configuration.cornerRadius
      elements.append(
        ownRadius > 0
          ? .rect(frame, radius: ownRadius, fill(color))
          : shape(frame, radius, background.corners, fill(color)))
    }
    if let image = configuration.image { elements += self.image(image, in: frame, tint: nil) }
    if let view = configuration.customView {
      view.layoutIfNeeded()
      elements += self.elements(of: view, in: frame)
    }
    if configuration.strokeWidth > 0 {
      let outset = configuration.strokeOutset
      elements.append(
        .rect(
          frame.insetBy(dx: -outset, dy: -outset), radius: configuration.cornerRadius,
          stroke(configuration.strokeColor ?? .separator, width: configuration.strokeWidth)))
    }
    return elements
  }

  /// Draws the buttons that a swipe has uncovered, and returns how far the cell has moved.
  func draw(
    _ actions: UncoveredActions?, in frame: CGRect
  ) -> (elements: [SVGElement], offset: CGFloat) {
    guard let actions else { return ([], 0) }
    let style = StyledText.Style(font: DrawnFont(.systemFont(ofSize: 15)), color: .white)
    var elements: [SVGElement] = []
    var used: CGFloat = 0
    for button in actions.buttons {
      let title = StyledText(button.title, style)
      let width = max(title.width + 30, 74)
      let x = actions.edge == .trailing ? frame.maxX - used - width : frame.minX + used
      let place = CGRect(x: x, y: frame.minY, width: width, height: frame.height)
      var parts: [SVGElement] = [.rect(place, fill(button.color))]
      var area = place.insetBy(dx: 4, dy: 0)
      if let image = button.image {
        let isAlone = button.title.isEmpty || place.height < 50
        let top = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height * 0.6)
        parts += self.image(
          image, in: (isAlone ? area : top).middle(CGSize(width: 22, height: 22)), tint: .white)
        area =
          isAlone
          ? .zero
          : CGRect(
            x: area.minX, y: top.maxY, width: area.width, height: area.height * 0.3)
      }
      parts += draw(title, in: area, alignment: .center)
      elements.append(.group(["class": "action"], parts))
      used += width
    }
    return (elements, actions.edge == .trailing ? -used : used)
  }

  /// Returns the corners that are rounded at a position in an inset group.
  func corners(at row: Int, of count: Int) -> CACornerMask {
    var corners: CACornerMask = []
    if row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row == count - 1 { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// Returns the horizontal position of a cell's text, where its separator starts.
  func textStart(of content: UIView, in frame: CGRect) -> CGFloat? {
    for view in [content] + content.subviews where !view.isHidden {
      if let list = view as? UIListContentView,
        let configuration = list.configuration as? UIListContentConfiguration
      {
        return area(ofTextsIn: configuration, in: frame).minX
      }
    }
    let labels = content.subviews.compactMap {
      chosenFrames[ObjectIdentifier($0)] != nil ? $0 : nil
    }
    return labels.first { $0 is UILabel }.flatMap { chosenFrames[ObjectIdentifier($0)] }
      .map { frame.minX + $0.minX }
  }
}
