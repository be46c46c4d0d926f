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
  /// Where the identity is read, by which one group's identities are known to be another's.
  let identityPath: AnyKeyPath
  /// The identity of the row of an element, counted from the first.
  let identity: @MainActor (Int) -> RowIdentity
  let row: @MainActor (Int) -> (ErasedRow, RowHead)
  private(set) var isHidden: (@MainActor () -> Bool)?

  /// Creates a group of rows.
  ///
  /// - Parameters:
  ///   - elements: what the rows are made from.
  ///   - id: the path of a value that no two elements share; it is the row's identity.
  ///   - row: makes the row of an element; called whenever the list needs it, so keep it cheap.
  @inlinable
  public init<ID: Hashable & Sendable>(
    _ elements: Elements,
    id: KeyPath<Elements.Element, ID>,
    row: @escaping @MainActor (Elements.Element) -> Row<Cell, Model>
  ) {
    self.init(elements, id, identity: { RowIdentity($0[keyPath: id]) }, row: row)
  }

  /// Creates a group of rows for elements that have an identity of their own.
  ///
  /// - Parameters:
  ///   - elements: what the rows are made from.
  ///   - row: makes the row of an element; called whenever the list needs it, so keep it cheap.
  @inlinable
  public init(
    _ elements: Elements,
    row: @escaping @MainActor (Elements.Element) -> Row<Cell, Model>
  ) where Elements.Element: Identifiable, Elements.Element.ID: Sendable {
    self.init(elements, \Elements.Element.id, identity: { RowIdentity($0.id) }, row: row)
  }

  /// The types are erased here, where the compiler knows them: whoever erases them later, and in another
  /// module, looks them up for each row.
  @inlinable
  init(
    _ elements: Elements, _ identityPath: AnyKeyPath,
    identity: @escaping @MainActor (Elements.Element) -> RowIdentity,
    row: @escaping @MainActor (Elements.Element) -> Row<Cell, Model>
  ) {
    func element(_ offset: Int) -> Elements.Element {
      elements[elements.index(elements.startIndex, offsetBy: offset)]
    }
    self.init(
      elements, identityPath,
      erasedIdentity: { identity(element($0)) },
      erasedRow: { offset in
        let element = element(offset)
        let row = row(element)
        var head = row.head
        head.identity = identity(element)
        return (row.storage, head)
      })
  }

  @usableFromInline
  init(
    _ elements: Elements, _ identityPath: AnyKeyPath,
    erasedIdentity: @escaping @MainActor (Int) -> RowIdentity,
    erasedRow: @escaping @MainActor (Int) -> (ErasedRow, RowHead)
  ) {
    self.elements = elements
    self.identityPath = identityPath
    identity = erasedIdentity
    row = erasedRow
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
