extension CellObservation {
  /// Returns whether a cell that isn't reused can look like this while its content arrives.
  ///
  /// Two loaders can deliver in any order and at any distance, so the looks of a few fresh cells don't contain every
  /// combination. A look is possible if each of its parts was in one of them, and if it has the parts that all of them
  /// have. Sizes and positions aren't compared, because they follow from the other parts. The last look of a cell is
  /// always compared completely.
  ///
  /// - Parameter looks: the looks of fresh cells with the same data.
  func isPossible(amongst looks: [CellObservation]) -> Bool {
    if looks.contains(self) { return true }
    let own = root.parts()
    let others = looks.map { $0.root.parts() }
    guard let common = others.first?.filter({ part in others.allSatisfy(part.isIn) }) else {
      return false
    }
    return own.allSatisfy { part in others.contains(where: part.isIn) }
      && common.allSatisfy { $0.isIn(own) }
  }
}

/// A property of a view, or the view itself.
private struct ObservedPart {
  /// The kinds of the views on the way to the view.
  let path: String
  let property: ObservedNode.Property?

  func isIn(_ parts: [ObservedPart]) -> Bool {
    parts.contains { other in
      guard path == other.path else { return false }
      switch (property, other.property) {
      case (nil, nil): return true
      case (let one?, let two?): return one.name == two.name && one.value.equals(two.value)
      default: return false
      }
    }
  }
}

extension ObservedNode {
  /// The names of the properties that follow from what the views show.
  private static let derived: Set = [constraints, order, "frame", "fittingSize", "contentOffset"]

  fileprivate func parts(in path: String = "") -> [ObservedPart] {
    let path = "\(path)/\(kind)"
    let own = properties.filter { !Self.derived.contains($0.name) }
      .map { ObservedPart(path: path, property: $0) }
    return [ObservedPart(path: path, property: nil)] + own + children.flatMap { $0.parts(in: path) }
  }
}
