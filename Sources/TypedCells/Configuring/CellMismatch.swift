/// An error: a cell has the wrong class for its data. The cell wasn't changed.
///
/// It is thrown, or reported to ``ListDriver/onFailure``, if a nib or a storyboard contains another class than the row
/// names. It is also thrown if you pass a cell of another class to ``AnyRow/update(_:at:)`` or
/// ``CellConfiguratorType/update(_:)``.
public struct CellMismatch: Error, Sendable {
  /// The identifier under which the cell was dequeued.
  public let identifier: ReuseIdentifier

  /// The class that can show the data.
  public let expected: AnyClass

  /// The class of the cell.
  public let actual: AnyClass

  /// Creates a mismatch, for hosts and configurators of your own.
  ///
  /// - Parameters:
  ///   - identifier: the identifier under which the cell was dequeued.
  ///   - expected: the class that can show the data.
  ///   - actual: the class of the cell.
  public init(identifier: ReuseIdentifier, expected: AnyClass, actual: AnyClass) {
    self.identifier = identifier
    self.expected = expected
    self.actual = actual
  }
}

extension CellMismatch: Equatable {
  /// Returns whether two mismatches have the same identifier and the same classes.
  public static func == (left: Self, right: Self) -> Bool {
    left.identifier == right.identifier && left.expected == right.expected
      && left.actual == right.actual
  }
}

extension CellMismatch: CustomStringConvertible {
  /// The identifier, both classes and how to fix it, in a sentence.
  public var description: String {
    let expected = readableName(of: expected)
    return
      "the reuse identifier '\(identifier)' dequeued a \(readableName(of: actual)) instead of a \(expected); "
      + "set the class in the nib or storyboard to \(expected), or use another identifier"
  }
}
