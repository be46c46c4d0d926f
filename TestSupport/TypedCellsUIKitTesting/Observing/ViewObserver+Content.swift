import TypedCellsTesting
import TypedCellsUIKit

extension ViewObserver {
  /// Adds the content of a view of a known class.
  ///
  /// - Returns: whether UIKit created the view's subviews, which aren't observed then.
  func addContent(of view: UIView, to node: inout ObservedNode) -> Bool {
    switch view {
    case let label as UILabel: add(label, to: &node)
    case let image as UIImageView: add(image, to: &node)
    case let control as UIControl: return add(control, to: &node)
    case let stack as UIStackView: add(stack, to: &node)
    case let cell as UITableViewCell: add(cell, to: &node)
    case let cell as UICollectionViewCell: add(cell, to: &node)
    case let header as UITableViewHeaderFooterView:
      if let background = header.backgroundConfiguration { add(background, to: &node) }
    case let progress as UIProgressView:
      node.add("progress", .number(Double(progress.progress)))
      if let tint = progress.progressTintColor {
        node.add("progressTintColor", Self.value(of: tint))
      }
      if let tint = progress.trackTintColor { node.add("trackTintColor", Self.value(of: tint)) }
      return true
    case let indicator as UIActivityIndicatorView:
      node.add("isAnimating", .flag(indicator.isAnimating))
      if let color = indicator.color { node.add("color", Self.value(of: color)) }
      return true
    case let list as UIListContentView:
      if let content = list.configuration as? UIListContentConfiguration {
        add(content, to: &node)
      }
      return true
    case let scroll as UIScrollView:
      let inset = scroll.contentInset
      if inset != .zero {
        node.add("contentInset", .numbers(inset.top, inset.left, inset.bottom, inset.right))
      }
      let offset = scroll.contentOffset
      node.add("contentOffset", .pair(offset.x, offset.y))
      node.add("isScrollEnabled", flag: scroll.isScrollEnabled, unless: true)
      #if !os(tvOS)
        node.add("isPagingEnabled", flag: scroll.isPagingEnabled)
      #endif
      guard let text = scroll as? UITextView else { return false }
      add(text, to: &node)
      #if canImport(UIKit)
        return true
      #else
        return text.subviews.isEmpty
      #endif
    default: break
    }
    return false
  }

  private func add(_ label: UILabel, to node: inout ObservedNode) {
    guard let text = label.attributedText, text.length > 0 else { return }
    node.add("text", .text(text.string))
    add(attributesOf: text, as: "attributedText", to: &node)
    if let font = label.font { node.add("font", .object(font)) }
    if let color = label.textColor { node.add("textColor", Self.value(of: color)) }
    node.add(
      "textAlignment", choice: label.textAlignment.rawValue, .textAlignment)
    node.add("numberOfLines", number: Double(label.numberOfLines), unless: 1)
    node.add(
      "lineBreakMode", choice: label.lineBreakMode.rawValue, .lineBreakMode)
    node.add("isEnabled", flag: label.isEnabled, unless: true)
    node.add("isHighlighted", flag: label.isHighlighted)
    node.add("adjustsFontSizeToFitWidth", flag: label.adjustsFontSizeToFitWidth)
    if label.adjustsFontSizeToFitWidth {
      node.add("minimumScaleFactor", number: label.minimumScaleFactor)
    }
    if let color = label.highlightedTextColor {
      node.add("highlightedTextColor", Self.value(of: color))
    }
    if let color = label.shadowColor {
      node.add("shadowColor", Self.value(of: color))
    }
  }

  private func add(_ view: UITextView, to node: inout ObservedNode) {
    #if !os(tvOS)
      node.add("isEditable", .flag(view.isEditable))
    #endif
    node.add("isSelectable", flag: view.isSelectable, unless: true)
    let inset = view.textContainerInset
    node.add("textContainerInset", .numbers(inset.top, inset.left, inset.bottom, inset.right))
    node.add("maximumNumberOfLines", number: Double(view.textContainer.maximumNumberOfLines))
    guard let text = view.attributedText, text.length > 0 else { return }
    node.add("text", .text(text.string))
    add(attributesOf: text, as: "attributedText", to: &node)
    if let font = view.font { node.add("font", .object(font)) }
    if let color = view.textColor { node.add("textColor", Self.value(of: color)) }
    node.add(
      "textAlignment", choice: view.textAlignment.rawValue, .textAlignment)
  }

  /// Adds the attributes of a text with their ranges, if it has any.
  func add(
    attributesOf text: NSAttributedString, as name: String, to node: inout ObservedNode
  ) {
    var runs: [String] = []
    var location = 0
    while location < text.length {
      var range = NSRange(location: 0, length: 0)
      let attributes = unsafe text.attributes(at: location, effectiveRange: &range)
      let words = attributes.map { "\($0.key.rawValue)=\(withoutAddresses("\($0.value)"))" }
        .sorted()
      if !words.isEmpty {
        runs.append(
          "\(range.location)..<\(range.location + range.length) \(words.joined(separator: " "))")
      }
      location = max(range.location + range.length, location + 1)
    }
    if !runs.isEmpty { node.add(name, .detail(runs.joined(separator: ", "))) }
  }

  /// Adds a content configuration. Its image and colours are compared as those of other views, because different
  /// objects can look the same.
  private func add(_ content: UIListContentConfiguration, to node: inout ObservedNode) {
    var rest = content
    rest.image = nil
    rest.imageProperties.tintColor = nil
    rest.textProperties.color = .label
    rest.secondaryTextProperties.color = .label
    node.add("configuration", .value(AnyEquatable(rest)))
    node.add("configuration.text", text: content.attributedText?.string ?? content.text)
    node.add(
      "configuration.secondaryText",
      text: content.secondaryAttributedText?.string ?? content.secondaryText)
    if let image = content.image {
      node.add("configuration.image", Self.value(of: image))
      if let tint = content.imageProperties.tintColor {
        node.add("configuration.imageProperties.tintColor", Self.value(of: tint))
      }
    }
    node.add("configuration.textProperties.color", Self.value(of: content.textProperties.color))
    node.add(
      "configuration.secondaryTextProperties.color",
      Self.value(of: content.secondaryTextProperties.color))
  }

  private func add(_ view: UIImageView, to node: inout ObservedNode) {
    guard let image = view.image else { return }
    node.add("image", Self.value(of: image))
    node.add("contentMode", choice: view.contentMode.rawValue, .contentMode)
    node.add("isHighlighted", flag: view.isHighlighted)
    if let image = view.highlightedImage {
      node.add("highlightedImage", Self.value(of: image))
    }
    if let symbol = view.preferredSymbolConfiguration {
      node.add("preferredSymbolConfiguration", .object(symbol))
    }
    if let tint = view.tintColor { node.add("tintColor", Self.value(of: tint)) }
  }

  /// The value of an image: images with the same pixels are equal.
  static func value(of image: UIImage) -> ObservedValue {
    #if canImport(UIKit)
      let words = "\(image.size) \(image.renderingMode.rawValue)"
      let pixels = image.pngData()
      return .digest(pixels?.hashValue ?? image.hash) { words }
    #else
      return .detail("\(image)")
    #endif
  }

  /// The value of a colour: colours that are the same in both styles are equal.
  static func value(of color: UIColor) -> ObservedValue {
    .color(color) { Traits.styles.map { color.resolvedColor(with: $0) } }
  }

  private func add(_ stack: UIStackView, to node: inout ObservedNode) {
    var spacings: [Double] = []
    for view in stack.arrangedSubviews where !view.isHidden {
      spacings.append(Double(stack.customSpacing(after: view)))
    }
    guard !spacings.isEmpty else { return }
    spacings.removeLast()
    if spacings.contains(where: { $0 != Double(UIStackView.spacingUseDefault) }) {
      node.add("customSpacings", .value(AnyEquatable(spacings)))
    }
    node.add("axis", choice: stack.axis.rawValue, .axis)
    node.add("spacing", number: stack.spacing)
    node.add("alignment", choice: stack.alignment.rawValue, .alignment)
    node.add("distribution", choice: stack.distribution.rawValue, .distribution)
  }

  private func add(_ cell: UITableViewCell, to node: inout ObservedNode) {
    node.add("accessoryType", choice: cell.accessoryType.rawValue, .accessoryType)
    node.add("editingAccessoryType", choice: cell.editingAccessoryType.rawValue, .accessoryType)
    node.add(
      "selectionStyle", choice: cell.selectionStyle.rawValue, .selectionStyle)
    node.add("isSelected", flag: cell.isSelected)
    node.add("isHighlighted", flag: cell.isHighlighted)
    node.add("isEditing", flag: cell.isEditing)
    node.add("indentationLevel", number: Double(cell.indentationLevel))
    node.add("indentationWidth", number: Double(cell.indentationWidth), unless: 10)
    node.add("showsReorderControl", flag: cell.showsReorderControl)
    node.add("shouldIndentWhileEditing", flag: cell.shouldIndentWhileEditing, unless: true)
    #if !os(tvOS)
      let inset = cell.separatorInset
      node.add("separatorInset", .numbers(inset.top, inset.left, inset.bottom, inset.right))
    #endif
    if let background = cell.backgroundConfiguration { add(background, to: &node) }
  }

  private func add(_ cell: UICollectionViewCell, to node: inout ObservedNode) {
    node.add("isSelected", flag: cell.isSelected)
    node.add("isHighlighted", flag: cell.isHighlighted)
    if let background = cell.backgroundConfiguration { add(background, to: &node) }
    if let list = cell as? UICollectionViewListCell {
      let accessories = list.accessories.map(Self.words)
      if !accessories.isEmpty {
        node.add("accessories", .detail(accessories.joined(separator: ", ")))
      }
      node.add("indentationLevel", number: Double(list.indentationLevel))
    }
  }

  /// The kind of an accessory, and in HeadlessUIKit its appearance. UIKit shows it by a subview.
  private static func words(_ accessory: UICellAccessory) -> String {
    var words = [withoutAddresses("\(accessory.accessoryType)")]
    if case .customView(let view) = accessory.accessoryType {
      words = ["customView(\(kind(of: view)))"]
    }
    #if !canImport(UIKit)
      words.append(accessory.appearance)
      if let menu = accessory.shownMenu { words.append(Self.words(menu)) }
    #endif
    return words.joined(separator: " ")
  }

  private func add(_ background: UIBackgroundConfiguration, to node: inout ObservedNode) {
    var rest = background
    rest.customView = nil
    rest.backgroundColor = nil
    rest.image = nil
    node.add("backgroundConfiguration", .value(AnyEquatable(rest)))
    if let color = background.backgroundColor {
      node.add("backgroundConfiguration.backgroundColor", Self.value(of: color))
    }
    if let image = background.image {
      node.add("backgroundConfiguration.image", Self.value(of: image))
    }
  }
}
