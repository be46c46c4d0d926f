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

  /// The constraint itself, for reports.
  let current: CurrentConstraint

  /// Returns `nil` if a view of the constraint is hidden or the system added the constraint.
  ///
  /// - Parameter numbers: the numbers of the visible views.
  @MainActor
  init?(_ current: CurrentConstraint, _ numbers: [ObjectIdentifier: Int]) {
    let constraint = current.constraint
    guard type(of: constraint) == NSLayoutConstraint.self,
      let one = Self.item(constraint.firstItem, constraint.firstAttribute, numbers)
    else { return nil }
    let two = constraint.secondItem.map { Self.item($0, constraint.secondAttribute, numbers) }
    if case .some(.none) = two { return nil }
    first = one
    second = two ?? nil
    relation = constraint.relation.rawValue
    multiplier = constraint.multiplier
    constant = current.constant
    priority = current.priority
    self.current = current
  }

  @MainActor
  private static func item(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute,
    _ numbers: [ObjectIdentifier: Int]
  ) -> Item? {
    let guide = item as? UILayoutGuide
    guard let view = item as? UIView ?? guide?.owningView,
      let number = numbers[ObjectIdentifier(view)]
    else { return nil }
    let index =
      guide.map { guide in (view.layoutGuides.firstIndex { $0 === guide } ?? 98) + 1 } ?? 0
    return Item(number: number, guide: index, attribute: attribute.rawValue)
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
}
