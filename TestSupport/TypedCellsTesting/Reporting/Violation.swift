/// A law that something broke, and how.
public struct Violation: Hashable, Sendable {
  /// The law's stable name, as `cell.noStaleState`.
  public let law: String

  /// What broke it: a type, or a source text.
  public let subject: String

  /// What was expected, and what came.
  public let detail: String

  /// Creates a violation, as laws of your own do.
  ///
  /// - Parameters:
  ///   - law: the law's stable name.
  ///   - subject: what broke it.
  ///   - detail: what was expected, and what came.
  public init(law: String, subject: String, detail: String) {
    self.law = law
    self.subject = subject
    self.detail = detail
  }
}

extension Violation: CustomStringConvertible {
  /// The law, what broke it and how, in a line.
  public var description: String { "[\(law)] \(subject): \(detail)" }
}
