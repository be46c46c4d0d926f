/// A section that a diff can compare: it has an identity, content and rows.
///
/// ``Diffable/hasSameContent(as:)`` compares the section's own content, such as its header. Rows are compared one by
/// one.
///
/// ```swift
/// struct Group: Identifiable, Equatable, DiffableSection {
///   let id: Int
///   var title: String
///   var rows: [Person]
/// }
/// ```
public protocol DiffableSection: Diffable {
  /// The type of the rows.
  associatedtype Row: Diffable

  /// The rows, in order. ``SectionedChangeSet/stages()`` sets them in copies, to create the content between two stages.
  var rows: [Row] { get set }
}

extension DiffableSection where Self: Equatable {
  /// Returns whether the sections are equal in all but their rows.
  ///
  /// - Parameter other: the section with the same identity in the other list.
  @inlinable
  public func hasSameContent(as other: Self) -> Bool {
    var other = other
    other.rows = rows
    return self == other
  }
}
