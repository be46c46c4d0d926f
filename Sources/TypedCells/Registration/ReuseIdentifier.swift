/// The identifier with which cells of one class are registered and dequeued.
///
/// By default it's the cell class's full name, so two cells named `TextCell` in different modules or files have
/// different identifiers, and so do the specialisations of a generic cell. Storyboards have identifiers of their own:
/// write them as a string literal, or declare them in the cell class, see ``ReusableCell``.
///
/// ```swift
/// let row = Row(TextCell.self, "A long text").reuseIdentifier("WideText")
/// ```
public struct ReuseIdentifier: Hashable, Sendable, RawRepresentable {
  /// The identifier that the host uses.
  public let rawValue: String

  /// Creates an identifier from a text.
  ///
  /// - Parameter rawValue: the identifier that the host uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates an identifier from a text.
  ///
  /// - Parameter rawValue: the identifier that the host uses.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the identifier of a cell class: its own if it's a ``ReusableCell``, otherwise its full name.
  ///
  /// The name of a private type contains an address, so don't store it.
  ///
  /// - Parameter cellClass: the class of the cells.
  @MainActor
  public init(for cellClass: AnyClass) {
    self =
      (cellClass as? any ReusableCell.Type)?.reuseIdentifier
      ?? ReuseIdentifier(fullName(of: cellClass))
  }
}

extension ReuseIdentifier: ExpressibleByStringLiteral {
  /// Creates an identifier from a literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension ReuseIdentifier: CustomStringConvertible {
  /// The identifier, without the addresses that the runtime adds to the names of local classes.
  public var description: String { withoutContexts(rawValue) }
}
