import TypedCellsTesting
import TypedCellsUIKit

/// An active constraint with its values at the moment of an observation.
struct CurrentConstraint {
  let constraint: NSLayoutConstraint
  let constant: CGFloat
  let priority: Float

  @MainActor
  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
    constant = constraint.constant
    priority = constraint.priority.rawValue
  }

  @MainActor
  func rule(_ names: [ObjectIdentifier: String]) -> LayoutRule {
    LayoutRule(
      object: ObjectIdentifier(constraint), constant: Double(constant), priority: Double(priority),
      words: words(names))
  }

  /// The constraint in words, with each view named by the property that stores it.
  @MainActor
  func words(_ names: [ObjectIdentifier: String]) -> String {
    func name(_ item: AnyObject?) -> String? {
      guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { return nil }
      return names[ObjectIdentifier(view)] ?? ViewObserver.kind(of: view)
    }
    let relation = constraint.relation.rawValue
    let sign = relation < 0 ? "<=" : relation > 0 ? ">=" : "=="
    let left =
      "\(name(constraint.firstItem) ?? "nothing").\(Self.name(of: constraint.firstAttribute))"
    let right = name(constraint.secondItem).map {
      "\($0).\(Self.name(of: constraint.secondAttribute))"
    }
    let factor = constraint.multiplier == 1 ? "" : " * \(Double(constraint.multiplier))"
    let end = priority == 1000 ? "" : " @\(priority)"
    return [left, sign, right.map { $0 + factor }, "\(Double(constant))"].compactMap(\.self)
      .joined(separator: " ") + end
  }

  private static func name(of attribute: NSLayoutConstraint.Attribute) -> String {
    let number = attribute.rawValue
    return names.indices.contains(number) ? names[number] : "\(number)"
  }

  private static let names = [
    "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height",
    "centerX", "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin",
    "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]
}
