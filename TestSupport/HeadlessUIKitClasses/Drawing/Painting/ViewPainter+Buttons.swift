/// Buttons.
extension ViewPainter {
  /// The content of a button, from its configuration or its titles and images.
  private struct ButtonContent {
    var title: StyledText?
    var subtitle: StyledText?
    var image: UIImage?
    var color: UIColor
    var background: UIColor?
    var radius: CGFloat = 0
    var padding: CGFloat = 4
    var insets = NSDirectionalEdgeInsets.zero
    var showsActivity = false
  }

  /// Returns the sizes of a button's parts: the image, the gap next to it, and the texts.
  private func parts(of content: ButtonContent) -> (image: CGSize, gap: CGFloat, text: CGSize) {
    let image = content.showsActivity ? CGSize(width: 20, height: 20) : size(of: content.image)
    let text = CGSize(
      width: max(content.title?.width ?? 0, content.subtitle?.width ?? 0),
      height: (content.title?.lineHeight ?? 0) + (content.subtitle?.lineHeight ?? 0))
    return (image, image.width > 0 && text.width > 0 ? content.padding : 0, text)
  }

  func content(of button: UIButton, in frame: CGRect) -> [SVGElement] {
    let content = content(of: button, height: frame.height)
    var elements: [SVGElement] = []
    if let background = content.background {
      elements.append(.rect(frame, radius: content.radius, fill(background)))
    }
    if let image = button.backgroundImage(for: button.state), button.configuration == nil {
      elements += self.image(image, in: frame, tint: content.color)
    }
    let (imageSize, gap, textSize) = parts(of: content)
    let width = min(imageSize.width + gap + textSize.width, frame.width)
    var x = frame.midX - width / 2
    if imageSize.width > 0 {
      let place = CGRect(
        x: x, y: frame.midY - imageSize.height / 2, width: imageSize.width, height: imageSize.height
      )
      if content.showsActivity {
        elements += spokes(around: CGPoint(x: place.midX, y: place.midY), 9, content.color)
      } else if let image = content.image {
        elements += self.image(image, in: place, tint: content.color)
      }
      x += imageSize.width + gap
    }
    let area = CGRect(
      x: x, y: frame.minY, width: max(width - imageSize.width - gap, 0), height: frame.height)
    if let title = content.title, let subtitle = content.subtitle {
      let height = title.lineHeight + subtitle.lineHeight
      let top = CGRect(
        x: area.minX, y: area.midY - height / 2, width: area.width, height: title.lineHeight)
      elements += draw(title, in: top, alignment: .center)
      elements += draw(
        subtitle,
        in: CGRect(x: area.minX, y: top.maxY, width: area.width, height: subtitle.lineHeight),
        alignment: .center)
    } else if let title = content.title {
      elements += draw(title, in: area, alignment: .center)
    }
    guard !elements.isEmpty else { return [] }
    var attributes = ["class": "button"]
    if !button.isEnabled { attributes["opacity"] = "0.4" }
    if button.isHighlighted { attributes["opacity"] = "0.7" }
    return [.group(attributes, elements)]
  }

  func size(of button: UIButton) -> CGSize {
    let content = content(of: button, height: 34)
    let (image, gap, text) = parts(of: content)
    return CGSize(
      width: image.width + gap + text.width + content.insets.leading + content.insets.trailing,
      height: max(image.height, text.height, 20) + content.insets.top + content.insets.bottom)
  }

  private func content(of button: UIButton, height: CGFloat) -> ButtonContent {
    if let configuration = button.configuration {
      return content(of: configuration, in: button, height: height)
    }
    let isSystem = button.buttonType != .custom
    let color: UIColor =
      button.titleColor(for: button.state) ?? (isSystem ? button.tintColor : .white)
    var content = ButtonContent(image: button.currentImage, color: color)
    if let title = button.currentAttributedTitle, title.length > 0 {
      let font = button.titleLabel?.font ?? .systemFont(ofSize: 17)
      content.title = StyledText(title, default: .init(font: DrawnFont(font), color: color))
    }
    if content.image == nil {
      switch button.buttonType {
      case .detailDisclosure, .infoLight, .infoDark:
        content.image = UIImage(systemName: "info.circle")
      case .contactAdd: content.image = UIImage(systemName: "plus.circle")
      case .close: content.image = UIImage(systemName: "xmark.circle.fill")
      case .custom, .system: break
      }
    }
    return content
  }

  private func content(
    of configuration: UIButton.Configuration, in button: UIButton, height: CGFloat
  ) -> ButtonContent {
    let tint: UIColor = button.tintColor ?? .systemBlue
    let (foreground, background): (UIColor, UIColor?) =
      switch configuration.look {
      case .filled, .borderedProminent: (.white, configuration.baseBackgroundColor ?? tint)
      case .tinted, .borderedTinted:
        (tint, (configuration.baseBackgroundColor ?? tint).withAlphaComponent(0.18))
      case .gray, .bordered: (tint, configuration.baseBackgroundColor ?? .tertiarySystemFill)
      case .plain, .borderless: (tint, nil)
      }
    let color = configuration.baseForegroundColor ?? foreground
    func text(_ string: String?, _ style: UIFont.TextStyle) -> StyledText? {
      guard let string, !string.isEmpty else { return nil }
      return StyledText(
        string, .init(font: DrawnFont(.preferredFont(forTextStyle: style)), color: color))
    }
    let radius: CGFloat =
      switch configuration.cornerStyle {
      case .fixed: configuration.background.cornerRadius
      case .dynamic, .medium: 6
      case .small: 4
      case .large: 10
      case .capsule: height / 2
      }
    return ButtonContent(
      title: text(configuration.title, .body), subtitle: text(configuration.subtitle, .caption1),
      image: configuration.image, color: color,
      background: configuration.background.backgroundColor ?? background, radius: radius,
      padding: configuration.imagePadding, insets: configuration.contentInsets,
      showsActivity: configuration.showsActivityIndicator)
  }
}
