/// One of the updates that take a host from one content to another.
///
/// Perform the stages one after the other. For each, replace your data with ``content`` and perform ``batch`` in one
/// batch update, as in the example of ``ChangeSet``.
public struct UpdateStage<Element> {
  /// The changes of this update.
  public let changes: SectionedChanges

  private let makeContent: () -> [Element]

  init(_ changes: SectionedChanges, content: @escaping () -> [Element]) {
    self.changes = changes
    makeContent = content
  }

  /// The update for the host.
  ///
  /// - Complexity: O(*n*) for *n* changes.
  public var batch: BatchUpdate { BatchUpdate(changes) }

  /// The content after this update.
  ///
  /// It's computed when you read it. The content of the last stage is the new content itself. Sections that a
  /// stage doesn't change share their storage with the old or the new sections.
  ///
  /// - Complexity: O(1) for the last stage; otherwise O(*n*) for *n* sections and the rows of the changed ones.
  public var content: [Element] { makeContent() }
}
