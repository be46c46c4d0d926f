/// One of the updates that take a host from one content to another.
///
/// Make ``content`` what the host is asked for, and perform ``batch``, in one go.
public struct UpdateStage<Element> {
  /// What happens in this update.
  public let changes: SectionedChanges

  private let makeContent: () -> [Element]

  init(_ changes: SectionedChanges, content: @escaping () -> [Element]) {
    self.changes = changes
    makeContent = content
  }

  /// What the host is told.
  ///
  /// - Complexity: O(*n*) for *n* changes.
  public var batch: BatchUpdate { BatchUpdate(changes) }

  /// What the host shows after this update.
  ///
  /// It is made when it is asked for. The content of a list's last stage is the new content itself,
  /// and sections that a stage does not touch share their storage with the old or the new ones.
  ///
  /// - Complexity: O(1) for the last stage, else O(*n*) for *n* sections, and for the rows of those
  ///   that it touches.
  public var content: [Element] { makeContent() }
}
