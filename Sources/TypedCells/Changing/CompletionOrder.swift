/// Calls the completions of changes in the order of the changes, although a change without an animation ends before an
/// animated one that began earlier.
@MainActor
final class CompletionOrder {
  typealias Completion = @MainActor (SectionedChanges) -> Void

  private final class Waiting {
    let completion: Completion
    /// The changes that were performed; `nil` until the change has ended.
    var changes: SectionedChanges?

    init(_ completion: @escaping Completion) { self.completion = completion }
  }

  private var waiting: [Waiting] = []

  /// Adds the completion of a change that begins.
  ///
  /// - Returns: the closure to call once, when the change has ended.
  func add(_ completion: @escaping Completion) -> Completion {
    let added = Waiting(completion)
    waiting.append(added)
    return { [weak self] changes in
      added.changes = changes
      // The list may be gone before its animations have ended.
      guard let self else { return completion(changes) }
      while let first = waiting.first, let changes = first.changes {
        waiting.removeFirst()
        first.completion(changes)
      }
    }
  }
}
