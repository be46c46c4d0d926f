/// The positions of rows by their identity, for many look-ups among the same rows.
///
/// It takes 20 to 36 bytes for each row. ``LazyRows`` get an index of their own when a row is looked up that they may
/// contain, because all their identities are read for it.
@MainActor
final class IdentityIndex {
  /// Rows that follow each other.
  struct Run {
    let rows: RowSegments.SegmentRows
    /// What the rows belong to, such as their section.
    let owner: Int
    /// The position of the first of them.
    let start: Int
  }

  private let written: IdentityTable
  private let lazy: [(part: LazyPart, run: Run)]
  private var lazyTables: [Int: IdentityTable] = [:]

  /// - Complexity: O(*n*) for *n* rows, without those that are made on demand.
  init(_ runs: [Run]) {
    var written: [Run] = []
    var lazy: [(part: LazyPart, run: Run)] = []
    for run in runs {
      switch run.rows {
      case .written: written.append(run)
      case .lazy(let part): lazy.append((part, run))
      }
    }
    self.written = IdentityTable(written)
    self.lazy = lazy
  }

  /// Returns the rows with an identity, with cells of any class, in ascending order of their owners and positions.
  ///
  /// - Complexity: O(log *r*) for *r* runs and each row that is found. The first time for a type of identities, also
  ///   O(*n*) for *n* rows of ``LazyRows`` with such identities.
  func places(of identity: RowIdentity) -> [RowPlace] {
    var places = written.places(of: identity)
    guard !lazy.isEmpty else { return places }
    for (number, (part, run)) in lazy.enumerated() where part.mayHold(identity) {
      let table = lazyTables[number] ?? IdentityTable([run])
      lazyTables[number] = table
      places += table.places(of: identity)
    }
    return places.sorted()
  }
}

/// The place of a row in an ``IdentityIndex``.
struct RowPlace: Comparable {
  let owner: Int
  let position: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.owner, left.position) < (right.owner, right.position)
  }
}

/// A hash table of the identities in some runs.
@MainActor
private final class IdentityTable {
  private let runs: [IdentityIndex.Run]
  /// The number of rows in the runs up to each one.
  private let ends: [Int]
  private var table: PositionTable
  /// For each row, the number of the next one with the same identity, or its own number if there is none.
  private var following: [UInt32]
  private let kind = IdentityKind<RowIdentity>()

  init(_ runs: [IdentityIndex.Run]) {
    self.runs = runs
    var count = 0
    ends = runs.map {
      count += $0.rows.count
      return count
    }
    table = PositionTable(count: count)
    following = Array(repeating: 0, count: count)
    // From the last to the first, so that rows with the same identity are found in their order.
    for run in runs.reversed() {
      for offset in (0..<run.rows.count).reversed() {
        count -= 1
        add(run.rows.identity(at: offset), number: count)
      }
    }
  }

  private func add(_ identity: RowIdentity, number: Int) {
    following[number] = UInt32(truncatingIfNeeded: number)
    // Nobody can look for the identity of a row that has none.
    guard !identity.isPosition else { return }
    let identity = identity.ofAnyKind
    let hash = kind.hash(identity)
    let slot = table.slot(hash) { self.identity($0) == identity }
    if let next = table[slot] { following[number] = UInt32(truncatingIfNeeded: next) }
    table.set(slot, number, hash: hash)
  }

  func places(of identity: RowIdentity) -> [RowPlace] {
    var places: [RowPlace] = []
    var next = table.first(kind.hash(identity)) { self.identity($0) == identity }
    while let number = next {
      let (run, offset) = place(number)
      places.append(RowPlace(owner: run.owner, position: run.start + offset))
      let following = Int(following[number])
      next = following == number ? nil : following
    }
    return places
  }

  private func identity(_ number: Int) -> RowIdentity {
    let (run, offset) = place(number)
    return run.rows.identity(at: offset).ofAnyKind
  }

  private func place(_ number: Int) -> (run: IdentityIndex.Run, offset: Int) {
    let index = ends.indices.partitioningIndex { number < ends[$0] }
    let run = runs[index]
    return (run, number - ends[index] + run.rows.count)
  }
}

extension RowSegments.SegmentRows {
  @MainActor
  fileprivate func identity(at offset: Int) -> RowIdentity {
    switch self {
    case .written(let rows): rows[offset].identity
    case .lazy(let part): part.identity(offset)
    }
  }
}
