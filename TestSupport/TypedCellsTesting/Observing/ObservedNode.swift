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
    if number != usual { add(name, .number(number, usual: usual)) }
  }

  package mutating func add(_ name: String, choice: Int, _ cases: CaseNames) {
    if choice != cases.usual { add(name, .choice(choice, cases)) }
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

  func hasSameChildren(as other: ObservedNode) -> Bool {
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
  /// The property with the constraints of a whole cell.
  package static let constraints = "constraints"

  /// The property that tells which children cover others.
  package static let order = "order"

  /// The property with the order of a stack's views.
  package static let arrangement = "arrangedSubviews"

  /// The mark between two constraints in words.
  package static let separator = "; "

  /// The properties that tell sizes and positions. They differ because of something else, if that differs as well.
  static let sizes: Set = [constraints, "frame", "fittingSize", "fittingHeight"]

  /// The first text or image of a part or inside it, with the way to it. A part without one is reported as missing.
  var firstContent: (path: [(kind: String, object: ObjectIdentifier?)], Property?)? {
    if let own = properties.first(where: { $0.name == "text" || $0.name == "image" }) {
      return ([(kind, object)], own)
    }
    return children.firstResult { $0.firstContent }.map { ([(kind, object)] + $0.path, $0.1) }
  }

  /// The first property of a part or of those inside it, with the way to it.
  var firstProperty: (path: [(kind: String, object: ObjectIdentifier?)], Property?)? {
    if let own = properties.first(where: { !Self.sizes.contains($0.name) }) {
      return ([(kind, object)], own)
    }
    return children.firstResult { $0.firstProperty }.map { ([(kind, object)] + $0.path, $0.1) }
  }

  /// The way through parts that only contain another part.
  var pathToContent: [(kind: String, object: ObjectIdentifier?)] {
    let contains = children.count == 1 && properties.allSatisfy { $0.name == "frame" }
    return [(kind, object)] + (contains ? children[0].pathToContent : [])
  }

  /// The kind, and the first text if the part has one.
  package var summary: String { texts.first.map { "\(kind) \"\($0)\"" } ?? kind }
}
