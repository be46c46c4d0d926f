/// How to treat several elements with the same identity.
///
/// Each section of a list needs its own identity, and so does each row of a section. Rows of different sections may
/// have the same identity.
///
/// ```swift
/// screen.list.duplicates = .keepFirst
/// screen.list.onFailure = { failure in print(failure) }  // names the duplicate
/// ```
public enum DuplicatePolicy: Hashable, Sendable {
  /// The change isn't applied, and a ``DuplicateIdentity`` is thrown or reported.
  case refuse

  /// The first element with an identity is kept, and the others aren't shown.
  case keepFirst

  /// All elements are kept. Before and after a change, duplicates are matched in order: the first with the first, and so
  /// on.
  case disambiguate
}

extension DuplicatePolicy {
  /// Returns the elements that the policy keeps.
  ///
  /// - Parameter elements: the elements, or sections.
  /// - Throws: ``DuplicateIdentity`` if there are duplicates and the policy is ``refuse``.
  /// - Complexity: O(*n*) hashes for *n* elements; O(1) if all are kept.
  @inlinable
  public func applied<Element: Diffable>(
    to elements: [Element]
  ) throws(DuplicateIdentity) -> [Element] {
    try applied(to: elements) { .elements($0) }
  }

  /// Returns the sections with the rows that the policy keeps. Rows of different sections aren't duplicates.
  ///
  /// - Parameter sections: the sections whose rows are examined.
  /// - Throws: ``DuplicateIdentity`` if there are duplicates and the policy is ``refuse``.
  /// - Complexity: O(*n*) hashes for *n* rows; O(1) if all are kept.
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

/// Returns the positions of repeated identities, each with the position of the first.
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
