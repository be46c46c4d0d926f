/// A view that a user doesn't see, although it's in the cell. Reports only need it.
package struct UnseenPart {
  package enum Reason {
    case hidden, empty
    case transparent(alpha: Double)
  }

  package let kind: String
  package let object: ObjectIdentifier
  package let reason: Reason

  package init(kind: String, object: ObjectIdentifier, reason: Reason) {
    (self.kind, self.object, self.reason) = (kind, object, reason)
  }
}

/// An active constraint of a cell, also one of hidden views. Reports only need it.
package struct LayoutRule {
  package let object: ObjectIdentifier
  package let constant: Double
  package let priority: Double

  /// The whole constraint in words.
  package let words: String

  package init(object: ObjectIdentifier, constant: Double, priority: Double, words: String) {
    (self.object, self.constant) = (object, constant)
    (self.priority, self.words) = (priority, words)
  }
}
