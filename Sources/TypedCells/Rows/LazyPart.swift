/// The rows of a ``LazyRows`` group, with all types erased.
@usableFromInline
final class LazyPart {
  let count: Int
  let row: @MainActor (Int) -> _RowPart
  /// Makes a row, or returns `nil` if its model would have to be read for it.
  let knownRow: @MainActor (Int) -> _RowPart?
  let identity: @MainActor (Int) -> RowIdentity
  let isHidden: (@MainActor () -> Bool)?
  private let elements: Any
  private let identityPath: AnyKeyPath
  private let isInSameMemory: (Any) -> Bool
  private let changesSince: (Any) -> PositionChanges?
  /// Whether the elements report their changes, so that their identities don't have to be read.
  let reportsChanges: Bool

  init<Elements, Cell, Model>(_ rows: LazyRows<Elements, Cell, Model>) {
    let elements = rows.elements
    count = elements.count
    row = rows.row
    knownRow = rows.knownRow ?? rows.row
    identity = rows.identity
    isHidden = rows.isHidden
    self.elements = elements
    identityPath = rows.identityPath
    isInSameMemory = { areInSameMemory(elements, $0) }
    changesSince = { TypedCells.reportedChanges(from: $0, to: elements) }
    reportsChanges = elements is any ChangeReporting
  }

  @MainActor
  private init(_ other: LazyPart, count: Int, at offset: @escaping @MainActor (Int) -> Int) {
    self.count = count
    row = { [row = other.row] in row(offset($0)) }
    knownRow = { [row = other.knownRow] in row(offset($0)) }
    identity = { [identity = other.identity] in identity(offset($0)) }
    isHidden = other.isHidden
    elements = ()
    identityPath = other.identityPath
    isInSameMemory = { _ in false }
    changesSince = { _ in nil }
    reportsChanges = false
  }

  /// Returns the rows at some offsets only.
  @MainActor
  func keeping(_ offsets: [Int]) -> LazyPart {
    LazyPart(self, count: offsets.count) { offsets[$0] }
  }

  /// Returns the rows in a range of offsets only.
  @MainActor
  func keeping(_ offsets: Range<Int>) -> LazyPart {
    offsets.count == count
      ? self : LazyPart(self, count: offsets.count) { offsets.lowerBound + $0 }
  }

  /// Returns whether a row may have an identity. It depends only on the type of the group's identities, so none is
  /// read.
  func mayHold(_ identity: RowIdentity) -> Bool {
    identity.mayBeMade(of: type(of: identityPath).valueType)
  }

  /// Returns the changes that the elements report, or `nil` if the identities have to be compared.
  func reportedChanges(since other: LazyPart) -> PositionChanges? {
    reportsChanges && identityPath == other.identityPath ? changesSince(other.elements) : nil
  }

  /// Returns whether both groups have the same elements, in the same memory, so that no identity has to be read.
  func hasSameElements(as other: LazyPart) -> Bool {
    self === other
      || (count == other.count && isInSameMemory(other.elements)
        && identityPath == other.identityPath)
  }
}

/// Returns whether two collections of one type are one array, or one range of integers.
private func areInSameMemory<Elements: RandomAccessCollection>(
  _ elements: Elements, _ other: Any
) -> Bool {
  if let elements = elements as? [Elements.Element], let other = other as? [Elements.Element] {
    return elements.isInSameMemory(as: other)
  }
  if let range = elements as? Range<Int>, let other = other as? Range<Int> { return range == other }
  return false
}
