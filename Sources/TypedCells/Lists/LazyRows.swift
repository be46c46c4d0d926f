/// Rows that are made when the list comes to show them, one for each element of a collection.
///
/// ```swift
/// LazyRows(people, id: \.id) { person in
///   Row(PersonCell.self, person).height(44)
/// }
/// ```
///
/// All rows of a group have one cell class, and the group's identities: an `Row.id(_:)` or a
/// ``Row/hidden(when:)`` of such a row is not looked at. The list keeps the closure, and so whatever the closure captures: capture an owner weakly.
///
/// Before it is scrolled, a group of 1,000,000 elements costs what a group of 1,000 costs.
@MainActor
public struct LazyRows<Elements: RandomAccessCollection, Cell: AnyObject, Model> {
  let elements: Elements
  let identity: @MainActor (Elements.Element) -> RowIdentity
  let row: @MainActor (Elements.Element) -> Row<Cell, Model>
  private(set) var isHidden: (@MainActor () -> Bool)?

  /// Creates a group of rows.
  ///
  /// - Parameters:
  ///   - elements: what the rows are made from.
  ///   - id: the path of a value that no two elements share; it is the row's identity.
  ///   - row: makes the row of an element; called whenever the list needs it, so keep it cheap.
  public init<ID: Hashable>(
    _ elements: Elements,
    id: KeyPath<Elements.Element, ID>,
    row: @escaping @MainActor (Elements.Element) -> Row<Cell, Model>
  ) {
    self.elements = elements
    self.identity = { RowIdentity($0[keyPath: id]) }
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
  ) where Elements.Element: Identifiable {
    self.init(elements, id: \.id, row: row)
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

/// A lazily made part of a section, with all types erased.
@MainActor
@usableFromInline
struct LazySegment {
  let count: Int
  let row: @MainActor (Int) -> ErasedRow
  let identity: @MainActor (Int) -> RowIdentity
  let canHide: Bool
  let isHidden: @MainActor () -> Bool

  init<Elements, Cell, Model>(_ rows: LazyRows<Elements, Cell, Model>) {
    let elements = rows.elements
    func element(_ offset: Int) -> Elements.Element {
      elements[elements.index(elements.startIndex, offsetBy: offset)]
    }
    canHide = rows.isHidden != nil
    isHidden = rows.isHidden ?? { false }
    count = elements.count
    row = { rows.row(element($0)).storage }
    identity = { rows.identity(element($0)) }
  }
}
