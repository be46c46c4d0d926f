/// The image and texts of a list's content configuration.
extension ViewPainter {
  func content(of view: UIListContentView, in frame: CGRect) -> [SVGElement] {
    guard let content = view.configuration as? UIListContentConfiguration else { return [] }
    let area = area(ofTextsIn: content, in: frame)
    var elements: [SVGElement] = []
    if let image = content.image {
      let properties = content.imageProperties
      let place = frameOfImage(image, in: content, frame)
      elements += self.image(
        image, in: place, tint: properties.tintColor ?? view.tintColor,
        radius: max(properties.cornerRadius, 4))
    }
    return elements + texts(of: content, in: area)
  }

  /// Returns the width of an image and texts that aren't wrapped, with their margins, in points.
  func width(of content: UIListContentConfiguration, height: CGFloat) -> CGFloat {
    let widths = [
      styled(content.attributedText, content.text, content.textProperties),
      styled(
        content.secondaryAttributedText, content.secondaryText, content.secondaryTextProperties),
    ].compactMap { $0?.lines(width: .greatestFiniteMagnitude, limit: 0).map(\.width).max() }
    let isSideBySide = content.prefersSideBySideTextAndSecondaryText && widths.count == 2
    let texts =
      isSideBySide
      ? widths[0] + content.textToSecondaryTextHorizontalPadding + widths[1] : widths.max() ?? 0
    let start = area(
      ofTextsIn: content, in: CGRect(x: 0, y: 0, width: .greatestFiniteMagnitude, height: height)
    ).minX
    return start + texts + content.directionalLayoutMargins.trailing
  }

  /// Returns the area of the texts, beside the image.
  func area(ofTextsIn content: UIListContentConfiguration, in frame: CGRect) -> CGRect {
    let margins = content.directionalLayoutMargins
    let area = frame.insetBy(left: margins.leading, right: margins.trailing)
    guard let image = content.image else { return area }
    let width = frameOfImage(image, in: content, frame).maxX - area.minX
    return area.insetBy(left: width + content.imageToTextPadding)
  }

  private func frameOfImage(
    _ image: UIImage, in content: UIListContentConfiguration, _ frame: CGRect
  ) -> CGRect {
    let properties = content.imageProperties
    var size = size(of: image)
    if image.symbolName == nil {
      let side = max(min(frame.height - 8, 40), 0)
      size = CGSize(width: side, height: side)
    }
    if properties.maximumSize.width > 0 {
      size.width = min(size.width, properties.maximumSize.width)
    }
    if properties.maximumSize.height > 0 {
      size.height = min(size.height, properties.maximumSize.height)
    }
    let reserved = max(properties.reservedLayoutSize.width, size.width)
    let area = CGRect(
      x: frame.minX + content.directionalLayoutMargins.leading, y: frame.minY, width: reserved,
      height: frame.height)
    return area.middle(size)
  }

  private func texts(of content: UIListContentConfiguration, in area: CGRect) -> [SVGElement] {
    let text = styled(content.attributedText, content.text, content.textProperties)
    let secondary = styled(
      content.secondaryAttributedText, content.secondaryText, content.secondaryTextProperties)
    guard let secondary else {
      return text.map { draw($0, content.textProperties, in: area) } ?? []
    }
    guard let text else { return draw(secondary, content.secondaryTextProperties, in: area) }
    let gap = content.textToSecondaryTextHorizontalPadding
    if content.prefersSideBySideTextAndSecondaryText,
      text.width + gap + secondary.width <= area.width
    {
      return draw(text, in: area) + draw(secondary, in: area, alignment: .trailing)
    }
    let lines = text.lines(
      width: area.width, limit: limit(of: content.textProperties, text, secondary, area))
    let height = CGFloat(lines.count) * text.lineHeight
    let padding = min(
      content.textToSecondaryTextVerticalPadding,
      max(area.height - height - secondary.lineHeight, 0))
    let below = max(area.height - height - padding, secondary.lineHeight)
    let room = max(Int((below + 1) / secondary.lineHeight), 1)
    let wanted = content.secondaryTextProperties.numberOfLines
    let secondaryLimit = wanted == 0 ? room : min(wanted, room)
    let secondaryLines = secondary.lines(width: area.width, limit: secondaryLimit)
    let secondaryHeight = CGFloat(secondaryLines.count) * secondary.lineHeight
    let top = area.midY - (height + padding + secondaryHeight) / 2
    let first = CGRect(x: area.minX, y: top, width: area.width, height: height)
    let second = CGRect(
      x: area.minX, y: first.maxY + padding, width: area.width, height: secondaryHeight)
    return draw(
      text, in: first, alignment: alignment(of: content.textProperties), limit: lines.count,
      mode: content.textProperties.lineBreakMode)
      + draw(
        secondary, in: second, alignment: alignment(of: content.secondaryTextProperties),
        limit: secondaryLimit, mode: content.secondaryTextProperties.lineBreakMode)
  }

  /// Returns how many lines of the primary text leave room for a line of the secondary text.
  private func limit(
    of properties: UIListContentConfiguration.TextProperties, _ text: StyledText,
    _ secondary: StyledText, _ area: CGRect
  ) -> Int {
    let room = max(Int((area.height + 1 - secondary.lineHeight) / text.lineHeight), 1)
    return properties.numberOfLines == 0 ? room : min(properties.numberOfLines, room)
  }

  private func draw(
    _ text: StyledText, _ properties: UIListContentConfiguration.TextProperties, in area: CGRect
  ) -> [SVGElement] {
    let room = max(Int((area.height + 1) / text.lineHeight), 1)
    let limit = properties.numberOfLines == 0 ? room : min(properties.numberOfLines, room)
    return draw(
      text, in: area, alignment: alignment(of: properties), limit: limit,
      mode: properties.lineBreakMode)
  }

  private func alignment(
    of properties: UIListContentConfiguration.TextProperties
  ) -> Alignment {
    properties.alignment == .center ? .center : .leading
  }

  private func styled(
    _ attributed: NSAttributedString?, _ text: String?,
    _ properties: UIListContentConfiguration.TextProperties
  ) -> StyledText? {
    let style = StyledText.Style(
      font: DrawnFont(properties.font), color: properties.resolvedColor())
    if let attributed, attributed.length > 0 { return StyledText(attributed, default: style) }
    guard let text, !text.isEmpty else { return nil }
    return StyledText(text, style)
  }
}
