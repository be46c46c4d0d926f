/// Texts.
extension ViewPainter {
  /// The horizontal alignment of a text.
  enum Alignment {
    case leading, center, trailing
  }

  /// Draws lines of text, centred vertically in a frame.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - frame: the frame in the picture.
  ///   - alignment: the horizontal alignment of the lines.
  ///   - limit: the maximum number of lines, or 0 for as many as the frame has room for.
  ///   - mode: how the text is truncated.
  func draw(
    _ text: StyledText, in frame: CGRect, alignment: Alignment = .leading, limit: Int = 1,
    mode: NSLineBreakMode = .byTruncatingTail
  ) -> [SVGElement] {
    guard !text.characters.isEmpty, frame.width > 0 else { return [] }
    let lines = text.lines(width: frame.width, limit: limit, mode: mode)
    let height = lines.reduce(0) { $0 + max($1.lineHeight, text.lineHeight) }
    var top = frame.midY - height / 2
    return lines.flatMap { line in
      let spare = frame.width - line.width
      let x: CGFloat =
        switch alignment {
        case .leading: frame.minX
        case .center: frame.minX + spare / 2
        case .trailing: frame.minX + spare
        }
      defer { top += max(line.lineHeight, text.lineHeight) }
      return draw(line, at: CGPoint(x: x, y: top))
    }
  }

  /// Draws one line. Each run is stretched to the width with which it was measured, so that a picture looks the
  /// same with any font.
  private func draw(_ line: StyledText, at origin: CGPoint) -> [SVGElement] {
    var x = origin.x
    let baseline = origin.y + line.ascent
    return line.runs.flatMap { run -> [SVGElement] in
      defer { x += run.width }
      var elements: [SVGElement] = []
      if let background = run.style.background {
        let box = CGRect(x: x, y: origin.y, width: run.width, height: line.lineHeight)
        elements.append(.rect(box, fill(background)))
      }
      guard !run.text.allSatisfy(\.isWhitespace) else { return elements }
      var attributes = fill(run.style.color)
      attributes["x"] = SVGElement.number(x)
      attributes["y"] = SVGElement.number(baseline)
      attributes["font-size"] = SVGElement.number(run.style.font.size)
      attributes["textLength"] = SVGElement.number(run.width)
      attributes["lengthAdjust"] = "spacingAndGlyphs"
      if run.style.font.weight != 400 { attributes["font-weight"] = "\(run.style.font.weight)" }
      if run.style.font.isItalic { attributes["font-style"] = "italic" }
      if run.style.font.isMonospaced { attributes["font-family"] = DrawnFont.monospacedFamily }
      let lines = [
        run.style.isUnderlined ? "underline" : nil,
        run.style.isStruckThrough ? "line-through" : nil,
      ].compactMap(\.self)
      if !lines.isEmpty { attributes["text-decoration"] = lines.joined(separator: " ") }
      if run.text.first == " " || run.text.last == " " || run.text.contains("  ") {
        attributes["xml:space"] = "preserve"
      }
      elements.append(SVGElement("text", attributes, text: run.text))
      return elements
    }
  }

  /// Returns the text of a label with its style, or `nil` if it's empty.
  func styledText(of label: UILabel) -> StyledText? {
    guard let text = label.attributedText, text.length > 0 else { return nil }
    let chosen = chosenLooks[ObjectIdentifier(label)]
    var color: UIColor = chosen?.color ?? label.textColor ?? .label
    if !label.isEnabled { color = .tertiaryLabel }
    if label.isHighlighted, let highlighted = label.highlightedTextColor { color = highlighted }
    let font = chosen?.font ?? label.font ?? .systemFont(ofSize: 17)
    return StyledText(text, default: .init(font: DrawnFont(font), color: color))
  }

  func text(of label: UILabel, in frame: CGRect) -> [SVGElement] {
    guard var text = styledText(of: label) else { return [] }
    if label.adjustsFontSizeToFitWidth, label.numberOfLines == 1, text.width > frame.width {
      let least = label.minimumScaleFactor > 0 ? label.minimumScaleFactor : 0.5
      text = text.scaled(by: max(frame.width / text.width, least))
    }
    let alignment = Alignment(label.textAlignment, isMirrored: label.isMirrored)
    let room = max(Int(frame.height / max(text.lineHeight, 1) + 0.2), 1)
    let lines = chosenLooks[ObjectIdentifier(label)]?.lines ?? label.numberOfLines
    let limit = lines == 0 ? room : min(lines, room)
    let elements = draw(
      text, in: frame, alignment: alignment, limit: limit, mode: label.lineBreakMode)
    let isClipped = label.lineBreakMode == .byClipping && text.width > frame.width
    return isClipped ? clipped(elements, to: frame) : elements
  }
}

extension ViewPainter {
  private func styledText(of view: UITextView, _ text: NSAttributedString) -> StyledText {
    let font = view.font ?? .systemFont(ofSize: 17)
    return StyledText(
      text, default: .init(font: DrawnFont(font), color: view.textColor ?? .label))
  }

  /// Returns the size of a text view's text with its insets, at least one line tall.
  func size(of view: UITextView, width: CGFloat?) -> CGSize {
    let isEmpty = view.attributedText.length == 0
    let text = styledText(of: view, isEmpty ? NSAttributedString(string: " ") : view.attributedText)
    let (inset, padding) = (view.textContainerInset, view.textContainer.lineFragmentPadding)
    let edges = CGSize(
      width: inset.left + inset.right + 2 * padding, height: inset.top + inset.bottom)
    let lines = text.lines(
      width: width.map { $0 - edges.width } ?? .greatestFiniteMagnitude, limit: 0,
      mode: .byWordWrapping)
    return CGSize(
      width: (lines.map(\.width).max() ?? 0) + edges.width,
      height: CGFloat(lines.count) * text.lineHeight + edges.height)
  }

  /// Draws the text of a text view from the top, as many lines as there is space for.
  func text(of view: UITextView, in frame: CGRect) -> [SVGElement] {
    guard view.attributedText.length > 0 else { return [] }
    let text = styledText(of: view, view.attributedText)
    let (inset, padding) = (view.textContainerInset, view.textContainer.lineFragmentPadding)
    var area = CGRect(
      x: frame.minX + inset.left + padding, y: frame.minY + inset.top,
      width: frame.width - inset.left - inset.right - 2 * padding,
      height: frame.height - inset.top - inset.bottom)
    let limit = max(Int(area.height / max(text.lineHeight, 1) + 0.2), 1)
    let lines = text.lines(width: area.width, limit: limit, mode: .byWordWrapping)
    area.size.height = CGFloat(lines.count) * text.lineHeight
    let alignment = Alignment(view.textAlignment, isMirrored: view.isMirrored)
    return draw(text, in: area, alignment: alignment, limit: limit, mode: .byWordWrapping)
  }
}

extension ViewPainter.Alignment {
  init(_ alignment: NSTextAlignment, isMirrored: Bool) {
    switch alignment {
    case .left: self = .leading
    case .right: self = .trailing
    case .center: self = .center
    case .justified, .natural: self = isMirrored ? .trailing : .leading
    }
  }
}

extension UIView {
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
