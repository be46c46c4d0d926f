/// The changes from one list of sections to another, as updates for a table or collection view of your own.
///
/// ```swift
/// let changes = SectionedChangeSet(from: shown, to: wanted)
/// for stage in changes.stages() {
///   host.perform(stage.batch) { shown = stage.content }
/// }
/// ```
@frozen
public struct SectionedChangeSet<Section: DiffableSection> {
  /// The sections before the change.
  public let old: [Section]

  /// The sections after the change.
  public let new: [Section]

  /// The changes by position.
  public let changes: SectionedChanges

  /// Compares two lists. Identities may occur more than once.
  ///
  /// Rows are paired within their section first. The remaining rows of all sections are paired in order: the first old
  /// row with an identity becomes the first new one.
  ///
  /// - Parameters:
  ///   - old: the sections before the change.
  ///   - new: the sections after it.
  /// - Complexity: as ``SectionedChanges/init(from:to:)``.
  @inlinable
  public init(
    from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>
  ) {
    let old = Array(old)
    let new = Array(new)
    self.old = old
    self.new = new
    changes = SectionedChanges(from: old, to: new)
  }

  /// Compares two lists, with a policy for identities that occur more than once in the new one.
  ///
  /// Each row of a section needs its own identity. The old list is already visible, so the policy doesn't apply to it.
  ///
  /// - Parameters:
  ///   - old: the sections before the change.
  ///   - new: the sections after it.
  ///   - duplicates: how to treat sections or rows with the same identity.
  /// - Throws: ``DuplicateIdentity`` if there are duplicates and the policy is to refuse them.
  /// - Complexity: as ``SectionedChanges/init(from:to:)``, and O(*n*) hashes for *n* new rows.
  @inlinable
  public init(
    from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>,
    duplicates: DuplicatePolicy
  ) throws(DuplicateIdentity) {
    self.init(
      from: old,
      to: try duplicates.appliedToRows(of: duplicates.applied(to: Array(new)) { .sections($0) }))
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { changes.isEmpty }
}

extension SectionedChangeSet: Sendable where Section: Sendable {}

extension SectionedChangeSet: CustomStringConvertible {
  /// The changes of sections and rows, in one line.
  public var description: String { changes.description }
}
