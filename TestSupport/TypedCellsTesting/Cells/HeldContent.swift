/// Answers that a test holds back and delivers when it chooses.
///
/// A cell may show an image that was requested for the row before. To find that, let the loader of a test hold its
/// answers, and pass them with ``CellOption/delivering(_:)``: the laws then deliver them at every moment.
///
/// ```swift
/// final class HeldLoader: PhotoLoader {
///   let held = HeldContent()
///   func load(_ name: String, _ deliver: @escaping @MainActor (Photo) -> Void) {
///     held.hold { deliver(Photo(name)) }
///   }
/// }
/// ```
@MainActor
public final class HeldContent {
  /// The selection and order of the answers to deliver.
  public enum Order: Sendable {
    /// All answers, the latest request first, which is the worst case of a slow network.
    case latestFirst

    /// All answers, in the order of their requests.
    case earliestFirst

    /// The answer to the earliest request only.
    case onlyEarliest

    /// The answer to the latest request only.
    case onlyLatest
  }

  /// A request that a loader can cancel.
  @MainActor
  public final class Request {
    private weak var content: HeldContent?
    fileprivate let number: Int

    fileprivate init(_ content: HeldContent, number: Int) {
      self.content = content
      self.number = number
    }

    /// Drops the answer, so that it never arrives.
    public func cancel() { content?.answers.removeAll { $0.number == number } }
  }

  private var answers: [(number: Int, deliver: @MainActor () -> Void)] = []
  private var nextNumber = 0

  /// Creates a value that holds no answers.
  public init() {}

  /// The number of answers that are held.
  public var count: Int { answers.count }

  /// Holds an answer.
  ///
  /// - Parameter deliver: called when the answer arrives.
  /// - Returns: the request, for loaders that can be cancelled.
  @discardableResult
  public func hold(_ deliver: @escaping @MainActor () -> Void) -> Request {
    nextNumber += 1
    answers.append((nextNumber, deliver))
    return Request(self, number: nextNumber)
  }

  /// Suspends the caller until its answer arrives, for `async` loaders.
  ///
  /// ```text
  /// func photo(_ name: String) async -> Photo {
  ///   await held.wait()
  ///   return Photo(name)
  /// }
  /// ```
  ///
  /// A cancelled task continues when its answer arrives, as with a loader that ignores cancellation. If a trial
  /// ends before the answer arrives, the method returns then, so that no task waits forever. Use this method in
  /// tests that write `await assertCellLaws`.
  public func wait() async {
    await withCheckedContinuation { continuation in
      let waiting = WaitingTask(continuation)
      hold { waiting.resume() }
    }
  }

  /// Delivers all answers, the latest request first.
  public func deliver() { deliver(.latestFirst) }

  /// Delivers answers.
  ///
  /// - Parameter order: the selection and order of the answers.
  public func deliver(_ order: Order) {
    switch order {
    case .latestFirst: while let latest = answers.popLast() { latest.deliver() }
    case .earliestFirst: while !answers.isEmpty { answers.removeFirst().deliver() }
    case .onlyEarliest: if !answers.isEmpty { answers.removeFirst().deliver() }
    case .onlyLatest: answers.popLast()?.deliver()
    }
  }

  /// Drops all answers at the end of a trial, so that they never arrive.
  func drop() { answers = [] }
}

/// A task that waits for its answer. It continues when the answer arrives, or when the answer is dropped.
@MainActor
private final class WaitingTask {
  private var continuation: CheckedContinuation<Void, Never>?

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  func resume() {
    continuation?.resume()
    continuation = nil
  }

  deinit { continuation?.resume() }
}
