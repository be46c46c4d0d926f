/// What is done about several elements of one identity.
///
/// Sections need an identity that no other section of the list has, and rows one that no other row of
/// their section has. A row may well have that of a row of another section.
public enum DuplicatePolicy: Hashable, Sendable {
  /// The change is refused with a ``DuplicateIdentity``.
  case refuse

  /// Of the elements of one identity the first is kept, and the others are not shown.
  case keepFirst

  /// All are kept, and told apart by their order: the first before is the first after.
  case disambiguate
}

extension DuplicatePolicy {
  /// The elements that remain under the policy.
  ///
  /// - Parameter elements: the elements, or sections.
  /// - Throws: ``DuplicateIdentity``, if the policy is to refuse.
  /// - Complexity: O(*n*) hashes; O(1) where all are kept.
  @inlinable
  public func applied<Element: Diffable>(
    to elements: [Element]
  ) throws(DuplicateIdentity) -> [Element] {
    try applied(to: elements) { .elements($0) }
  }

  /// The sections with the rows that remain under the policy, which regards each section by itself.
  ///
  /// - Parameter sections: the sections.
  /// - Throws: ``DuplicateIdentity``, if the policy is to refuse.
  /// - Complexity: O(*n*) hashes for *n* rows; O(1) where all are kept.
  @inlinable
  public func appliedToRows<Section: DiffableSection>(
    of sections: [Section]
  ) throws(DuplicateIdentity) -> [Section] {
    guard self != .disambiguate else { return sections }
    var result = sections
    for index in result.indices {
      let rows = result[index].rows
      let remaining = try applied(to: rows) { rows in
        .rows(rows.map { RowPath(section: index, row: $0) })
      }
      if remaining.count < rows.count { result[index].rows = remaining }
    }
    return result
  }

  @inlinable
  func applied<Element: Diffable>(
    to elements: [Element], places: ([Int]) -> DuplicateIdentity.Places
  ) throws(DuplicateIdentity) -> [Element] {
    guard self != .disambiguate else { return elements }
    let repeats = repeatedPositions(elements.count) { elements[$0].diffIdentity }
    guard let (first, _) = repeats.first else { return elements }
    guard self == .keepFirst else {
      let positions = [first] + repeats.filter { $0.first == first }.map(\.again)
      throw DuplicateIdentity(
        identity: "\(elements[first].diffIdentity)", places: places(positions))
    }
    let dropped = Set(repeats.map(\.again))
    return elements.indices.filter { !dropped.contains($0) }.map { elements[$0] }
  }
}

/// The positions of identities that came before, each with the position where they first did.
@inlinable
func repeatedPositions<Identity: Hashable>(
  _ count: Int, _ identity: (Int) -> Identity
) -> [(first: Int, again: Int)] {
  let kind = IdentityKind<Identity>()
  var table = PositionTable(count: count)
  var repeats: [(first: Int, again: Int)] = []
  for position in 0..<count {
    let candidate = identity(position)
    let hash = kind.hash(candidate)
    let slot = table.slot(hash) { kind.areSame(identity($0), candidate) }
    if let first = table[slot] {
      repeats.append((first, position))
    } else {
      table.set(slot, position, hash: hash)
    }
  }
  return repeats
}
