import TypedCellsTesting
import TypedCellsUIKit

extension ViewObserver {
  /// Adds the values of a control and the actions that it calls.
  ///
  /// - Returns: whether UIKit created its subviews.
  func add(_ control: UIControl, to node: inout ObservedNode) -> Bool {
    node.add("isEnabled", .flag(control.isEnabled))
    node.add("isSelected", flag: control.isSelected)
    node.add("isHighlighted", flag: control.isHighlighted)
    // A user doesn't notice the handlers of a disabled control.
    let handlers = control.isEnabled ? Self.handlers(of: control, in: root) : []
    if !handlers.isEmpty { node.add("handlers", .detail(handlers.joined(separator: ", "))) }
    switch control {
    case let button as UIButton: add(button, to: &node)
    #if !os(tvOS)
      case let toggle as UISwitch:
        node.add("isOn", .flag(toggle.isOn))
        if let tint = toggle.onTintColor { node.add("onTintColor", Self.value(of: tint)) }
      case let slider as UISlider:
        node.add("value", .number(Double(slider.value)))
        node.add("minimumValue", number: Double(slider.minimumValue))
        node.add("maximumValue", number: Double(slider.maximumValue), unless: 1)
        if let tint = slider.minimumTrackTintColor {
          node.add("minimumTrackTintColor", Self.value(of: tint))
        }
        if let tint = slider.maximumTrackTintColor {
          node.add("maximumTrackTintColor", Self.value(of: tint))
        }
      case let stepper as UIStepper:
        node.add("value", .number(stepper.value))
        node.add("minimumValue", number: stepper.minimumValue)
        node.add("maximumValue", number: stepper.maximumValue, unless: 100)
        node.add("stepValue", number: stepper.stepValue, unless: 1)
      case let picker as UIDatePicker:
        node.add("date", .number(picker.date.timeIntervalSinceReferenceDate))
        for (name, limit) in [
          ("minimumDate", picker.minimumDate), ("maximumDate", picker.maximumDate),
        ] {
          if let limit { node.add(name, .number(limit.timeIntervalSinceReferenceDate)) }
        }
        node.add(
          "datePickerMode", choice: picker.datePickerMode.rawValue, .datePickerMode)
    #endif
    case let segments as UISegmentedControl:
      node.add("selectedSegmentIndex", .number(Double(segments.selectedSegmentIndex)))
      node.add("isMomentary", flag: segments.isMomentary)
      if let tint = segments.selectedSegmentTintColor {
        node.add("selectedSegmentTintColor", Self.value(of: tint))
      }
      for index in 0..<segments.numberOfSegments {
        node.add("titleForSegment(\(index))", .text(segments.titleForSegment(at: index) ?? ""))
        if let image = segments.imageForSegment(at: index) {
          node.add("imageForSegment(\(index))", Self.value(of: image))
        }
        if !segments.isEnabledForSegment(at: index) {
          node.add("isEnabledForSegment(\(index))", .flag(false))
        }
      }
    case let field as UITextField:
      if let text = field.text, !text.isEmpty { node.add("text", .text(text)) }
      if let text = field.placeholder, !text.isEmpty { node.add("placeholder", .text(text)) }
      if let font = field.font { node.add("font", .object(font)) }
      if let color = field.textColor { node.add("textColor", Self.value(of: color)) }
    default: return false
    }
    #if canImport(UIKit)
      return true
    #else
      return control.subviews.isEmpty
    #endif
  }

  private func add(_ button: UIButton, to node: inout ObservedNode) {
    let states: [(String, UIControl.State)] = [
      ("", .normal), (" (selected)", .selected), (" (highlighted)", .highlighted),
      (" (disabled)", .disabled),
    ]
    for (words, state) in states {
      if let title = button.attributedTitle(for: state)?.string ?? button.title(for: state),
        !title.isEmpty
      {
        node.add("title" + words, .text(title))
        if let text = button.attributedTitle(for: state) {
          add(attributesOf: text, as: "attributedTitle" + words, to: &node)
        }
        if let color = button.titleColor(for: state) {
          node.add("titleColor" + words, Self.value(of: color))
        }
      }
      if let image = button.image(for: state) { node.add("image" + words, Self.value(of: image)) }
      if let image = button.backgroundImage(for: state) {
        node.add("backgroundImage" + words, Self.value(of: image))
      }
    }
    if let label = button.titleLabel, label.text?.isEmpty == false, button.configuration == nil {
      if let font = label.font { node.add("titleLabel.font", .object(font)) }
      node.add("titleLabel.numberOfLines", number: Double(label.numberOfLines), unless: 1)
      node.add(
        "titleLabel.textAlignment", choice: label.textAlignment.rawValue, .textAlignment)
    }
    node.add(
      "contentHorizontalAlignment", choice: button.contentHorizontalAlignment.rawValue,
      .contentHorizontalAlignment)
    if let configuration = button.configuration {
      add(configuration, to: &node)
    }
    if #available(tvOS 17, *), let menu = button.menu {
      node.add("menu", .detail(Self.words(menu)))
    }
  }

  private func add(_ configuration: UIButton.Configuration, to node: inout ObservedNode) {
    node.add("configuration.title", text: configuration.title)
    node.add("configuration.subtitle", text: configuration.subtitle)
    if let image = configuration.image { node.add("configuration.image", Self.value(of: image)) }
    if let color = configuration.baseForegroundColor {
      node.add("configuration.baseForegroundColor", Self.value(of: color))
    }
    if let color = configuration.baseBackgroundColor {
      node.add("configuration.baseBackgroundColor", Self.value(of: color))
    }
    if let color = configuration.background.backgroundColor {
      node.add("configuration.background.backgroundColor", Self.value(of: color))
    }
    node.add("configuration.showsActivityIndicator", flag: configuration.showsActivityIndicator)
    node.add("configuration.cornerStyle", .detail("\(configuration.cornerStyle)"))
    node.add("configuration.buttonSize", .detail("\(configuration.buttonSize)"))
    node.add("configuration.titleAlignment", .detail("\(configuration.titleAlignment)"))
    node.add("configuration.imagePadding", number: configuration.imagePadding)
    #if !canImport(UIKit)
      // UIKit doesn't tell the style, and two equal configurations with closures aren't equal.
      node.add("configuration", .detail(configuration.styleName))
    #endif
  }

  /// The titles of a menu and of everything in it.
  static func words(_ element: UIMenuElement) -> String {
    let children = (element as? UIMenu)?.children.map(words).joined(separator: ", ")
    let state = (element as? UIAction).map { $0.state == .on ? " (on)" : "" } ?? ""
    return element.title + state + (children.map { " [\($0)]" } ?? "")
  }

  /// The actions and targets that a control calls, without addresses, in a stable order.
  static func handlers(of control: UIControl, in root: UIView) -> [String] {
    var handlers: [String] = []
    control.enumerateEventHandlers { action, target, events, _ in
      if let action {
        handlers.append("action '\(action.title)' for \(events.words)")
      } else if let (object, selector) = target {
        let name =
          object.map { ($0 as AnyObject) === root ? "the cell" : "\(type(of: $0))" }
          ?? "the responder chain"
        handlers.append("\(selector) of \(name) for \(events.words)")
      }
    }
    return handlers.sorted()
  }
}
