public import TypedCells

/// The laws of lists that show rows: this library's or your own.
///
/// `assertListLaws` examines them in a test. Create a value to print a report:
///
/// ```swift
/// print(ListLaws(screen.list).report())
/// ```
@MainActor
public struct ListLaws {
  /// The largest number of rows to look up. It is limited because each look-up may visit all rows.
  private static let lookUpLimit = 200

  let list: any ExaminableList
  let hidden: [RowIdentity]
  let condition: CountedCondition?
  let transaction: @MainActor () -> Void

  /// Prepares to examine a list.
  ///
  /// - Parameters:
  ///   - list: the list to examine.
  ///   - hidden: the identities of rows that are hidden now.
  ///   - condition: the condition under which one row is hidden.
  ///   - transaction: applies content, or evaluates all conditions again, once.
  public init(
    _ list: any ExaminableList, hidden: [RowIdentity] = [], condition: CountedCondition? = nil,
    transaction: @escaping @MainActor () -> Void = {}
  ) {
    self.list = list
    self.hidden = hidden
    self.condition = condition
    self.transaction = transaction
  }

  /// Examines the list on all laws.
  ///
  /// - Returns: the laws that are kept, broken and skipped.
  /// - Complexity: O(*n*) for *n* rows, and that of 200 look-ups.
  public func report() -> LawReport {
    LawReport(on: self, named: readableName(of: type(of: list)), laws: Self.laws)
  }

  /// Every law of lists, in the order in which they are examined.
  public static var laws: [Law<Self>] {
    [countsAndRowsAgree, rowsAreFound, hiddenIsAbsent, hidingIsEvaluatedOnce]
  }

  /// `list.countsAndRowsAgree`: a row exists at every path within the counts, and at no path outside.
  public static var countsAndRowsAgree: Law<Self> {
    Law("list.countsAndRowsAgree") { laws in
      let list = laws.list
      let absent = laws.paths.filter { !list.hasRow(at: $0) }
        .map { "there is no row at \($0), in a section of \(list.rowCount(in: $0.section)) rows" }
      let sections = (0..<list.sectionCount).flatMap { section in
        [-1, list.rowCount(in: section)].map { RowPath(section: section, row: $0) }
      }
      let outside = [-1, list.sectionCount].map { RowPath(section: $0, row: 0) } + sections
      let surplus = outside.filter { list.hasRow(at: $0) }
        .map { "there is a row at \($0), which is outside the counts" }
      return absent + surplus
    }
  }

  /// `list.rowsAreFound`: the identity of a row finds its path, and no paths of other rows.
  public static var rowsAreFound: Law<Self> {
    Law("list.rowsAreFound") { laws in
      laws.pathsToLookUp.flatMap { path -> [String] in
        guard let identity = laws.list.identity(at: path) else { return [] }
        let found = laws.list.paths(of: identity)
        let missing =
          found.contains(path)
          ? [] : ["row \(path) isn't found by its identity, \(identity): found \(found)"]
        return missing
          + found.filter { laws.list.identity(at: $0) != identity }
          .map { "row \($0) is found by the identity \(identity) of another row" }
      }
    }
  }

  /// `list.hiddenIsAbsent`: a hidden row has no path and no row count includes it.
  public static var hiddenIsAbsent: Law<Self> {
    Law("list.hiddenIsAbsent", unless: \.reasonNotToSearch) { laws in
      laws.hidden.flatMap { identity in
        let found = laws.list.paths(of: identity)
        let counted = laws.paths.filter { laws.list.identity(at: $0) == identity }
        return Set(found + counted).sorted().map {
          "the hidden row \(identity) has the path \($0); expected none"
        }
      }
    }
  }

  /// `list.hidingIsEvaluatedOnce`: each transaction evaluates a row's condition once.
  public static var hidingIsEvaluatedOnce: Law<Self> {
    Law("list.hidingIsEvaluatedOnce", unless: \.reasonNotToCount) { laws in
      let before = laws.condition?.count ?? 0
      laws.transaction()
      let count = (laws.condition?.count ?? 0) - before
      return count == 1
        ? [] : ["one transaction evaluated the condition \(count) times; expected once"]
    }
  }

  private var reasonNotToSearch: String? { hidden.isEmpty ? "no hidden row is given" : nil }

  private var reasonNotToCount: String? { condition == nil ? "no condition is counted" : nil }

  /// Every path within the counts.
  private var paths: [RowPath] {
    (0..<list.sectionCount).flatMap { section in
      (0..<list.rowCount(in: section)).map { RowPath(section: section, row: $0) }
    }
  }

  /// Evenly spaced paths from the whole list.
  private var pathsToLookUp: [RowPath] {
    let all = paths.filter { list.hasRow(at: $0) }
    let step = max(all.count / Self.lookUpLimit, 1)
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }
}
