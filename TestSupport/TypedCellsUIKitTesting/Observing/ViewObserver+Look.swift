import TypedCellsTesting
import TypedCellsUIKit

extension ViewObserver {
  /// Adds the appearance that every view has: colours, borders, shadows.
  func addLook(of view: UIView, to node: inout ObservedNode, isRoot: Bool) {
    node.add("alpha", number: view.alpha, unless: 1)
    if let color = view.backgroundColor, color != .clear {
      node.add("backgroundColor", Self.value(of: color))
    }
    let layer = view.layer
    if view.backgroundColor == nil, let color = layer.backgroundColor {
      node.add("layer.backgroundColor", Self.value(of: UIColor(cgColor: color)))
    }
    node.add("layer.opacity", number: Double(layer.opacity), unless: Double(view.alpha))
    if layer.borderWidth != 0 {
      node.add("layer.borderWidth", .number(layer.borderWidth))
      if let color = layer.borderColor {
        node.add("layer.borderColor", Self.value(of: UIColor(cgColor: color)))
      }
    }
    if layer.shadowOpacity != 0 {
      node.add("layer.shadowOpacity", .number(Double(layer.shadowOpacity)))
      node.add("layer.shadowRadius", .number(layer.shadowRadius))
      let offset = layer.shadowOffset
      node.add("layer.shadowOffset", .pair(offset.width, offset.height))
      if let color = layer.shadowColor {
        node.add("layer.shadowColor", Self.value(of: UIColor(cgColor: color)))
      }
    }
    if layer.cornerRadius != 0 {
      node.add("layer.cornerRadius", .number(layer.cornerRadius))
      let corners = layer.maskedCorners
      node.add("layer.maskedCorners", .digest(Int(corners.rawValue)) { corners.words })
      node.add("clipsToBounds", flag: view.clipsToBounds)
    }
    let transform = view.transform
    if !transform.isIdentity {
      node.add("transform", .numbers(transform.a, transform.b, transform.c, transform.d))
      node.add("transform.translation", .pair(transform.tx, transform.ty))
    }
    #if canImport(UIKit)
      for sublayer in layer.sublayers ?? [] where sublayer.delegate == nil && !sublayer.isHidden {
        node.children.append(LayerObserver.node(of: sublayer))
      }
    #endif
  }

  /// Adds how a visible view is drawn together with the views inside it and beside it.
  func addDrawing(of view: UIView, to node: inout ObservedNode) {
    let layer = view.layer
    if layer.zPosition != 0 { node.add("layer.zPosition", .number(layer.zPosition)) }
    if layer.speed != 1 { node.add("layer.speed", .number(Double(layer.speed))) }
    if !node.children.isEmpty, layer.cornerRadius == 0 {
      node.add("clipsToBounds", flag: view.clipsToBounds)
    }
  }

  /// Adds the gestures and the accessibility properties of a view.
  func addUse(of view: UIView, to node: inout ObservedNode) {
    if let gestures = view.gestureRecognizers, !gestures.isEmpty {
      // A user doesn't notice a recognizer that is disabled, so a cell may create it when a row first needs it.
      let names = gestures.filter(\.isEnabled).map { "\(type(of: $0))" }
      if !names.isEmpty {
        node.add("gestureRecognizers", .detail(names.sorted().joined(separator: ", ")))
      }
    }
    if !node.properties.isEmpty {
      node.add("isUserInteractionEnabled", .flag(view.isUserInteractionEnabled))
    }
    node.add("isFirstResponder", flag: view.isFirstResponder)
    node.add("isAccessibilityElement", flag: view.isAccessibilityElement)
    if let label = view.accessibilityLabel, !label.isEmpty {
      node.add("accessibilityLabel", .detail(label))
    }
    if let hint = view.accessibilityHint, !hint.isEmpty {
      node.add("accessibilityHint", .detail(hint))
    }
    if let value = view.accessibilityValue, !value.isEmpty {
      node.add("accessibilityValue", .detail(value))
    }
    node.add("accessibilityIdentifier", detail: view.accessibilityIdentifier)
    if view.accessibilityTraits != .none {
      let traits = view.accessibilityTraits
      node.add(
        "accessibilityTraits", .digest(Int(truncatingIfNeeded: traits.rawValue)) { traits.words })
    }
    if let elements = view.accessibilityElements {
      node.add("accessibilityElements", .detail(Self.words(ofElements: elements)))
    }
    node.add("accessibilityElementsHidden", flag: view.accessibilityElementsHidden)
    node.add(
      "semanticContentAttribute", choice: view.semanticContentAttribute.rawValue,
      .semanticContentAttribute)
    node.add(
      "overrideUserInterfaceStyle", choice: view.overrideUserInterfaceStyle.rawValue,
      .userInterfaceStyle)
    // A tint is visible only in a view that draws something, and most views inherit it.
    if !node.properties.isEmpty, let tint = view.tintColor {
      let inherited = view.superview?.tintColor ?? .systemBlue
      // A comparison of two references is much faster than `isEqual`, and most tints are the same object.
      if tint !== inherited, tint != inherited { node.add("tintColor", Self.value(of: tint)) }
    }
  }

  /// The visible accessibility elements in reading order: their classes, and their labels or texts.
  private static func words(ofElements elements: [Any]) -> String {
    elements.compactMap { element -> String? in
      guard let view = element as? UIView else { return "\(type(of: element))" }
      guard view.isPerceptible else { return nil }
      let text = view.accessibilityLabel ?? (view as? UILabel)?.text
      return kind(of: view) + (text.map { " '\($0)'" } ?? "")
    }.joined(separator: ", ")
  }

  /// Adds the stored properties of a view of your own that has no subviews, because it draws them.
  ///
  /// UIKit draws a label, an image view or a button, so further properties of its subclass aren't visible: for example
  /// the number of the last request.
  ///
  /// - Returns: whether the view may draw something.
  func addState(of view: UIView, to node: inout ObservedNode) -> Bool {
    guard Self.drawsItself(view) else { return false }
    Self.addStoredProperties(of: view, to: &node)
    return true
  }

  private static func drawsItself(_ view: UIView) -> Bool {
    view.subviews.isEmpty && !isDeclaredBySystem(type(of: view)) && !isDrawnByUIKit(view)
  }

  private static func addStoredProperties(of view: UIView, to node: inout ObservedNode) {
    for (name, value) in storedProperties(of: view) {
      if let words = words(of: value) {
        node.add(name, .detail(words))
      } else if isList(value) {
        node.add(name, .unfilled)
      }
    }
  }

  #if !canImport(UIKit)
    /// The views inside a view that draw themselves.
    static func drawings(in root: UIView) -> [CellDrawing] {
      var views: [UIView] = []
      collectViewsThatDraw(in: root, into: &views)
      if views.isEmpty { return [] }
      let names = ViewNames.names(in: root)
      return views.map { view in
        var node = ObservedNode(kind: kind(of: view))
        addStoredProperties(of: view, to: &node)
        return CellDrawing(
          name: names[ObjectIdentifier(view)] ?? kind(of: view), view: view,
          state: node.properties.map { "\($0.name): \($0.value.words)" },
          drawIfNeeded: view.displayIfNeeded)
      }
    }

    private static func collectViewsThatDraw(in view: UIView, into views: inout [UIView]) {
      if drawsItself(view) { views.append(view) }
      for child in view.subviews { collectViewsThatDraw(in: child, into: &views) }
    }
  #endif

  private static func isDrawnByUIKit(_ view: UIView) -> Bool {
    switch view {
    case is UILabel, is UIImageView, is UIScrollView, is UIStackView, is UIButton, is UITextField,
      is UISegmentedControl, is UIProgressView, is UIActivityIndicatorView, is UIListContentView:
      return true
    default: break
    }
    #if os(tvOS)
      return false
    #else
      return view is UISwitch || view is UISlider || view is UIStepper || view is UIDatePicker
    #endif
  }

  /// Whether the type of a value without text is an optional array.
  private static func isList(_ value: Any) -> Bool {
    "\(type(of: value))".hasPrefix("Optional<Array<")
  }

  /// The text of a value that a view may draw; `nil` for views, closures and other objects.
  private static func words(of value: Any) -> String? {
    guard let value = unwrapped(value) else { return nil }
    if value is UIColor || value is UIImage || value is UIFont || value is NSAttributedString {
      return withoutAddresses("\(value)")
    }
    // These name an object or a moment, for example in a log. A view rarely draws them.
    if value is UUID || value is Date || value is ObjectIdentifier { return nil }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class, .tuple: return nil
    case .collection:
      return mirror.children.compactMap { words(of: $0.value) }.joined(separator: ", ")
    default: return "\(type(of: value))".contains("->") ? nil : withoutAddresses("\(value)")
    }
  }
}
