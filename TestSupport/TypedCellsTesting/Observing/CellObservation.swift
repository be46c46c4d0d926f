import Foundation

/// An observation of everything that a user perceives of a cell at one moment.
///
/// The kit observes cells of UIKit and of a `HeadlessList` by itself. Two observations are equal if the user
/// perceives no difference; hidden views and addresses aren't compared.
@MainActor
public struct CellObservation: @preconcurrency Equatable {
  package var root: ObservedNode

  /// Finds the names of the properties that store views, for reports only.
  package var names: @MainActor () -> [ObjectIdentifier: String]

  /// The views that a user doesn't see, for reports only.
  package var unseen: [UnseenPart] = []

  /// Returns the active constraints at the moment of the observation, for reports only.
  package var rules: @MainActor () -> [LayoutRule] = { [] }

  package init(
    _ root: ObservedNode, names: @escaping @MainActor () -> [ObjectIdentifier: String] = { [:] }
  ) {
    self.root = root
    self.names = names
  }

  /// Returns whether two observations are of the same kind and equal.
  public static func == (one: CellObservation, two: CellObservation) -> Bool {
    one.root.looksLike(two.root)
  }

  /// Every text that a user reads in the cell, from the outermost view to the innermost one: texts, titles,
  /// placeholders, and the strings that `.observing` returns.
  public var texts: [String] { root.texts }

  /// Adds the values that `.observing` returned.
  mutating func add(_ values: [AnyEquatable]) {
    for (index, value) in values.enumerated() {
      root.add(values.count == 1 ? "observed" : "observed.\(index)", .value(value))
    }
  }
}

extension CellObservation {
  /// The first difference between an observation and the expected one.
  package struct Difference {
    /// The view and its property, such as `titleLabel.text`.
    let place: String
    let here: String
    let there: String

    /// The last part of the place if it's a property, without positions inside its value.
    let property: String?

    /// Whether the part is one more than expected, and no property of the cell stores it.
    let isAdded: Bool

    /// Whether the part is a constraint.
    var isConstraint = false

    /// What to do if the look of a row before it remains.
    var cure: String {
      let owner = property.map { String(place.dropLast($0.count + 1)) } ?? place
      return switch property {
      case nil: "Show or hide \(owner) in every update"
      case ObservedNode.constraints?:
        "Set in every update which constraints are active, with their constants and priorities"
      case ObservedNode.arrangement?: "Set the order of \(owner)'s views in every update"
      case ObservedNode.order?: "Set in every update which view of \(owner) is in front"
      case "gestureRecognizers"?:
        "Add it once, when the cell is created, and set its isEnabled in every update"
      case "handlers"?:
        "Add it once, when the cell is created, or remove the earlier one"
      default:
        "Set \(place.prefix { $0 != "[" }) in every update"
          + (isAdded ? ", or remove the view in prepareForReuse if an update adds it" : "")
      }
    }

    /// Whether a size or a position differs.
    var isGeometry: Bool {
      ["frame", "fittingSize", ObservedNode.constraints].contains(property)
    }

    /// What to do if an input of the user remains.
    var cureOfInput: String {
      let isReset = ["isHighlighted", "isSelected", "isEditing"].contains(property)
      return isReset
        ? "Call super.prepareForReuse(), which resets it"
        : "Reset in prepareForReuse what the user changed"
    }

    /// What to do if a second update with the same data changes the look.
    var cureOfRepetition: String {
      property == "frame"
        ? "Compute frames in layoutSubviews, because the size isn't known in an update"
        : "Set what is shown from the data alone, and don't add to it"
    }

    /// Returns the difference in words; `other` is the name of the expected value.
    package func words(other: String) -> String { "\(place): \(here), \(other): \(there)" }
  }

  /// Returns the first difference, with views named by the properties that store them.
  package func difference(from expected: CellObservation) -> Difference? {
    if root.looksLike(expected.root) { return nil }
    return LookComparison(self, expected).firstDifference()
  }
}

extension CellObservation: @preconcurrency CustomStringConvertible {
  /// The parts that the user perceives, one per line, with their properties.
  public var description: String { lines(of: root, depth: 0).joined(separator: "\n") }

  private func lines(of node: ObservedNode, depth: Int) -> [String] {
    let properties = node.properties.map { "\($0.name): \($0.value.words)" }
    let line = ([node.kind] + properties).joined(separator: ", ")
    return [String(repeating: "  ", count: depth) + line]
      + node.children.flatMap { lines(of: $0, depth: depth + 1) }
  }
}
