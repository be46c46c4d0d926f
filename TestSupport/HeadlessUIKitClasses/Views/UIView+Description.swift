extension UIView {
  /// The class, address, frame and layer, and the properties that differ from a new view's.
  var descriptionInUIKitsWords: String {
    let parts =
      [address(of: self), "frame = \(frame.forDescription)"] + differences
      + ["layer = <\(address(of: layer))>"]
    return "<\(parts.joined(separator: "; "))>"
  }

  /// The properties that differ from a new view's, in UIKit's order.
  private var differences: [String] {
    var found: [String] = []
    if let text = textForDescription { found.append("text = '\(text)'") }
    if isHidden { found.append("hidden = YES") }
    if alpha != 1 { found.append("alpha = \(alpha.formattedForDescription)") }
    if !isOpaque { found.append("opaque = NO") }
    if !autoresizingMask.isEmpty { found.append("autoresize = \(autoresizingMask.forDescription)") }
    if !isUserInteractionEnabled { found.append("userInteractionEnabled = NO") }
    if tag != 0 { found.append("tag = \(tag)") }
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

/// Returns the class and address of an object.
private func address(of object: AnyObject) -> String {
  let number = UInt(bitPattern: ObjectIdentifier(object).hashValue)
  return "\(type(of: object)): 0x\(String(number, radix: 16))"
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
