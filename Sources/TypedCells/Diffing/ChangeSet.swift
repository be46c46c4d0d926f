/// The changes from one content to another, as updates for a table or collection view of your own.
///
/// ```swift
/// let changes = ChangeSet(from: [1, 2, 3], to: [3, 1, 4])
/// print(changes)  // delete 1, insert 2, move 2 → 0
/// for stage in changes.stages() {
///   host.perform(stage.batch) { content = stage.content }
/// }
/// ```
@frozen
public struct ChangeSet<Element: Diffable> {
  /// The content before the change.
  public let old: [Element]

  /// The content after the change.
  public let new: [Element]

  /// The changes by position.
  public let changes: PositionChanges

  /// Compares two contents. Identities may occur more than once.
  ///
  /// Common prefixes and suffixes, and runs of elements that stay together, are paired first. The remaining elements
  /// are paired in order: the first old element with an identity becomes the first new one.
  ///
  /// - Parameters:
  ///   - old: the content before the change.
  ///   - new: the content after it.
  /// - Complexity: as ``PositionChanges/init(from:to:)``.
  @inlinable
  public init(
    from old: some RandomAccessCollection<Element>, to new: some RandomAccessCollection<Element>
  ) {
    let old = Array(old)
    let new = Array(new)
    self.old = old
    self.new = new
    changes = PositionChanges(from: old, to: new)
  }

  /// Compares two contents, with a policy for identities that occur more than once in the new one.
  ///
  /// The old content is already visible, so the policy doesn't apply to it.
  ///
  /// - Parameters:
  ///   - old: the content before the change.
  ///   - new: the content after it.
  ///   - duplicates: how to treat elements with the same identity.
  /// - Throws: ``DuplicateIdentity`` if there are duplicates and the policy is to refuse them.
  /// - Complexity: as ``PositionChanges/init(from:to:)``, and O(*n*) hashes for *n* new elements.
  @inlinable
  public init(
    from old: some RandomAccessCollection<Element>, to new: some RandomAccessCollection<Element>,
    duplicates: DuplicatePolicy
  ) throws(DuplicateIdentity) {
    self.init(from: old, to: try duplicates.applied(to: Array(new)))
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { changes.isEmpty }

  /// Returns the updates that take a host from the old content to the new: one, if UIKit's rules allow it.
  ///
  /// If an element moved and changed, there are two, because UIKit can't move and reload a row in one batch. The first
  /// reloads all changed elements at their old positions.
  ///
  /// - Parameter section: the section that shows the elements.
  /// - Complexity: O(*n*) for *n* changes.
  public func stages(inSection section: Int = 0) -> [UpdateStage<Element>] {
    SectionedChanges(changes, inSection: section)
      .steps(oldCount: section + 1, newCount: section + 1)
      .map { step in
        UpdateStage(step.changes) {
          if case .updated = step.content { contentAfterUpdates() } else { new }
        }
      }
  }

  private func contentAfterUpdates() -> [Element] {
    var content = old
    for update in changes.updates { content[update.old] = new[update.new] }
    return content
  }
}

extension ChangeSet: Sendable where Element: Sendable {}

extension ChangeSet: CustomStringConvertible {
  /// The changes in one line, such as `delete 1, insert 2, move 2 → 0`.
  public var description: String { changes.description }
}
