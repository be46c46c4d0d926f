/// A collection for ``LazyRows`` that knows its changes since an earlier version of itself.
///
/// A change of the list reads the identity of every element of a group, before and after. If your elements
/// come from a database or a log that knows its changes, let it report them, and no identity is read:
///
/// ```swift
/// nonisolated struct Log: ChangeReporting {
///   var lines = 0..<1_000_000_000
///   var startIndex: Int { lines.lowerBound }
///   var endIndex: Int { lines.upperBound }
///   subscript(line: Int) -> Int { line }
///
///   func changes(since old: Log) -> PositionChanges? {
///     // Lines are only added at the end and removed at the start.
///     PositionChanges(
///       deletions: [0..<lines.lowerBound - old.lines.lowerBound],
///       insertions: [lines.count - (lines.upperBound - old.lines.upperBound)..<lines.count])
///   }
/// }
/// ```
///
/// Rows of such a group don't move to other sections, and duplicates among them aren't looked for.
public protocol ChangeReporting: RandomAccessCollection {
  /// Returns the changes since an earlier version, or `nil` if they aren't known.
  ///
  /// If the result is `nil`, or isn't a possible change between the two numbers of elements, the list
  /// compares the identities.
  ///
  /// - Parameter old: the elements that the list shows.
  func changes(since old: Self) -> PositionChanges?
}

/// Returns the changes that a collection reports, if they're possible.
func reportedChanges<Elements: RandomAccessCollection>(
  from old: Any, to new: Elements
) -> PositionChanges? {
  func changes<Source: ChangeReporting>(_ new: Source) -> PositionChanges? {
    guard let old = old as? Source, let changes = new.changes(since: old) else { return nil }
    let problems = BatchUpdate(SectionedChanges(changes, inSection: 0))
      .problems(from: [old.count], to: [new.count])
    return problems.isEmpty && changes.updates.isEmpty ? changes : nil
  }
  return (new as? any ChangeReporting).flatMap { changes($0) }
}
