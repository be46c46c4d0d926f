/// A violation of a law. An assertion fails the test once for each.
public struct Violation: Hashable, Encodable, Sendable {
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

extension Violation {
  /// The title of the documentation's page about the law, or `nil` for a law of your own.
  public var page: String? {
    if law == "row.drop" { return "Drag and drop" }
    if law == "row.contextMenu" { return "Row events" }
    return switch law.prefix(while: { $0 != "." }) {
    case "cell", "configurator", "capability": "Testing your cells"
    case "screen", "list", "content", "registration", "diff", "batch", "object":
      "Testing lists and screens"
    case "row": "List layouts"
    case "host": "Writing a host"
    case "compile": "Compile-time tests"
    default: nil
    }
  }

  /// The description, and the page about the law.
  var messageWithPage: String {
    guard let page else { return description }
    return "\(description)\nSee the page \"\(page)\" of TypedCells."
  }
}
