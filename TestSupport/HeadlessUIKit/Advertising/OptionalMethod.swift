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

  init() {}

  init(of object: AnyObject?, among names: [String]) {
    guard let object = object as? any SelectorResponding else { return }
    refused = Set(names.filter { !object.implements(Selector($0)) })
  }

  /// Whether a method may be called; one that was found absent is not called again.
  func has(_ name: String) -> Bool { !refused.contains(name) && !absent.contains(name) }

  mutating func learnAbsence(of name: String) { absent.insert(name) }
}
