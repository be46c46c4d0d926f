/// Where sections and elements are after a batch.
///
/// - Complexity: O(*k* log *k*) to create for *k* changes, O(log *k*) for each position.
struct BatchPaths {
  /// The positions that go and come in a list of sections, or in a section.
  private struct Shift {
    /// In order, without repetitions.
    var gone: [Int] = []
    var come: [Int] = []

    /// Returns a position after the deletes before it and the inserts up to it.
    func position(of old: Int) -> Int {
      let start = old - gone.indices.firstIndex { gone[$0] >= old }
      // An insert moves the position if it's not behind it, with the inserts before it counted.
      return start + come.indices.firstIndex { come[$0] - $0 > start }
    }
  }

  private let movedSections: [Int: Int]
  private let deletedSections: Set<Int>
  private let reloadedSections: Set<Int>
  private let sections: Shift
  private let moved: [IndexPath: IndexPath]
  private let deleted: Set<IndexPath>
  private let gone: [Int: [Int]]
  private let come: [Int: [Int]]

  init(_ ledger: BatchLedger) {
    movedSections = Dictionary(
      ledger.movedSections.map { ($0.source, $0.target) }, uniquingKeysWith: { first, _ in first })
    deletedSections = Set(ledger.deletedSections)
    reloadedSections = Set(ledger.reloadedSections)
    sections = Shift(
      gone: Set(ledger.deletedSections + ledger.movedSections.map(\.source)).sorted(),
      come: Set(ledger.insertedSections + ledger.movedSections.map(\.target)).sorted())
    moved = Dictionary(
      ledger.moved.map { ($0.source, $0.target) }, uniquingKeysWith: { first, _ in first })
    deleted = Set(ledger.deleted)
    gone = Self.items(ledger.deleted + ledger.moved.map(\.source))
    come = Self.items(ledger.inserted + ledger.moved.map(\.target))
  }

  private static func items(_ paths: [IndexPath]) -> [Int: [Int]] {
    Set(paths).sorted().reduce(into: [:]) { $0[$1.section, default: []].append($1.item) }
  }

  /// Returns the index of a section after the batch, or `nil` if the section is deleted.
  func newSection(of section: Int) -> Int? {
    if let target = movedSections[section] { return target }
    return deletedSections.contains(section) ? nil : sections.position(of: section)
  }

  /// Returns the index of a section after the batch, or `nil` if the section is deleted or reloaded.
  func newSectionUnlessReloaded(of section: Int) -> Int? {
    reloadedSections.contains(section) ? nil : newSection(of: section)
  }

  /// Returns the index path of an element after the batch, or `nil` if the element is deleted or its section
  /// is deleted or reloaded.
  func newPath(of path: IndexPath) -> IndexPath? {
    if let target = moved[path] { return target }
    guard !deleted.contains(path), let section = newSectionUnlessReloaded(of: path.section) else {
      return nil
    }
    let shift = Shift(gone: gone[path.section] ?? [], come: come[section] ?? [])
    return IndexPath(item: shift.position(of: path.item), section: section)
  }
}

extension Range<Int> {
  /// Returns the first index for which a condition holds that holds for all later ones, too, or the upper bound.
  ///
  /// - Complexity: O(log *n*) for a range of *n* indices.
  func firstIndex(where isPast: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isPast(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
