import TypedCellsUIKit

/// An active constraint between visible views.
struct ObservedConstraint {
  /// An item of a constraint: the number of a view instead of the view, so that two cells can be compared.
  private struct Item {
    let number: Int
    let guide: Int
    let attribute: Int

    func combine(into hash: inout QuickHash) {
      hash.combine(number)
      hash.combine(guide)
      hash.combine(attribute)
    }
  }

  private let first: Item
  private let second: Item?
  private let relation: Int
  private let multiplier: CGFloat
  private let constant: CGFloat
  private let priority: Float

  /// The views of the items, for their names in reports. They differ between two cells.
  private let firstView: UIView
  private let secondView: UIView?

  /// Returns `nil` if a view of the constraint is hidden or the system added the constraint.
  ///
  /// - Parameter numbers: the numbers of the visible views.
  @MainActor
  init?(_ constraint: NSLayoutConstraint, _ numbers: [ObjectIdentifier: Int]) {
    guard type(of: constraint) == NSLayoutConstraint.self,
      let one = Self.item(constraint.firstItem, constraint.firstAttribute, numbers)
    else { return nil }
    let two = constraint.secondItem.map { Self.item($0, constraint.secondAttribute, numbers) }
    if case .some(.none) = two { return nil }
    (first, firstView) = one
    (second, secondView) = (two??.item, two??.view)
    relation = constraint.relation.rawValue
    multiplier = constraint.multiplier
    constant = constraint.constant
    priority = constraint.priority.rawValue
  }

  @MainActor
  private static func item(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute,
    _ numbers: [ObjectIdentifier: Int]
  ) -> (item: Item, view: UIView)? {
    let guide = item as? UILayoutGuide
    guard let view = item as? UIView ?? guide?.owningView,
      let number = numbers[ObjectIdentifier(view)]
    else { return nil }
    let index =
      guide.map { guide in (view.layoutGuides.firstIndex { $0 === guide } ?? 98) + 1 } ?? 0
    return (Item(number: number, guide: index, attribute: attribute.rawValue), view)
  }

  /// A hash that constraints with the same effect in two cells share.
  var digest: Int {
    var hash = QuickHash(relation)
    first.combine(into: &hash)
    second?.combine(into: &hash)
    hash.combine(multiplier)
    hash.combine(constant)
    hash.combine(CGFloat(priority))
    return hash.value
  }

  /// The constraint in words, with each view named by the property that stores it.
  @MainActor
  func words(_ names: [ObjectIdentifier: String]) -> String {
    func name(_ view: UIView) -> String {
      names[ObjectIdentifier(view)] ?? ViewObserver.kind(of: view)
    }
    let sign = relation < 0 ? "<=" : relation > 0 ? ">=" : "=="
    let left = "\(name(firstView)).\(Self.name(first.attribute))"
    let right = second.flatMap { item in
      secondView.map { "\(name($0)).\(Self.name(item.attribute))" }
    }
    let factor = multiplier == 1 ? "" : " * \(Double(multiplier))"
    let end = priority == 1000 ? "" : " @\(priority)"
    return [left, sign, right.map { $0 + factor }, "\(Double(constant))"].compactMap(\.self)
      .joined(separator: " ") + end
  }

  private static func name(_ attribute: Int) -> String {
    NSLayoutConstraint.Attribute(rawValue: attribute).map { "\($0)" } ?? "\(attribute)"
  }
}
