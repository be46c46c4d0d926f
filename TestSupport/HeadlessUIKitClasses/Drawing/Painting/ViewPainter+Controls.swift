/// Switches, sliders, steppers, segments, fields, progress bars and activity indicators.
extension ViewPainter {
  func content(of control: UIControl, in frame: CGRect) -> [SVGElement] {
    let elements =
      switch control {
      case let toggle as UISwitch: parts(of: toggle, in: frame)
      case let slider as UISlider: parts(of: slider, in: frame)
      case let stepper as UIStepper: parts(of: stepper, in: frame)
      case let segments as UISegmentedControl: parts(of: segments, in: frame)
      case let field as UITextField: parts(of: field, in: frame)
      case let refresh as UIRefreshControl: parts(of: refresh, in: frame)
      default: [SVGElement]()
      }
    guard !control.isEnabled, !elements.isEmpty else { return elements }
    return [.group(["opacity": "0.5"], elements)]
  }

  private func parts(of toggle: UISwitch, in frame: CGRect) -> [SVGElement] {
    let frame = frame.middle(CGSize(width: 51, height: 31))
    let track: UIColor = toggle.isOn ? toggle.onTintColor ?? .systemGreen : .systemGray4
    let x = toggle.isOn ? frame.maxX - 15.5 : frame.minX + 15.5
    return [
      .group(
        ["class": toggle.isOn ? "switch on" : "switch off"],
        [
          .rect(frame, radius: 15.5, fill(track)),
          .circle(CGPoint(x: x, y: frame.midY), radius: 13.5, fill(.white)),
        ])
    ]
  }

  private func parts(of slider: UISlider, in frame: CGRect) -> [SVGElement] {
    let range = slider.maximumValue - slider.minimumValue
    let part = range > 0 ? CGFloat((slider.value - slider.minimumValue) / range) : 0
    let track = CGRect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4)
    let x = frame.minX + 13.5 + (frame.width - 27) * part
    var done = track
    done.size.width = max(x - frame.minX, 0)
    var thumb = fill(.white)
    thumb.merge(stroke(.systemGray3, width: 0.75)) { first, _ in first }
    return [
      .group(
        ["class": "slider"],
        [
          .rect(track, radius: 2, fill(slider.maximumTrackTintColor ?? .systemGray4)),
          .rect(done, radius: 2, fill(slider.minimumTrackTintColor ?? slider.tintColor)),
          .circle(CGPoint(x: x, y: frame.midY), radius: 13.5, thumb),
        ])
    ]
  }

  private func parts(of stepper: UIStepper, in frame: CGRect) -> [SVGElement] {
    let frame = frame.middle(CGSize(width: 94, height: 32))
    let half = CGRect(x: frame.minX, y: frame.minY, width: 47, height: 32)
    func color(_ isPossible: Bool) -> UIColor { isPossible ? .label : .tertiaryLabel }
    let square = CGSize(width: 20, height: 20)
    return [
      .group(
        ["class": "stepper"],
        [
          .rect(frame, radius: 8, fill(.tertiarySystemFill)),
          .rect(
            CGRect(x: frame.midX - 0.5, y: frame.minY + 7, width: 1, height: 18), fill(.separator)),
        ]
          + symbol(
            "minus", in: half.middle(square),
            color: color(stepper.wraps || stepper.value > stepper.minimumValue))
          + symbol(
            "plus", in: half.offsetBy(dx: 47, dy: 0).middle(square),
            color: color(stepper.wraps || stepper.value < stepper.maximumValue)))
    ]
  }

  func segmentStyle(isSelected: Bool) -> StyledText.Style {
    let font = UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
    return StyledText.Style(font: DrawnFont(font), color: .label)
  }

  private func parts(of control: UISegmentedControl, in frame: CGRect) -> [SVGElement] {
    let frame = frame.middle(CGSize(width: frame.width, height: min(frame.height, 32)))
    guard control.numberOfSegments > 0 else { return [] }
    let width = frame.width / CGFloat(control.numberOfSegments)
    var elements: [SVGElement] = [.rect(frame, radius: 8, fill(.tertiarySystemFill))]
    for index in 0..<control.numberOfSegments {
      let segment = CGRect(
        x: frame.minX + CGFloat(index) * width, y: frame.minY, width: width, height: frame.height)
      let isSelected = index == control.selectedSegmentIndex
      if isSelected {
        let isDark = traits.userInterfaceStyle == .dark
        let color = control.selectedSegmentTintColor ?? (isDark ? .systemGray2 : .white)
        elements.append(.rect(segment.insetBy(dx: 2, dy: 2), radius: 6, fill(color)))
      }
      if let image = control.imageForSegment(at: index) {
        elements += self.image(
          image, in: segment.middle(CGSize(width: 20, height: 20)), tint: .label)
      } else {
        let title = control.titleForSegment(at: index) ?? ""
        elements += draw(
          StyledText(title, segmentStyle(isSelected: isSelected)),
          in: segment.insetBy(dx: 4, dy: 0),
          alignment: .center)
      }
    }
    return [.group(["class": "segments"], elements)]
  }

  func fieldFont(_ field: UITextField) -> DrawnFont {
    DrawnFont(field.font ?? .systemFont(ofSize: 17))
  }

  private func parts(of field: UITextField, in frame: CGRect) -> [SVGElement] {
    let isEmpty = field.text?.isEmpty ?? true
    let text = isEmpty ? field.placeholder ?? "" : field.text ?? ""
    let color: UIColor = isEmpty ? .placeholderText : field.textColor ?? .label
    let styled = StyledText(text, .init(font: fieldFont(field), color: color))
    var elements = draw(styled, in: frame, alignment: field.isMirrored ? .trailing : .leading)
    if field.isFirstResponder {
      let end = frame.minX + (isEmpty ? 0 : min(styled.width, frame.width)) + 1
      let x = field.isMirrored ? frame.maxX - 3 : end
      elements.append(
        .rect(
          CGRect(x: x, y: frame.midY - 10, width: 2, height: 20), fill(field.tintColor)))
    }
    return elements.isEmpty ? [] : [.group(["class": "field"], elements)]
  }

  func bar(of progress: UIProgressView, in frame: CGRect) -> [SVGElement] {
    let track = frame.middle(CGSize(width: frame.width, height: 4))
    var done = track
    done.size.width *= CGFloat(progress.progress)
    return [
      .group(
        ["class": "progress"],
        [
          .rect(track, radius: 2, fill(progress.trackTintColor ?? .systemGray5)),
          .rect(done, radius: 2, fill(progress.progressTintColor ?? progress.tintColor)),
        ])
    ]
  }

  func spokes(of indicator: UIActivityIndicatorView, in frame: CGRect) -> [SVGElement] {
    let radius: CGFloat = indicator.style == .large ? 18 : 9.5
    return spokes(around: CGPoint(x: frame.midX, y: frame.midY), radius, indicator.color)
  }

  func spokes(around center: CGPoint, _ radius: CGFloat, _ color: UIColor?) -> [SVGElement] {
    let spokes = (0..<8).map { number -> SVGElement in
      let angle = CGFloat(number) * .pi / 4
      let (x, y) = (CGFloat(sin(Double(angle))), -CGFloat(cos(Double(angle))))
      var paint = stroke(color ?? .systemGray, width: radius / 5)
      paint["stroke-linecap"] = "round"
      paint["stroke-opacity"] = SVGElement.number(1 - CGFloat(number) * 0.1)
      let number = SVGElement.number
      return .path(
        "M\(number(center.x + x * radius * 0.5)) \(number(center.y + y * radius * 0.5))"
          + "L\(number(center.x + x * radius * 0.9)) \(number(center.y + y * radius * 0.9))", paint)
    }
    return [.group(["class": "activity"], spokes)]
  }

  private func parts(of refresh: UIRefreshControl, in frame: CGRect) -> [SVGElement] {
    guard refresh.isRefreshing else { return [] }
    let width = refresh.superview?.bounds.width ?? frame.width
    return spokes(
      around: CGPoint(x: frame.minX + width / 2, y: frame.minY + 22), 12, refresh.tintColor)
  }
}
