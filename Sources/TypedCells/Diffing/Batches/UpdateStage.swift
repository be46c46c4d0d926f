/// One of the updates that take a host from one content to another.
///
/// Make ``content`` what the host is asked for, and perform ``batch``, in one go.
public struct UpdateStage<Element> {
  /// What the host is told.
  public let batch: BatchUpdate

  @usableFromInline let makeContent: () -> [Element]

  init(_ batch: BatchUpdate, content: @escaping () -> [Element]) {
    self.batch = batch
    makeContent = content
  }

  /// What the host shows after this update.
  ///
  /// It is made when it is asked for. The content of a list's last stage is the new content itself,
  /// and sections that a stage does not touch share their storage with the old or the new ones.
  ///
  /// - Complexity: O(1) for the last stage, else O(*n*) for *n* sections, and for the rows of those
  ///   that it touches.
  public var content: [Element] { makeContent() }
}
