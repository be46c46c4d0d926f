// Foundation's additions to strings that this package calls, for type checking only.

public struct CharacterSet: Sendable {
  public static var whitespaces: CharacterSet { fatalError("never run") }
  public static var whitespacesAndNewlines: CharacterSet { fatalError("never run") }
  public static var newlines: CharacterSet { fatalError("never run") }
}

extension String {
  public struct Encoding: Hashable, Sendable {
    public static var utf8: Encoding { fatalError("never run") }
  }

  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError("never run") }
    public static var caseInsensitive: CompareOptions { fatalError("never run") }
    public static var backwards: CompareOptions { fatalError("never run") }
    public static var regularExpression: CompareOptions { fatalError("never run") }
  }

  public init(contentsOf url: URL, encoding: Encoding) throws { fatalError("never run") }
  public init(contentsOfFile path: String, encoding: Encoding) throws { fatalError("never run") }
  public init(format: String, _ arguments: any CVarArg...) { fatalError("never run") }
}

extension StringProtocol {
  public func components(separatedBy separator: some StringProtocol) -> [String] {
    fatalError("never run")
  }
  public func replacingOccurrences(
    of target: some StringProtocol, with replacement: some StringProtocol,
    options: String.CompareOptions = [], range: Range<Index>? = nil
  ) -> String { fatalError("never run") }
  public func trimmingCharacters(in set: CharacterSet) -> String { fatalError("never run") }
  public func range(
    of string: some StringProtocol, options: String.CompareOptions = [],
    range: Range<Index>? = nil
  ) -> Range<Index>? { fatalError("never run") }
  public func contains(_ other: some StringProtocol) -> Bool { fatalError("never run") }
  public func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {
    fatalError("never run")
  }
  public func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws {
    fatalError("never run")
  }
  public var removingPercentEncoding: String? { fatalError("never run") }
  public var decomposedStringWithCanonicalMapping: String { fatalError("never run") }
}
