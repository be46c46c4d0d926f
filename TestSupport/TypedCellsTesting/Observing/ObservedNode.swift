import Foundation

/// A part that a user perceives, such as a view or a cell, with the parts inside it.
package struct ObservedNode {
  package struct Property {
    package let name: String
    package let value: ObservedValue

    package init(name: String, value: ObservedValue) {
      self.name = name
      self.value = value
    }
  }

  /// The name of the part's class.
  package let kind: String

  /// The observed object. A report names it by the property that stores it.
  package let object: ObjectIdentifier?

  package var properties: [Property] = []
  package var children: [ObservedNode] = []

  /// Whether the order of the children is visible, as in a stack.
  package var isOrdered = false

  /// Which children cover others, in words.
  package var covers: [String] = []

  package init(kind: String, object: ObjectIdentifier? = nil) {
    self.kind = kind
    self.object = object
    // Most parts have between five and ten properties.
    properties.reserveCapacity(10)
  }

  package mutating func add(_ name: String, _ value: ObservedValue) {
    properties.append(Property(name: name, value: value))
  }

  package mutating func add(_ name: String, text: String?) {
    if let text { add(name, .text(text)) }
  }

  package mutating func add(_ name: String, detail: String?) {
    if let detail { add(name, .detail(detail)) }
  }

  package mutating func add(_ name: String, number: Double, unless usual: Double = 0) {
    if number != usual { add(name, .number(number)) }
  }

  package mutating func add(_ name: String, flag: Bool, unless usual: Bool = false) {
    if flag != usual { add(name, .flag(flag)) }
  }
}

extension ObservedNode {
  /// Returns whether two parts and everything inside them look alike.
  package func looksLike(_ other: ObservedNode) -> Bool {
    guard kind == other.kind, properties.count == other.properties.count else { return false }
    // A loop over indices is used, because `zip` is slow in debug builds and each trial of each law compares.
    for index in properties.indices {
      let (one, two) = (properties[index], other.properties[index])
      if one.name != two.name || !one.value.equals(two.value) { return false }
    }
    return hasSameChildren(as: other)
  }

  private func hasSameChildren(as other: ObservedNode) -> Bool {
    guard children.count == other.children.count else { return false }
    var inOrder = true
    for index in children.indices where !children[index].looksLike(other.children[index]) {
      inOrder = false
      break
    }
    return inOrder || (!isOrdered && hasSameChildrenInAnyOrder(as: other))
  }

  private func hasSameChildrenInAnyOrder(as other: ObservedNode) -> Bool {
    var rest = other.children
    for child in children {
      guard let index = rest.firstIndex(where: child.looksLike) else { return false }
      rest.remove(at: index)
    }
    return true
  }

  /// Every text of the part and inside it, in order.
  package var texts: [String] {
    properties.flatMap { property -> [String] in
      switch property.value {
      case .text(let text): [text]
      case .value(let value): texts(in: value.value)
      default: []
      }
    } + children.flatMap(\.texts)
  }

  /// Returns the texts in a value that `.observing` returned.
  private func texts(in value: Any) -> [String] {
    if let text = value as? String { return [text] }
    let mirror = Mirror(reflecting: value)
    return switch mirror.displayStyle {
    case .collection, .optional, .tuple: mirror.children.flatMap { texts(in: $0.value) }
    default: []
    }
  }
}

extension ObservedNode {
  /// The first difference between two parts: the deepest part, its property and both values.
  struct Difference {
    var path: [(kind: String, object: ObjectIdentifier?)]
    var property: String?
    var here: String
    var there: String

    /// Whether the part is one more than expected.
    var isSurplus = false
  }

  /// Returns the first difference from the expected part, or `nil` if both look alike.
  @MainActor
  func difference(from expected: ObservedNode) -> Difference? {
    if looksLike(expected) { return nil }
    let here = (kind: kind, object: object)
    if kind != expected.kind {
      return Difference(path: [here], property: nil, here: kind, there: expected.kind)
    }
    var own = ownDifference(from: expected)
    own?.path = [here]
    // Constraints, frames and the order differ because of something else, for example a view that was added.
    let isConsequence = own?.property == Self.constraints || own?.property == Self.order
    if let own, !isConsequence || hasSameChildren(as: expected) { return own }
    var inside = childDifference(from: expected)
    // Equal constraints count as different if their views have other frames.
    if let own, inside.property == "frame", own.here != own.there { return own }
    inside.path.insert(here, at: 0)
    return inside
  }

  /// The property with the constraints of a whole cell.
  package static let constraints = "constraints"

  /// The property that tells which children cover others.
  package static let order = "order"

  /// The property with the order of a stack's views.
  package static let arrangement = "arrangedSubviews"

  /// The mark between two constraints in words.
  package static let separator = "; "

  @MainActor
  private func ownDifference(from expected: ObservedNode) -> Difference? {
    // The constraints are the last property.
    for property in properties {
      guard let other = expected.properties.first(where: { $0.name == property.name }) else {
        return Difference(
          path: [], property: property.name, here: property.value.words, there: "nil")
      }
      if property.value.equals(other.value) { continue }
      if property.name == Self.constraints {
        let (here, there) = (property.value.words, other.value.words)
        return Difference(
          path: [], property: property.name, here: words(here, without: there),
          there: words(there, without: here))
      }
      let detail = innermostDifference(property.value, other.value)
      return Difference(
        path: [], property: property.name + detail.path, here: detail.here, there: detail.there)
    }
    let names = Set(properties.map(\.name))
    return expected.properties.first { !names.contains($0.name) }.map {
      Difference(path: [], property: $0.name, here: "nil", there: $0.value.words)
    }
  }

  /// Returns the constraints that only the first text contains.
  private func words(_ constraints: String, without others: String) -> String {
    let others = Set(others.components(separatedBy: Self.separator))
    let own = constraints.components(separatedBy: Self.separator).filter { !others.contains($0) }
    return own.isEmpty ? "nil" : own.joined(separator: Self.separator)
  }

  /// The difference between two stacks with the same views in another order.
  private func orderDifference(from expected: ObservedNode) -> Difference? {
    let (here, there) = (children.map(\.summary), expected.children.map(\.summary))
    guard isOrdered, here != there, here.sorted() == there.sorted() else { return nil }
    return Difference(
      path: [], property: Self.arrangement, here: here.joined(separator: ", "),
      there: there.joined(separator: ", "))
  }

  @MainActor
  private func childDifference(from expected: ObservedNode) -> Difference {
    if let order = orderDifference(from: expected) { return order }
    if children.count == expected.children.count, isOrdered || sameKinds(as: expected) {
      for (one, two) in zip(children, expected.children) {
        if let found = one.difference(from: two) { return found }
      }
    }
    var rest = expected.children
    for child in children {
      if let index = rest.firstIndex(where: child.looksLike) {
        rest.remove(at: index)
      } else if let twin = rest.first(where: { $0.kind == child.kind }),
        children.count <= expected.children.count,
        let found = child.difference(from: twin)
      {
        return found
      } else {
        let (path, property) = child.firstContent ?? (child.pathToContent, nil)
        return Difference(
          path: path, property: property?.name, here: property?.value.words ?? child.summary,
          there: property == nil ? "not there" : "nil",
          isSurplus: children.count > expected.children.count)
      }
    }
    guard let missing = rest.first else {
      return Difference(path: [], property: nil, here: "another order", there: "its order")
    }
    let (path, property) = missing.firstContent ?? (missing.pathToContent, nil)
    return Difference(
      path: path, property: property?.name, here: property == nil ? "not there" : "nil",
      there: property?.value.words ?? missing.summary)
  }

  private func sameKinds(as other: ObservedNode) -> Bool {
    zip(children, other.children).allSatisfy { $0.kind == $1.kind }
  }

  /// The first text or image of a part or inside it, with the way to it. A part without one is reported as missing.
  private var firstContent: (path: [(kind: String, object: ObjectIdentifier?)], Property?)? {
    if let own = properties.first(where: { $0.name == "text" || $0.name == "image" }) {
      return ([(kind, object)], own)
    }
    return children.firstResult { $0.firstContent }.map { ([(kind, object)] + $0.path, $0.1) }
  }

  /// The way through parts that only contain another part.
  private var pathToContent: [(kind: String, object: ObjectIdentifier?)] {
    let contains = children.count == 1 && properties.allSatisfy { $0.name == "frame" }
    return [(kind, object)] + (contains ? children[0].pathToContent : [])
  }

  /// The kind, and the first text if the part has one.
  package var summary: String { texts.first.map { "\(kind) \"\($0)\"" } ?? kind }
}

/// Returns the first difference inside two values: an element of an array or a field of a struct.
@MainActor
private func innermostDifference(
  _ one: ObservedValue, _ two: ObservedValue
) -> (path: String, here: String, there: String) {
  guard case .value(let first) = one, case .value(let second) = two else {
    return ("", one.words, two.words)
  }
  return innermostDifference(first.value, second.value, depth: 0)
}

@MainActor
private func innermostDifference(
  _ one: Any, _ two: Any, depth: Int
) -> (path: String, here: String, there: String) {
  let (first, second) = (Mirror(reflecting: one), Mirror(reflecting: two))
  let whole = ("", words(of: one), words(of: two))
  guard depth < 4, first.displayStyle == second.displayStyle else { return whole }
  switch first.displayStyle {
  case .collection:
    let (a, b) = (Array(first.children), Array(second.children))
    for index in 0..<max(a.count, b.count) {
      guard index < a.count, index < b.count else {
        return (
          "[\(index)]", index < a.count ? words(of: a[index].value) : "nil",
          index < b.count ? words(of: b[index].value) : "nil"
        )
      }
      if words(of: a[index].value) == words(of: b[index].value) { continue }
      let inner = innermostDifference(a[index].value, b[index].value, depth: depth + 1)
      return ("[\(index)]" + inner.path, inner.here, inner.there)
    }
    return whole
  case .struct, .optional:
    for (a, b) in zip(first.children, second.children)
    where words(of: a.value) != words(of: b.value) {
      let inner = innermostDifference(a.value, b.value, depth: depth + 1)
      let label = a.label.map { $0 == "some" ? "" : ".\($0)" } ?? ""
      return (label + inner.path, inner.here, inner.there)
    }
    return whole
  default: return whole
  }
}

/// Returns the text of a value for reports; for an optional, the text of its value.
@MainActor
private func words(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { words(of: $0.value) } ?? "nil"
  }
  return value is String ? "\"\(value)\"" : withoutAddresses("\(value)")
}
