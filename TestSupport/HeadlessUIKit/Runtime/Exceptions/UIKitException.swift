/// An exception that UIKit would raise.
///
/// It ends the process, as UIKit's do, except inside `recording(_:)`.
public struct UIKitException: Error, Hashable, Sendable {
  /// The exception's name, as `NSInternalInconsistencyException`.
  public let name: String

  /// What was wrong, in UIKit's words.
  public let reason: String
}

extension UIKitException: CustomStringConvertible {
  /// The exception's name and reason, as UIKit logs them.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }
}

extension UIKitException {
  static let inconsistency = "NSInternalInconsistencyException"
  static let range = "NSRangeException"
  static let invalidArgument = "NSInvalidArgumentException"
  static let generic = "NSGenericException"

  /// Raises an exception; returns only where exceptions are recorded.
  @MainActor
  static func raise(_ reason: String, name: String = inconsistency) {
    let exception = UIKitException(name: name, reason: reason)
    guard let record else { fatalError(exception.description) }
    record.append(exception)
  }
}
