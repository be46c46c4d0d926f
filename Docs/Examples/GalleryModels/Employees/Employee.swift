/// A person with a career.
public struct Employee: Hashable, Sendable {
  /// The person's name.
  public let name: String

  /// What the person is known for.
  public let field: String

  /// Where the person worked, in the order of time; at least one place.
  public let workplaces: [Workplace]
}

/// An institution and the years that a person spent there. It is also the model of its own row.
public struct Workplace: Hashable, Sendable {
  /// What the institution is called.
  public let institution: String

  /// The first year.
  public let from: Int

  /// The last year, or `nil` when the file does not tell it.
  public let to: Int?

  /// The years as text, as in `1931–1943` or `since 1972`.
  public var years: String {
    to.map { "\(from)–\($0)" } ?? "since \(from)"
  }
}
