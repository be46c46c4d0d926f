import Foundation

/// The search for the first difference between two looks.
///
/// Views are paired by the properties that store them, and only others by their order.
@MainActor
struct LookComparison {
  /// A difference between two parts: the deepest part, its property and both values.
  struct Difference {
    var path: [(kind: String, object: ObjectIdentifier?)]
    var property: String?
    var here: String
    var there: String

    /// Whether the part is one more than expected.
    var isAdded = false

    /// Whether the property differs because of something else, which is reported if it is found.
    var isConsequence: Bool { isSize || ["clipsToBounds", ObservedNode.order].contains(property) }

    /// Whether the property is a size or a position, or what decides them.
    var isSize: Bool { property.map(ObservedNode.sizes.contains) ?? false }
  }

  private let look: CellObservation
  private let expected: CellObservation
  private let names: [ObjectIdentifier: String]
  private let expectedNames: [ObjectIdentifier: String]

  init(_ look: CellObservation, _ expected: CellObservation) {
    self.look = look
    self.expected = expected
    names = look.names()
    expectedNames = expected.names()
  }

  /// Returns the first difference from the expected look, or `nil` if both look alike.
  func firstDifference() -> CellObservation.Difference? {
    guard let found = difference(look.root, expected.root) else { return nil }
    if found.isSize, let rule = differenceOfRules(found) { return rule }
    var path: [String] = []
    for (kind, object) in found.path.dropFirst() {
      if let name = name(of: object) { path = [name] } else { path.append(kind) }
    }
    let isStored = name(of: found.path.last?.object) != nil
    if let property = found.property { path.append(property) }
    if path.isEmpty { path = ["the cell"] }
    return CellObservation.Difference(
      place: path.joined(separator: "."), here: found.here, there: found.there,
      property: found.property, isAdded: found.isAdded && !isStored)
  }

  private func name(of object: ObjectIdentifier?) -> String? {
    object.flatMap { names[$0] ?? expectedNames[$0] }
  }

  private func difference(_ one: ObservedNode, _ two: ObservedNode) -> Difference? {
    if one.looksLike(two) { return nil }
    let here = (kind: one.kind, object: one.object)
    if one.kind != two.kind {
      return Difference(path: [here], property: nil, here: one.kind, there: two.kind)
    }
    var own = ownDifferences(one, two)
    for index in own.indices { own[index].path = [here] }
    if let cause = own.first(where: { !$0.isConsequence }) { return cause }
    var inside = one.hasSameChildren(as: two) ? nil : childDifference(one, two)
    inside?.path.insert(here, at: 0)
    guard let inside, let first = own.first else { return inside ?? own.first }
    // Constraints may count as different only because their views have other frames, and a cell sets the frame of its
    // content view itself.
    let isCause =
      inside.isConsequence && first.here != first.there
      && name(of: one.object) != "contentView"
    return isCause ? first : inside
  }

  // MARK: The properties of a part

  private func ownDifferences(_ one: ObservedNode, _ two: ObservedNode) -> [Difference] {
    var found: [Difference] = []
    for property in one.properties {
      guard let other = two.properties.first(where: { $0.name == property.name }) else {
        found.append(
          Difference(
            path: [], property: property.name, here: property.value.words,
            there: property.value.usualWords))
        continue
      }
      if property.value.equals(other.value) { continue }
      if property.name == ObservedNode.constraints {
        let (here, there) = (property.value.words, other.value.words)
        found.append(
          Difference(
            path: [], property: property.name, here: words(here, without: there),
            there: words(there, without: here)))
        continue
      }
      let detail = innermostDifference(property.value, other.value)
      found.append(
        Difference(
          path: [], property: property.name + detail.path, here: detail.here, there: detail.there))
    }
    let known = Set(one.properties.map(\.name))
    return found
      + two.properties.filter { !known.contains($0.name) }.map {
        Difference(
          path: [], property: $0.name, here: $0.value.usualWords, there: $0.value.words)
      }
  }

  /// Returns the constraints that only the first text contains.
  private func words(_ constraints: String, without others: String) -> String {
    let separator = ObservedNode.separator
    let others = Set(others.components(separatedBy: separator))
    let own = constraints.components(separatedBy: separator).filter { !others.contains($0) }
    return own.isEmpty ? "nil" : own.joined(separator: separator)
  }

  // MARK: The parts inside a part

  private func childDifference(_ one: ObservedNode, _ two: ObservedNode) -> Difference {
    if let order = orderDifference(one, two) { return order }
    let found = pairs(one, two).compactMap { pair -> Difference? in
      switch pair {
      case (let child?, let other?): difference(child, other)
      case (let child?, nil):
        difference(
          of: child, missingIn: expected, isSurplus: true,
          isAdded: one.children.count > two.children.count)
      case (nil, let other?):
        difference(of: other, missingIn: look, isSurplus: false, isAdded: false)
      case (nil, nil): nil
      }
    }
    return found.first { !$0.isConsequence } ?? found.first
      ?? Difference(path: [], property: nil, here: "another order", there: "its order")
  }

  /// The difference between two stacks with the same views in another order.
  private func orderDifference(_ one: ObservedNode, _ two: ObservedNode) -> Difference? {
    let (here, there) = (one.children.map(\.summary), two.children.map(\.summary))
    guard one.isOrdered, here != there, here.sorted() == there.sorted() else { return nil }
    return Difference(
      path: [], property: ObservedNode.arrangement, here: here.joined(separator: ", "),
      there: there.joined(separator: ", "))
  }

  /// The children of both parts: those in properties of the same name, then equal ones, then those of the same kind, and
  /// the rest alone.
  private func pairs(
    _ one: ObservedNode, _ two: ObservedNode
  ) -> [(ObservedNode?, ObservedNode?)] {
    let (own, others) = (one.children, two.children)
    var partners = [Int?](repeating: nil, count: own.count)
    var rest = Array(others.indices)
    func pairEach(_ isPartner: (_ own: ObservedNode, _ other: ObservedNode) -> Bool) {
      for index in own.indices where partners[index] == nil {
        guard let found = rest.firstIndex(where: { isPartner(own[index], others[$0]) }) else {
          continue
        }
        partners[index] = rest.remove(at: found)
      }
    }
    pairEach { child, other in
      storedName(of: child, names).map { $0 == storedName(of: other, expectedNames) } ?? false
    }
    let open = own.indices.filter { partners[$0] == nil }
    if open.count == rest.count, zip(open, rest).allSatisfy({ canBeTwins(own[$0], others[$1]) }) {
      for (index, other) in zip(open, rest) { partners[index] = other }
      rest = []
    }
    pairEach { $0.looksLike($1) }
    // If there are more views than expected, one of them was added, and it isn't another one that changed.
    if own.indices.count(where: { partners[$0] == nil }) <= rest.count { pairEach(canBeTwins) }
    return own.indices.map { (own[$0], partners[$0].map { others[$0] }) }
      + rest.map { (nil, others[$0]) }
  }

  private func storedName(
    of part: ObservedNode, _ names: [ObjectIdentifier: String]
  ) -> String? {
    part.object.flatMap { names[$0] }
  }

  /// Whether two parts can be the same view of two cells.
  private func canBeTwins(_ one: ObservedNode, _ two: ObservedNode) -> Bool {
    guard one.kind == two.kind else { return false }
    let (name, other) = (storedName(of: one, names), storedName(of: two, expectedNames))
    return name == nil || other == nil || name == other
  }

  /// The difference of a part that isn't in the other look.
  private func difference(
    of part: ObservedNode, missingIn other: CellObservation, isSurplus: Bool, isAdded: Bool
  ) -> Difference {
    let partNames = isSurplus ? names : expectedNames
    let otherNames = isSurplus ? expectedNames : names
    let ownUnseen = (isSurplus ? look : expected).unseen
    /// The reason why the other look doesn't have a part.
    func reason(_ part: ObservedNode) -> UnseenPart.Reason? {
      if let name = storedName(of: part, partNames) {
        return other.unseen.first { otherNames[$0.object] == name }?.reason
      }
      // A view without a name is one of those that only the other look doesn't show.
      let candidates = other.unseen.filter { $0.kind == part.kind && otherNames[$0.object] == nil }
      let known = ownUnseen.count { $0.kind == part.kind && partNames[$0.object] == nil }
      return candidates.count > known ? candidates[0].reason : nil
    }
    func difference(
      _ path: [(kind: String, object: ObjectIdentifier?)], _ property: String?, _ own: String,
      _ its: String
    ) -> Difference {
      Difference(
        path: path, property: property, here: isSurplus ? own : its, there: isSurplus ? its : own)
    }
    /// The outermost part that the other look hides, because it hides everything inside.
    func hidden(
      _ part: ObservedNode, _ path: [(kind: String, object: ObjectIdentifier?)]
    ) -> Difference? {
      let path = path + [(part.kind, part.object)]
      switch reason(part) {
      case .hidden?: return difference(path, "isHidden", "false", "true")
      case .transparent(let alpha)?:
        let own = part.properties.first { $0.name == "alpha" }?.value ?? .number(1)
        return difference(path, "alpha", own.words, ObservedValue.number(alpha).words)
      case .empty?, nil: return part.children.firstResult { hidden($0, path) }
      }
    }
    if let found = hidden(part, []) { return found }
    // The other cell has the view in the same property, and doesn't show it anywhere.
    let isRemoved =
      reason(part) == nil
      && storedName(of: part, partNames).map(otherNames.values.contains) ?? false
    let own = [(kind: part.kind, object: part.object)]
    var (path, property): ([(kind: String, object: ObjectIdentifier?)], ObservedNode.Property?) =
      isRemoved ? (own, nil) : part.firstContent ?? (part.pathToContent, nil)
    if property == nil, case .empty? = reason(part) {
      // The other view is there and has nothing that a user sees.
      (path, property) = part.firstProperty ?? (own, nil)
    }
    var found = difference(
      path, property?.name, property?.value.words ?? part.summary,
      property == nil ? "not there" : "nil")
    found.isAdded = isAdded
    return found
  }

  // MARK: Constraints

  /// The constraint that is the cause of another size or position.
  private func differenceOfRules(_ found: Difference) -> CellObservation.Difference? {
    let (own, others) = (look.rules(), expected.rules())
    func byName(_ rules: [LayoutRule], _ names: [ObjectIdentifier: String]) -> [String: LayoutRule]
    {
      Dictionary(
        rules.compactMap { rule in names[rule.object].map { ($0, rule) } },
        uniquingKeysWith: { one, _ in one })
    }
    func difference(_ name: String, _ property: String, _ here: String, _ there: String)
      -> CellObservation.Difference
    {
      CellObservation.Difference(
        place: "\(name).\(property)", here: here, there: there, property: property, isAdded: false,
        isConstraint: true)
    }
    let (named, expectedNamed) = (byName(own, names), byName(others, expectedNames))
    for name in Set(named.keys).union(expectedNamed.keys).sorted() {
      guard let rule = named[name], let other = expectedNamed[name] else {
        return difference(
          name, "isActive", "\(named[name] != nil)", "\(expectedNamed[name] != nil)")
      }
      for (property, here, there) in [
        ("constant", rule.constant, other.constant), ("priority", rule.priority, other.priority),
      ] where here != there {
        return difference(
          name, property, ObservedValue.number(here).words, ObservedValue.number(there).words)
      }
    }
    if found.property == ObservedNode.constraints { return nil }
    func words(_ rules: [LayoutRule], without others: [LayoutRule]) -> String {
      let others = Set(others.map(\.words))
      let only = Set(rules.map(\.words)).subtracting(others).sorted()
      return only.isEmpty ? "nil" : only.joined(separator: ObservedNode.separator)
    }
    let (here, there) = (words(own, without: others), words(others, without: own))
    if here == there { return nil }
    return CellObservation.Difference(
      place: ObservedNode.constraints, here: here, there: there,
      property: ObservedNode.constraints, isAdded: false, isConstraint: true)
  }
}
