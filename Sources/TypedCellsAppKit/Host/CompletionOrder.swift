/// Calls the completions of changes in the order of the changes, although a change without an animation ends before an
/// animated one that began earlier.
@MainActor
final class CompletionOrder {
  private final class Waiting {
    let completion: @MainActor () -> Void
    var isDone = false

    init(_ completion: @escaping @MainActor () -> Void) { self.completion = completion }
  }

  private var waiting: [Waiting] = []

  /// Adds the completion of a change that begins.
  ///
  /// - Returns: the closure to call once, when the change has ended.
  func add(_ completion: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    let added = Waiting(completion)
    waiting.append(added)
    return { [weak self] in
      added.isDone = true
      // The list may be gone before its animations have ended.
      guard let self else { return completion() }
      while let first = waiting.first, first.isDone { waiting.removeFirst().completion() }
    }
  }
}
