/// Rows that are made when the list comes to show them, one for each element of a collection.
///
/// ```swift
/// LazyRows(people, id: \.id) { person in
///   Row(PersonCell.self, person).height(44)
/// }
/// ```
///
/// All rows of a group have one cell class, and the group's identities: an `Row.id(_:)` or a
/// ``Row/hidden(when:)`` of such a row is not looked at. The list keeps the closure, and so whatever
/// the closure captures: capture an owner weakly.
///
/// Before it is scrolled, a group of 1,000,000 elements costs what a group of 1,000 costs. A change of
/// the list reads the identities of a group's elements, before and after, unless they are the same
/// array, or the same range of integers.
@MainActor
public struct LazyRows<Elements: RandomAccessCollection, Cell: AnyObject, Model> {
  let elements: Elements
  let identity: @MainActor (Elements.Element) -> RowIdentity
  /// Where the identity is read, by which one group's identities are known to be another's.
  let identityPath: AnyKeyPath
  let row: @MainActor (Elements.Element) -> Row<Cell, Model>
  private(set) var isHidden: (@MainActor () -> Bool)?

  /// Creates a group of rows.
  ///
  /// - Parameters:
  ///   - elements: what the rows are made from.
  ///   - id: the path of a value that no two elements share; it is the row's identity.
  ///   - row: makes the row of an element; called whenever the list needs it, so keep it cheap.
  public init<ID: Hashable & Sendable>(
    _ elements: Elements,
    id: KeyPath<Elements.Element, ID>,
    row: @escaping @MainActor (Elements.Element) -> Row<Cell, Model>
  ) {
    self.elements = elements
    identity = { RowIdentity($0[keyPath: id]) }
    identityPath = id
    self.row = row
  }

  /// Creates a group of rows for elements that have an identity of their own.
  ///
  /// - Parameters:
  ///   - elements: what the rows are made from.
  ///   - row: makes the row of an element; called whenever the list needs it, so keep it cheap.
  public init(
    _ elements: Elements,
    row: @escaping @MainActor (Elements.Element) -> Row<Cell, Model>
  ) where Elements.Element: Identifiable, Elements.Element.ID: Sendable {
    self.elements = elements
    identity = { RowIdentity($0.id) }
    identityPath = \Elements.Element.id
    self.row = row
  }

  /// Leaves the whole group out of the list whenever a condition holds.
  ///
  /// The condition is asked once a transaction, as that of a row.
  ///
  /// - Parameter isHidden: whether the group is to be absent.
  /// - Returns: the group with the condition.
  public consuming func hidden(when isHidden: @escaping @MainActor () -> Bool) -> Self {
    self.isHidden = isHidden
    return self
  }
}
