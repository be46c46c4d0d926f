/// A cell of one class met data that is meant for another; the cell was left untouched.
public struct CellMismatch: Error, Sendable {
  /// The identifier under which the cell was dequeued.
  public let identifier: ReuseIdentifier

  /// The class that the data is meant for.
  public let expected: AnyClass

  /// The class of the cell that came.
  public let actual: AnyClass

  /// Creates a mismatch, as hosts and configurators of other modules do.
  ///
  /// - Parameters:
  ///   - identifier: the identifier under which the cell was dequeued.
  ///   - expected: the class that the data is meant for.
  ///   - actual: the class of the cell that came.
  public init(identifier: ReuseIdentifier, expected: AnyClass, actual: AnyClass) {
    self.identifier = identifier
    self.expected = expected
    self.actual = actual
  }
}

extension CellMismatch: Equatable {
  /// Whether two mismatches are of the same identifier and the same classes.
  public static func == (left: Self, right: Self) -> Bool {
    left.identifier == right.identifier && left.expected == right.expected
      && left.actual == right.actual
  }
}

extension CellMismatch: CustomStringConvertible {
  /// The identifier, the class that was expected and the class that came, in a sentence.
  public var description: String {
    "the cell for reuse identifier '\(identifier)' should be a \(readableName(of: expected)), "
      + "but a \(readableName(of: actual)) came"
  }
}
