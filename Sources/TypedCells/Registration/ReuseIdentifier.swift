/// The name under which cells of one class are registered with a host and dequeued from it.
///
/// By default it is the cell class's full name, so that the `TextCell`s of two modules, two
/// specialisations of a generic cell, and two private cells of the same name all differ. Storyboards
/// and nibs bring names of their own: write them as a string literal, or let the cell class say
/// them, see ``ReusableCell``.
public struct ReuseIdentifier: Hashable, Sendable, RawRepresentable {
  /// The name as hosts know it.
  public let rawValue: String

  /// Creates an identifier of the caller's choice.
  ///
  /// - Parameter rawValue: the name as the host knows it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates an identifier of the caller's choice.
  ///
  /// - Parameter rawValue: the name as the host knows it.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The identifier that belongs to a cell class: what it says as a ``ReusableCell``, else its full
  /// name.
  ///
  /// The name of a private type holds an address, so do not store it from one run to the next.
  ///
  /// - Parameter cellClass: the class of the cells.
  @MainActor
  public init(for cellClass: AnyClass) {
    self =
      (cellClass as? any ReusableCell.Type)?.reuseIdentifier
      ?? ReuseIdentifier(String(reflecting: cellClass))
  }
}

extension ReuseIdentifier: ExpressibleByStringLiteral {
  /// Creates the identifier that a literal spells.
  ///
  /// - Parameter value: the text.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension ReuseIdentifier: CustomStringConvertible {
  /// The text of the identifier, without what the runtime adds to the names of local classes.
  public var description: String { withoutContexts(rawValue) }
}
