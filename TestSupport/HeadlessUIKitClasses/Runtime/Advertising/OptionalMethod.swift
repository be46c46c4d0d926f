/// Calls optional methods, and detects which of them are implemented.
///
/// Without the Objective-C runtime, `delegate?.tableView?(table, heightForRowAt: path) ?? 44` doesn't
/// compile. Write it as
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
  /// The number of nested calls of `answer`.
  private static var depth = 0
  /// The missing methods of each class. A method is added when it was called and found missing.
  private static var lacking: [ObjectIdentifier: Set<String>] = [:]

  /// Returns the result of an optional method, or `nil` if it isn't implemented.
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

  /// Returns the result of an optional method of an object, or of the object to which it forwards the
  /// message.
  ///
  /// Pass `object as any Protocol`. Otherwise `Receiver` is the object's class, and the forwarding target
  /// isn't of that class.
  static func answer<Receiver, Answer>(
    _ name: String, of receiver: Receiver, _ call: (Receiver) -> Answer
  ) -> Answer? {
    if let answer = answer({ call(receiver) }) { return answer }
    guard let forwarder = receiver as? any SelectorResponding,
      let target = forwarder.forwardingTarget(for: Selector(name)) as? Receiver
    else { return nil }
    return answer { call(target) }
  }

  /// Returns whether an object is known or assumed to implement an optional method.
  ///
  /// Use it in place of `other.responds(to: selector)`. If the object conforms to ``SelectorResponding``, its
  /// ``SelectorResponding/implements(_:)`` decides. Any other object counts as
  /// implementing a method until a table or collection view has called the method and found that the class
  /// doesn't implement it.
  ///
  /// - Parameters:
  ///   - selector: the Objective-C name of the method.
  ///   - object: the object. If it's `nil`, the result is `false`.
  public static func isImplemented(_ selector: Selector, by object: AnyObject?) -> Bool {
    guard let object else { return false }
    if let responding = object as? any SelectorResponding {
      return responding.implements(selector)
    }
    return isImplemented(selector, byClassOf: object)
  }

  /// Returns `false` if a call has found that an object's class lacks a method.
  static func isImplemented(_ selector: Selector, byClassOf object: AnyObject) -> Bool {
    lacking[ObjectIdentifier(type(of: object))]?.contains(selector.description) != true
  }

  /// Records that a class doesn't implement a method.
  static func noteAbsence(of name: String, in object: AnyObject) {
    lacking[ObjectIdentifier(type(of: object)), default: []].insert(name)
  }

  /// Marks the running optional method as absent.
  ///
  /// A delegate that forwards messages in its methods calls it if the forwarding target was deallocated.
  public static func markAbsent() { wasAbsent = true }

  /// Returns a value from the default implementation of an optional method, and marks the method as absent.
  ///
  /// A direct call of a method with a result is a mistake: `delegate?.collectionView(…) ?? fallback` never
  /// uses the fallback, because the method isn't optional in Swift.
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

/// The optional methods of a delegate or data source, determined when it was set.
@MainActor
struct OptionalMethods {
  private var refused: Set<String> = []
  private var absent: Set<String> = []
  /// The methods that were called and are implemented.
  private var present: Set<String> = []

  init() {}

  init(of object: AnyObject?, among names: [String]) {
    guard let object = object as? any SelectorResponding else { return }
    refused = Set(names.filter { !object.implements(Selector($0)) })
  }

  /// Returns whether a method can be called. A method that was found absent isn't called again.
  func has(_ name: String) -> Bool { !refused.contains(name) && !absent.contains(name) }

  /// Records whether a called method is implemented.
  ///
  /// UIKit looks up an object's methods once, when the object is set, and then calls them. If the object
  /// forwarded a method to another object that was deallocated since then, the call raises an unrecognised
  /// selector exception.
  mutating func learn(_ name: String, isPresent: Bool, in object: AnyObject) {
    guard !isPresent else {
      present.insert(name)
      return
    }
    absent.insert(name)
    OptionalMethod.noteAbsence(of: name, in: object)
    guard present.contains(name), let object = object as? any SelectorResponding else { return }
    let selector = Selector(name)
    let receiver = object.forwardingTarget(for: selector) ?? object
    guard !OptionalMethod.isImplemented(selector, by: receiver) else { return }
    UIKitException.raise(
      "-[\(type(of: object)) \(name)]: unrecognized selector sent to instance",
      name: UIKitException.invalidArgument)
  }
}
