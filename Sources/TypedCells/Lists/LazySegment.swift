/// A lazily made part of a section, with all types erased.
@MainActor
@usableFromInline
final class LazySegment {
  let count: Int
  let row: @MainActor (Int) -> (ErasedRow, RowHead)
  let identity: @MainActor (Int) -> RowIdentity
  let isHidden: (@MainActor () -> Bool)?
  private let elements: Any
  private let identityPath: AnyKeyPath
  private let areIn: @MainActor (Any) -> Bool

  init<Elements, Cell, Model>(_ rows: LazyRows<Elements, Cell, Model>) {
    let elements = rows.elements
    count = elements.count
    row = rows.row
    identity = rows.identity
    isHidden = rows.isHidden
    self.elements = elements
    identityPath = rows.identityPath
    areIn = { areInSameMemory(elements, $0) }
  }

  private init(_ other: LazySegment, keeping offsets: [Int]) {
    count = offsets.count
    row = { other.row(offsets[$0]) }
    identity = { other.identity(offsets[$0]) }
    isHidden = other.isHidden
    elements = offsets
    identityPath = other.identityPath
    areIn = { _ in false }
  }

  /// The rows at some positions only.
  func keeping(_ offsets: [Int]) -> LazySegment { LazySegment(self, keeping: offsets) }

  /// Whether a row may have an identity: the type of the group's own says so without a look at any.
  func mayHold(_ identity: RowIdentity) -> Bool {
    identity.mayBeMade(of: type(of: identityPath).valueType)
  }

  /// Whether both are made from the very same elements, so that no look at them is needed.
  func hasSameElements(as other: LazySegment) -> Bool {
    self === other
      || (count == other.count && areIn(other.elements) && identityPath == other.identityPath)
  }
}

/// Whether two collections of one type are one array, or one range of integers.
private func areInSameMemory<Elements: RandomAccessCollection>(
  _ elements: Elements, _ other: Any
) -> Bool {
  if let elements = elements as? [Elements.Element], let other = other as? [Elements.Element] {
    return elements.isInSameMemory(as: other)
  }
  if let range = elements as? Range<Int>, let other = other as? Range<Int> { return range == other }
  return false
}
