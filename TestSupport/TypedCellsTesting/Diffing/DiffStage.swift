public import TypedCells

/// One of the updates by which a diff, of whatever make, takes a host to new content.
///
/// A diff of your own says what it does in these terms to be examined by ``DiffLaws``.
public struct DiffStage<Element> {
  /// What the host is told.
  public let batch: BatchUpdate

  /// What the host is asked to show after this update.
  public let content: [Element]

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - batch: what the host is told.
  ///   - content: what it is asked to show after this update.
  public init(batch: BatchUpdate, content: [Element]) {
    self.batch = batch
    self.content = content
  }

  init(_ stage: UpdateStage<Element>) {
    self.init(batch: stage.batch, content: stage.content)
  }
}
