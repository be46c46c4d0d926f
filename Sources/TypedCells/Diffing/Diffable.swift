/// An element that a diff can compare, by its identity and its content.
///
/// A type that is `Identifiable` and `Equatable` needs no more code.
///
/// ```swift
/// struct Person: Identifiable, Equatable, Diffable {
///   let id: Int
///   var name: String
/// }
/// ```
///
/// Integers and strings are their own identities.
public protocol Diffable {
  /// The type of the identity.
  associatedtype DiffIdentity: Hashable

  /// Identifies the element before and after a change.
  var diffIdentity: DiffIdentity { get }

  /// Returns whether the element looks the same as another one with the same identity.
  ///
  /// For a type that isn't `Equatable`, the default is always `true`. Rows of a list differ: a model that isn't
  /// `Equatable` always counts as changed; see ``RowContentRule``.
  ///
  /// - Parameter other: the element with the same identity on the other side of the change.
  func hasSameContent(as other: Self) -> Bool
}

extension Diffable {
  @inlinable
  public func hasSameContent(as other: Self) -> Bool { true }
}

extension Diffable where Self: Equatable {
  @inlinable
  public func hasSameContent(as other: Self) -> Bool { self == other }
}

extension Diffable where Self: Identifiable {
  /// The element's `id`.
  @inlinable
  public var diffIdentity: ID { id }
}

extension Int: Diffable {
  @inlinable
  public var diffIdentity: Int { self }
}

extension String: Diffable {
  @inlinable
  public var diffIdentity: String { self }
}
