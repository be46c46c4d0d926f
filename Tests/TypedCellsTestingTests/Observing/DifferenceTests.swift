import Testing

@testable import TypedCellsTesting

/// Random looks of cells, and small changes to them.
private struct RandomLook {
  private static let kinds = ["Label", "Image", "Stack"]
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func node(depth: Int = 0) -> ObservedNode {
    var node = ObservedNode(kind: Self.kinds[random.number(in: 0...2)])
    node.isOrdered = random.number(in: 0...2) == 0
    if random.number(in: 0...1) == 0 { node.add("text", .text(word())) }
    if random.number(in: 0...2) == 0 { node.add("image", .detail(word())) }
    if random.number(in: 0...1) == 0 { node.add("frame", .numbers(0, 0, width(), 20)) }
    if depth < 2 {
      node.children = (0..<random.number(in: 0...3)).map { _ in self.node(depth: depth + 1) }
    }
    if node.children.count > 1 { node.add(ObservedNode.order, .detail(word())) }
    if depth == 0 {
      let constraints = (0..<random.number(in: 1...3)).map { _ in "width = \(Int(width()))" }
      node.add(
        ObservedNode.constraints, .detail(constraints.joined(separator: ObservedNode.separator)))
    }
    return node
  }

  /// Changes a part: a property, its children or their order.
  mutating func change(_ node: inout ObservedNode) {
    if !node.children.isEmpty, random.number(in: 0...2) > 0 {
      let child = random.number(in: 0...node.children.count - 1)
      switch random.number(in: 0...4) {
      case 0: node.children.remove(at: child)
      case 1: node.children.append(self.node(depth: 2))
      case 2: node.children.reverse()
      default: change(&node.children[child])
      }
    } else if let property = node.properties.indices.last, random.number(in: 0...3) > 0 {
      let name = node.properties[property].name
      let value: ObservedValue =
        switch name {
        case "text": .text(word())
        case "frame": .numbers(0, 0, width(), 20)
        default: .detail("\(word()); width = 2")
        }
      node.properties[property] = ObservedNode.Property(name: name, value: value)
    } else {
      node.add("alpha", .number(width() / 10))
    }
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { random.number(in: range) }
  private mutating func word() -> String { ["tea", "cake", "bread"][random.number(in: 0...2)] }
  private mutating func width() -> Double { Double(random.number(in: 1...3)) }
}

/// The first difference decides what a developer reads, so a random sample of them is recorded.
@MainActor
struct `The difference between two looks` {
  /// Returns the look of a cell with views whose order doesn't matter.
  private func look(_ kinds: String...) -> CellObservation {
    var node = ObservedNode(kind: "Cell")
    node.children = kinds.map { ObservedNode(kind: $0) }
    return CellObservation(node)
  }

  @Test func `is a view too many of one kind and one too few of another`() {
    #expect(look("Label", "Image") == look("Image", "Label"))
    #expect(look("Label", "Label") != look("Label", "Image"))
    #expect(look("Label", "Image") != look("Label", "Label"))
  }

  @Test func `isn't an added view if the view has the place of another one`() {
    #expect(look("Image").difference(from: look("Label"))?.isAdded == false)
    #expect(look("Label", "Image").difference(from: look("Label"))?.isAdded == true)
  }

  @Test func `is reported as it was recorded`() {
    let lines = (0..<150).map { seed in
      var random = RandomLook(seed: UInt64(seed))
      let one = random.node()
      var two = one
      for _ in 0..<random.number(1...2) { random.change(&two) }
      let (expected, look) = (CellObservation(one), CellObservation(two))
      let found = look.difference(from: expected)
      #expect((found == nil) == (look == expected), "seed \(seed)")
      #expect((found == nil) == (expected == look), "seed \(seed)")
      let added = found?.isAdded == true ? ", added" : ""
      return "\(seed) \(found.map { "\($0.words(other: "expected"))\(added)" } ?? "none")"
    }
    assertSnapshot(of: lines.joined(separator: "\n"), named: "differences")
  }
}
