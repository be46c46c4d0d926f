/// The sections with duplicates, which the list examines again at each change.
struct KnownDuplicates {
  /// Whether sections have the same identity.
  var areSections = false
  /// The identities of the sections with duplicate rows.
  var sectionsOfRows = IdentitySet<RowIdentity>()

  var isEmpty: Bool { !areSections && sectionsOfRows.isEmpty }
}

/// The sections and rows that have the same identity as an earlier section, or an earlier row of their section.
@MainActor
struct ListDuplicates {
  private typealias Repeat = (first: Int, again: Int)

  private let sections: [Repeat]
  /// By ascending position of their section.
  private var rows: [(section: Int, repeats: [Repeat])] = []

  /// Finds the duplicates among inserted sections and rows, and those that existed before. Others are known to differ.
  ///
  /// - Parameters:
  ///   - change: the change.
  ///   - known: the duplicates before the change.
  /// - Complexity: O(*n*) for *n* rows of sections with inserted or duplicate rows. If all rows of a section are new,
  ///   its ``LazyRows`` aren't examined.
  init(in change: ListChange, known: KnownDuplicates) {
    guard !known.isEmpty || !change.changes.hasSameOrder else {
      sections = []
      return
    }
    let new = change.sections
    // Sections that stay differ from each other: the previous change checked them.
    sections =
      known.areSections || !change.changes.sections.insertions.isEmpty
      ? repeatedPositions(new.count) { new[$0].identity } : []
    let newcomers = change.newcomers
    let suspects =
      known.sectionsOfRows.isEmpty
      ? [] : Set(new.indices.filter { known.sectionsOfRows.contains(new[$0].identity) })
    for section in suspects.union(newcomers.keys).sorted() {
      let rows = new[section].rows
      let newcomers = newcomers[section] ?? []
      let count = newcomers.reduce(0) { $0 + $1.count }
      if suspects.contains(section) || (count == rows.count && rows.isWritten) {
        add(repeatsIn: rows, section)
      } else if 0 < count, count < rows.count, !rows.reportsChanges,
        areRepeated(newcomers, in: rows)
      {
        add(repeatsIn: rows, section)
      }
    }
  }

  private mutating func add(repeatsIn list: RowSegments, _ section: Int) {
    let parts = list.parts()
    let repeats = repeatedPositions(parts.count) { parts[$0].identity }.filter {
      // The identity contains only a number for the kind of cell, so the classes are compared.
      parts[$0.first].identity.kind == 0
        || list[$0.first].row.identityClass == list[$0.again].row.identityClass
    }
    if !repeats.isEmpty { rows.append((section, repeats)) }
  }

  /// Returns the sections with duplicates, which the next change examines.
  func known(in list: [SectionContent]) -> KnownDuplicates {
    var known = KnownDuplicates(areSections: !sections.isEmpty)
    for (section, _) in rows { known.sectionsOfRows.insert(list[section].identity) }
    return known
  }

  /// Returns the failure of the first duplicate, or `nil` if there is none.
  func failure(in list: [SectionContent], isResolved: Bool) -> ListFailure? {
    if let (first, again) = sections.first {
      let positions = [first] + sections.filter { $0.first == first }.map(\.again)
      return ListFailure(
        place: .section(again),
        reason: .duplicate(
          DuplicateIdentity(identity: "\(list[first].identity)", places: .sections(positions))),
        isResolved: isResolved)
    }
    guard let (section, repeats) = rows.first, let (first, again) = repeats.first else {
      return nil
    }
    let positions = [first] + repeats.filter { $0.first == first }.map(\.again)
    let paths = positions.map { RowPath(section: section, row: $0) }
    return ListFailure(
      place: .row(RowPath(section: section, row: again)),
      reason: .duplicate(
        DuplicateIdentity(
          identity: "\(list[section].rows.identity(at: first))", places: .rows(paths))),
      isResolved: isResolved)
  }

  /// Returns the list with the first only of each identity.
  func removed(from list: [SectionContent]) -> [SectionContent] {
    var list = list
    for (section, repeats) in rows {
      list[section].rows = list[section].rows.removing(Set(repeats.map(\.again)))
    }
    let dropped = Set(sections.map(\.again))
    return list.indices.filter { !dropped.contains($0) }.map { list[$0] }
  }
}

extension ListChange {
  /// The positions of rows that are new to their section, ascending, by the section's position.
  fileprivate var newcomers: [Int: [Range<Int>]] {
    var newcomers: [Int: [Range<Int>]] = [:]
    for section in changes.sections.insertions.joined() {
      newcomers[section] = [0..<sections[section].rows.count]
    }
    for section in changes.changedSections where !section.rows.insertions.isEmpty {
      newcomers[section.new] = section.rows.insertions
    }
    for move in changes.movesBetweenSections {
      newcomers[move.new.section, default: []].append(move.new.row..<move.new.row + 1)
    }
    return newcomers.mapValues { $0.sorted { $0.lowerBound < $1.lowerBound } }
  }
}

/// Returns whether an inserted row has the same identity as another row.
@MainActor
private func areRepeated(_ newcomers: [Range<Int>], in rows: RowSegments) -> Bool {
  guard let parts = rows.written else {
    return areRepeated(newcomers, amongFirst: rows.count) { rows.identity(at: $0) }
  }
  return areRepeated(newcomers, amongFirst: parts.count) { parts[$0].identity }
}

/// Returns whether an inserted row has the same identity as another row.
///
/// The other rows are known to differ from each other. For most of them, one bit shows that no inserted row has their
/// hash.
///
/// - Parameters:
///   - newcomers: the positions of the inserted rows, ascending.
///   - count: the number of rows.
///   - identity: the identity of the row at a position.
@inline(__always)
private func areRepeated(
  _ newcomers: [Range<Int>], amongFirst count: Int, _ identity: (Int) -> RowIdentity
) -> Bool {
  let kind = IdentityKind<RowIdentity>()
  var table = PositionTable(count: newcomers.reduce(0) { $0 + $1.count })
  let bitMask = table.mask << 3 | 7
  var bits = PositionSet(count: bitMask + 1)
  for position in newcomers.joined() {
    let candidate = identity(position)
    let hash = kind.hash(candidate)
    let slot = table.slot(hash) { identity($0) == candidate }
    if table[slot] != nil { return true }
    table.set(slot, position, hash: hash)
    bits.insert(Int(hash) & bitMask)
  }
  var start = 0
  for newcomer in newcomers + [count..<count] {
    for position in start..<newcomer.lowerBound {
      let candidate = identity(position)
      let hash = kind.hash(candidate)
      if bits.contains(Int(hash) & bitMask),
        table.first(hash, { identity($0) == candidate }) != nil
      {
        return true
      }
    }
    start = newcomer.upperBound
  }
  return false
}
