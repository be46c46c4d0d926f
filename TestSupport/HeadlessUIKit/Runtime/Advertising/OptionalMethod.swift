/// Calls optional methods, and tells those that are implemented from those that aren't.
///
/// Without the Objective-C runtime `delegate?.tableView?(table, heightForRowAt: path) ?? 44` doesn't compile. Write
/// it as
///
/// ```swift
/// let delegate: (any UITableViewDelegate)? = table.delegate
/// let path = IndexPath(row: 0, section: 0)
/// let answer = OptionalMethod.answer { delegate?.tableView(table, heightForRowAt: path) }
/// let height = (answer ?? nil) ?? 44
/// ```
@MainActor
public enum OptionalMethod {
  private static var wasAbsent = false
  /// How many calls of `answer` are under way.
  private static var depth = 0
  /// The methods that classes were found to lack when they were called.
  private static var lacking: [ObjectIdentifier: Set<String>] = [:]

  /// Returns what an optional method returns, or `nil` if it isn't implemented.
  ///
  /// - Parameter call: a call of the optional method.
  public static func answer<Answer>(_ call: () -> Answer) -> Answer? {
    let outer = wasAbsent
    wasAbsent = false
    depth += 1
    defer {
      wasAbsent = outer
      depth -= 1
    }
    let answer = call()
    return wasAbsent ? nil : answer
  }

  /// Returns what an optional method of an object returns, or of the object that it forwards the message to.
  ///
  /// Write `object as any Protocol`, or `Receiver` is the object's class, which the other object isn't.
  static func answer<Receiver, Answer>(
    _ name: String, of receiver: Receiver, _ call: (Receiver) -> Answer
  ) -> Answer? {
    if let answer = answer({ call(receiver) }) { return answer }
    guard let forwarder = receiver as? any SelectorResponding,
      let target = forwarder.forwardingTarget(for: Selector(name)) as? Receiver
    else { return nil }
    return answer { call(target) }
  }

  /// Returns whether an object implements an optional method, as far as it is known.
  ///
  /// It takes the place of `responds(to:)` in `super.responds(to: selector) || other.responds(to: selector)`. An
  /// object that conforms to ``SelectorResponding`` decides. Any other object counts as implementing a method
  /// until a table or collection has called the method and found that its class lacks it.
  ///
  /// - Parameters:
  ///   - selector: the Objective-C name of the method.
  ///   - object: the object; without one the answer is `false`.
  public static func isImplemented(_ selector: Selector, by object: AnyObject?) -> Bool {
    guard let object else { return false }
    if let responding = object as? any SelectorResponding {
      return responding.implements(selector)
    }
    return lacking[ObjectIdentifier(type(of: object))]?.contains(selector.description) != true
  }

  /// Remembers that a class lacks a method.
  static func noteAbsence(of name: String, in object: AnyObject) {
    lacking[ObjectIdentifier(type(of: object)), default: []].insert(name)
  }

  /// Marks the optional method that is running as absent.
  ///
  /// For a delegate that forwards messages by hand, when the object that it forwards to is gone.
  public static func markAbsent() { wasAbsent = true }

  /// What the default of an optional method returns, so that its caller knows it for one.
  ///
  /// A direct call with a result is a mistake: `delegate?.collectionView(…) ?? fallback` never uses its fallback,
  /// because it has lost the question mark of the optional call.
  static func absent<Answer>(_ value: Answer, function: StaticString = #function) -> Answer {
    wasAbsent = true
    if depth == 0, Answer.self != Void.self {
      UIKitLog.warn(
        "\(function) was called directly and isn't implemented, so the call returned HeadlessUIKit's default "
          + "\(value) and a fallback after ?? is not used. Call it in OptionalMethod.answer { … } ?? fallback."
      )
    }
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
    if !(object is any SelectorResponding) { OptionalMethod.noteAbsence(of: name, in: object) }
    guard present.contains(name), let object = object as? any SelectorResponding else { return }
    let selector = Selector(name)
    let receiver = object.forwardingTarget(for: selector) ?? object
    guard !OptionalMethod.isImplemented(selector, by: receiver) else { return }
    UIKitException.raise(
      "-[\(type(of: object)) \(name)]: unrecognized selector sent to instance",
      name: UIKitException.invalidArgument)
  }
}
