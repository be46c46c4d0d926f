extension UIView {
  /// The class, address, frame and layer, the properties that differ from a new view's, and those of lists.
  var descriptionInUIKitsWords: String {
    var parts = [address(of: self)]
    if let baseClass { parts.append("baseClass = \(baseClass)") }
    parts.append("frame = \(frame.forDescription)")
    parts += differences
    parts.append("layer = <\(address(of: layer))>")
    if let view = self as? UIScrollView { parts += view.partsOfDescription }
    return "<\(parts.joined(separator: "; "))>"
  }

  /// The class of UIKit that the view's class inherits from, or `nil` if the view's class is UIKit's.
  private var baseClass: String? {
    guard !isUIKit(type(of: self)) else { return nil }
    let mirrors = sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }
    return mirrors.lazy.map(\.subjectType).first(where: isUIKit).map { "\($0)" }
  }

  /// The properties that differ from a new view's, in UIKit's order.
  private var differences: [String] {
    var found: [String] = []
    if let text = textForDescription { found.append("text = '\(text)'") }
    if clipsToBounds { found.append("clipsToBounds = YES") }
    if alpha != 1 { found.append("alpha = \(alpha.formattedForDescription)") }
    if isHidden { found.append("hidden = YES") }
    if !isOpaque { found.append("opaque = NO") }
    if !autoresizingMask.isEmpty { found.append("autoresize = \(autoresizingMask.forDescription)") }
    if !isUserInteractionEnabled { found.append("userInteractionEnabled = NO") }
    if tag != 0 { found.append("tag = \(tag)") }
    // A scroll view's recogniser for scrolling is only created when it's asked for. The arrays of UIKit have an
    // address, which is the view's here.
    if self is UIScrollView || gestureRecognizers?.isEmpty == false {
      found.append("gestureRecognizers = <NSArray: \(pointer(to: self))>")
    }
    if let backgroundColor {
      found.append(
        "backgroundColor = \(backgroundColor.description(at: pointer(to: backgroundColor)))")
    }
    return found
  }

  private var textForDescription: String? {
    switch self {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    default: nil
    }
  }
}

extension UIScrollView {
  /// The offset, the size and the insets, and the layout and data source of a list.
  fileprivate var partsOfDescription: [String] {
    var parts = [
      "contentOffset: {\(contentOffset.x.formattedForDescription), \(contentOffset.y.formattedForDescription)}",
      "contentSize: {\(contentSize.width.formattedForDescription), \(contentSize.height.formattedForDescription)}",
      "adjustedContentInset: \(adjustedContentInset.forDescription)",
    ]
    if let collection = self as? UICollectionView {
      parts.append("layout: <\(address(of: collection.collectionViewLayout))>")
    }
    let source: AnyObject? =
      (self as? UITableView)?.dataSource ?? (self as? UICollectionView)?.dataSource
    if let source { parts.append("dataSource: <\(address(of: source))>") }
    return parts
  }
}

extension NSObject {
  /// Returns a description that reads values of the main actor. Logging can use it on any thread. Outside the main thread,
  /// it contains only the class.
  nonisolated func mainActorDescription(_ text: @MainActor () -> String) -> String {
    guard MainActor.isCurrent else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated { text() }
  }
}

/// Returns the class and address of an object. The classes of other modules than UIKit have their module's name.
func address(of object: AnyObject) -> String {
  let name = isUIKit(type(of: object)) ? "\(type(of: object))" : qualifiedName(of: type(of: object))
  return "\(name): \(pointer(to: object))"
}

/// Returns the address of an object.
private func pointer(to object: AnyObject) -> String {
  "0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))"
}

private func isUIKit(_ anyClass: Any.Type) -> Bool {
  let name = String(reflecting: anyClass)
  return name.hasPrefix("HeadlessUIKitClasses.") || !name.contains(".")
}

/// Returns the name with the module, and without the parts that name the file of a private class.
private func qualifiedName(of anyClass: Any.Type) -> String {
  String(reflecting: anyClass).split(separator: ".").filter { !$0.hasPrefix("(") }
    .joined(separator: ".")
}

extension UIEdgeInsets {
  fileprivate var forDescription: String {
    let numbers = [top, left, bottom, right].map(\.formattedForDescription)
    return "{\(numbers.joined(separator: ", "))}"
  }
}

extension CGRect {
  fileprivate var forDescription: String {
    let numbers = [minX, minY, width, height].map(\.formattedForDescription)
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}

extension UIView.AutoresizingMask {
  fileprivate var forDescription: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
