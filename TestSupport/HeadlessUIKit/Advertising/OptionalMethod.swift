/// Telling an optional method that is not implemented from one that is.
@MainActor
public enum OptionalMethod {
  private static var wasAbsent = false

  /// What an optional method returns where it is implemented, else `nil`.
  ///
  /// For a delegate that passes messages on: `responds(to:)` tells it so on Apple's systems.
  ///
  /// - Parameter call: a call of the optional method.
  public static func answer<Answer>(_ call: () -> Answer) -> Answer? {
    let outer = wasAbsent
    wasAbsent = false
    defer { wasAbsent = outer }
    let answer = call()
    return wasAbsent ? nil : answer
  }

  /// Marks the optional method that is running as absent.
  ///
  /// For a delegate that forwards messages by hand, when the object that it forwards to is gone.
  public static func markAbsent() { wasAbsent = true }

  /// What the default of an optional method returns, so that its caller knows it for one.
  static func absent<Answer>(_ value: Answer) -> Answer {
    wasAbsent = true
    return value
  }
}

/// The optional methods of one delegate or data source, as found when it was set.
@MainActor
struct OptionalMethods {
  private var refused: Set<String> = []
  private var absent: Set<String> = []
  /// Methods that were called and exist.
  private var present: Set<String> = []

  init() {}

  init(of object: AnyObject?, among names: [String]) {
    guard let object = object as? any SelectorResponding else { return }
    refused = Set(names.filter { !object.implements(Selector($0)) })
  }

  /// Whether a method may be called; one that was found absent is not called again.
  func has(_ name: String) -> Bool { !refused.contains(name) && !absent.contains(name) }

  /// Remembers whether a method that was called exists.
  ///
  /// UIKit asks an object for its methods once, when it is set, and sends messages from then on. A method that
  /// was forwarded to an object that has died since is an unrecognised selector.
  mutating func learn(_ name: String, isPresent: Bool, in object: AnyObject) {
    guard !isPresent else {
      present.insert(name)
      return
    }
    absent.insert(name)
    guard present.contains(name),
      (object as? any SelectorResponding)?.implements(Selector(name)) == false
    else { return }
    UIKitException.raise(
      "-[\(type(of: object)) \(name)]: unrecognized selector sent to instance",
      name: UIKitException.invalidArgument)
  }
}
