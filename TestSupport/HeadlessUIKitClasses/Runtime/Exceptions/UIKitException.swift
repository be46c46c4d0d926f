/// An exception that UIKit raises in the same situation.
///
/// Outside `recording(_:)`, it ends the process.
public struct UIKitException: Error, Hashable, Sendable {
  /// The exception's name, such as `NSInternalInconsistencyException`.
  public let name: String

  /// The reason, in the words of UIKit.
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

  /// Raises an exception. It returns only while exceptions are recorded.
  @MainActor
  static func raise(_ reason: String, name: String = inconsistency) {
    let exception = UIKitException(name: name, reason: reason)
    guard let record else { fatalError(exception.description) }
    record.append(exception)
  }

  /// Raises an exception of a value that can be used on any thread. It returns only while exceptions are recorded on
  /// the main actor.
  static func raiseAnywhere(_ reason: String) {
    guard MainActor.isCurrent else {
      fatalError(UIKitException(name: inconsistency, reason: reason).description)
    }
    MainActor.assumeIsolated { raise(reason) }
  }
}
