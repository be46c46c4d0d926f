/// Alerts and action sheets. HeadlessUIKit has no views for them.
extension ViewPainter {
  /// Draws the alert that a window presents.
  func alert(in window: UIWindow, _ frame: CGRect) -> [SVGElement] {
    guard let alert = window.subviews.compactMap({ $0.owner as? UIAlertController }).last else {
      return []
    }
    var shade = fill(.black)
    shade["fill-opacity"] = traits.userInterfaceStyle == .dark ? "0.48" : "0.2"
    let box = alert.preferredStyle == .alert ? draw(alert, in: frame) : sheet(alert, in: frame)
    return [.group(["class": "alert"], [.rect(frame, shade)] + box)]
  }

  /// Draws an alert in the middle of the window.
  private func draw(_ alert: UIAlertController, in frame: CGRect) -> [SVGElement] {
    let width: CGFloat = 270
    let fields = alert.textFields ?? []
    let actions =
      alert.actions.filter { $0.style != .cancel } + alert.actions.filter { $0.style == .cancel }
    let isBeside = actions.count == 2
    let texts = texts(of: alert, width: width - 32)
    let textHeight = texts.reduce(0) { $0 + $1.height }
    let buttonsHeight = CGFloat(isBeside ? 1 : actions.count) * 44
    let height = textHeight + 39 + CGFloat(fields.count) * 34 + buttonsHeight
    let box = frame.middle(CGSize(width: width, height: height))
    var elements: [SVGElement] = [.rect(box, radius: 14, fill(.secondarySystemGroupedBackground))]
    var top = box.minY + 19
    for text in texts {
      let place = CGRect(x: box.minX + 16, y: top, width: width - 32, height: text.height)
      elements += draw(text.text, in: place, alignment: .center, limit: 0, mode: .byWordWrapping)
      top += text.height
    }
    for field in fields {
      let place = CGRect(x: box.minX + 16, y: top + 6, width: width - 32, height: 28)
      elements.append(.rect(place, radius: 5, fill(.tertiarySystemFill)))
      elements += content(of: field, in: place.insetBy(dx: 6, dy: 0))
      top += 34
    }
    top = box.maxY - buttonsHeight
    elements.append(line(from: box.minX, to: box.maxX, y: top, .separator))
    // Beside each other, a cancel button comes first; below each other, it comes last.
    let cancelsFirst = isBeside && actions[1].style == .cancel
    for (index, action) in (cancelsFirst ? actions.reversed() : actions).enumerated() {
      let place =
        isBeside
        ? CGRect(x: box.minX + CGFloat(index) * 135, y: top, width: 135, height: 44)
        : CGRect(x: box.minX, y: top + CGFloat(index) * 44, width: width, height: 44)
      if isBeside, index > 0 {
        elements.append(
          .rect(CGRect(x: place.minX, y: top, width: 0.5, height: 44), fill(.separator)))
      } else if index > 0 {
        elements.append(line(from: box.minX, to: box.maxX, y: place.minY, .separator))
      }
      elements += title(of: action, in: alert, size: 17, place)
    }
    return elements
  }

  /// Draws an action sheet at the bottom of the window.
  private func sheet(_ alert: UIAlertController, in frame: CGRect) -> [SVGElement] {
    let width = frame.width - 16
    let actions = alert.actions.filter { $0.style != .cancel }
    let cancel = alert.actions.first { $0.style == .cancel }
    let texts = texts(of: alert, width: width - 32)
    let textHeight = texts.isEmpty ? 0 : texts.reduce(28) { $0 + $1.height }
    let height = textHeight + CGFloat(actions.count) * 57
    let bottom = frame.maxY - 8 - (cancel == nil ? 0 : 65)
    let box = CGRect(x: frame.minX + 8, y: bottom - height, width: width, height: height)
    var elements: [SVGElement] = [.rect(box, radius: 13, fill(.secondarySystemGroupedBackground))]
    var top = box.minY + 14
    for text in texts {
      let place = CGRect(x: box.minX + 16, y: top, width: width - 32, height: text.height)
      elements += draw(text.text, in: place, alignment: .center, limit: 0, mode: .byWordWrapping)
      top += text.height
    }
    for (index, action) in actions.enumerated() {
      let place = CGRect(
        x: box.minX, y: box.minY + textHeight + CGFloat(index) * 57, width: width, height: 57)
      if place.minY > box.minY {
        elements.append(line(from: box.minX, to: box.maxX, y: place.minY, .separator))
      }
      elements += title(of: action, in: alert, size: 20, place)
    }
    if let cancel {
      let place = CGRect(x: box.minX, y: frame.maxY - 65, width: width, height: 57)
      elements.append(.rect(place, radius: 13, fill(.secondarySystemGroupedBackground)))
      elements += title(of: cancel, in: alert, size: 20, place)
    }
    return elements
  }

  private func texts(
    of alert: UIAlertController, width: CGFloat
  ) -> [(text: StyledText, height: CGFloat)] {
    let isAlert = alert.preferredStyle == .alert
    let titleFont = UIFont.systemFont(ofSize: isAlert ? 17 : 13, weight: .semibold)
    let color: UIColor = isAlert ? .label : .secondaryLabel
    return [(alert.title, titleFont), (alert.message, UIFont.systemFont(ofSize: 13))]
      .compactMap { text, font in
        guard let text, !text.isEmpty else { return nil }
        let styled = StyledText(text, .init(font: DrawnFont(font), color: color))
        let lines = styled.lines(width: width, limit: 0, mode: .byWordWrapping)
        return (styled, CGFloat(lines.count) * styled.lineHeight + 2)
      }
  }

  private func title(
    of action: UIAlertAction, in alert: UIAlertController, size: CGFloat, _ place: CGRect
  ) -> [SVGElement] {
    let isBold = action.style == .cancel || alert.preferredAction === action
    let font = UIFont.systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    let color: UIColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : .systemBlue
    let text = StyledText(action.title ?? "", .init(font: DrawnFont(font), color: color))
    return draw(text, in: place.insetBy(dx: 8, dy: 0), alignment: .center)
  }
}
