public import TypedCells

/// One of the updates that a diff performs to get a host to new content.
///
/// Return stages from a diff of your own to examine it with ``DiffLaws``.
public struct DiffStage<Element> {
  /// The update for the host.
  public let batch: BatchUpdate

  /// The content of the host after this update.
  public let content: [Element]

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - batch: the update for the host.
  ///   - content: the content of the host after this update.
  public init(batch: BatchUpdate, content: [Element]) {
    self.batch = batch
    self.content = content
  }

  init(_ stage: UpdateStage<Element>) {
    self.init(batch: stage.batch, content: stage.content)
  }
}
