/// A violation of a law.
public struct Violation: Hashable, Sendable {
  /// The law's stable name, such as `cell.noStaleState`.
  public let law: String

  /// The type or source text that broke the law.
  public let subject: String

  /// The expected and the actual behaviour.
  public let detail: String

  /// Creates a violation of a law of your own.
  ///
  /// - Parameters:
  ///   - law: the law's stable name.
  ///   - subject: the type or value that broke the law.
  ///   - detail: the expected and the actual behaviour.
  public init(law: String, subject: String, detail: String) {
    self.law = law
    self.subject = subject
    self.detail = detail
  }
}

extension Violation: CustomStringConvertible {
  /// The law, the subject and the detail, in a line.
  public var description: String { "[\(law)] \(subject): \(detail)" }
}
