/// Rows that are made when the list shows them, one for each element of a collection.
///
/// ```swift
/// LazyRows(people, id: \.id) { person in
///   Row(PersonCell.self, person).height(44)
/// }
/// ```
///
/// All rows of a group have one cell class. Their identities are those of the group: `Row.id(_:)` and
/// ``Row/hidden(when:)`` of a row in a group have no effect. The list keeps the closure and everything that
/// the closure captures, so capture an owner weakly.
///
/// The closure can read values that change, such as an array that indices refer to. If you apply the content again, the
/// list makes the visible rows again, and updates the cells that show something else.
///
/// Use it for thousands of rows: until the user scrolls, a group of 1,000,000 elements costs as much as a group of 1,000.
///
/// A change of the list reads the identities of a group's elements, before and after, on the main actor, unless both
/// groups have the same array or the same range of integers. So the time of a change grows with the number of elements,
/// even if few of them changed. Elements that know what changed can report it, and then no identity is read: see
/// ``ChangeReporting``.
///
/// A change needs at least 32 bytes for each element between the first and the last that differ. A change of 2³¹
/// elements or more, or a section of more than `Int.max` rows, ends the process.
public struct LazyRows<Elements: RandomAccessCollection, Cell: AnyObject, Model> {
  let elements: Elements
  /// Where the identity is read. Groups that read it in different places have different identities.
  let identityPath: AnyKeyPath
  /// The identity of the row at an offset.
  let identity: @MainActor (Int) -> RowIdentity
  let row: @MainActor (Int) -> _RowPart
  private(set) var isHidden: (@MainActor () -> Bool)?
  /// Makes the row at an offset, or returns `nil` if its model would have to be read for it. By default, no row needs that.
  var knownRow: (@MainActor (Int) -> _RowPart?)?

  /// Creates a group of rows.
  ///
  /// - Parameters:
  ///   - elements: the elements that the rows are made from.
  ///   - id: the path of a value that no two elements share. It is the row's identity.
  ///   - row: makes the row of an element. It is called whenever the list needs the row, so keep it cheap.
  @inlinable
  public init<ID: Hashable>(
    _ elements: Elements,
    id: KeyPath<Elements.Element, ID>,
    row: @escaping @MainActor (Elements.Element) -> Row<Cell, Model>
  ) {
    self.init(elements, id, identity: { RowIdentity($0[keyPath: id]) }, row: row)
  }

  /// Creates a group of rows for elements that have an identity of their own.
  ///
  /// - Parameters:
  ///   - elements: the elements that the rows are made from.
  ///   - row: makes the row of an element. It is called whenever the list needs the row, so keep it cheap.
  @inlinable
  public init(
    _ elements: Elements,
    row: @escaping @MainActor (Elements.Element) -> Row<Cell, Model>
  ) where Elements.Element: Identifiable {
    self.init(elements, \Elements.Element.id, identity: { RowIdentity($0.id) }, row: row)
  }

  /// Erases the types here, where the compiler knows them. If they were erased later, in another module,
  /// the runtime would look them up for each row.
  @inlinable
  init(
    _ elements: Elements, _ identityPath: AnyKeyPath,
    identity: @escaping (Elements.Element) -> RowIdentity,
    row: @escaping @MainActor (Elements.Element) -> Row<Cell, Model>
  ) {
    let shared = MainActorValue((elements: elements, identity: identity))
    self.init(
      elements, identityPath,
      erasedIdentity: { shared.value.identity(shared.value.elements[offset: $0]) },
      erasedRow: { offset in
        let element = shared.value.elements[offset: offset]
        var part = _RowPart(row(element))
        part.identity = shared.value.identity(element)
        return part
      })
  }

  @usableFromInline
  init(
    _ elements: Elements, _ identityPath: AnyKeyPath,
    erasedIdentity: @escaping @MainActor (Int) -> RowIdentity,
    erasedRow: @escaping @MainActor (Int) -> _RowPart
  ) {
    self.elements = elements
    self.identityPath = identityPath
    identity = erasedIdentity
    row = erasedRow
  }

  /// Hides the whole group while a condition is true.
  ///
  /// The condition is evaluated once for each change, like that of a row.
  ///
  /// - Parameter isHidden: whether to hide the group.
  /// - Returns: the group with the condition.
  public consuming func hidden(when isHidden: @escaping @MainActor () -> Bool) -> Self {
    self.isHidden = isHidden
    return self
  }
}

extension RandomAccessCollection {
  /// The element at an offset from the first.
  @inlinable
  subscript(offset offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }
}
