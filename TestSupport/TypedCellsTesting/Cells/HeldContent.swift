/// Answers that are held back, so that a test decides when they arrive.
///
/// Let the loader of a test hold what it would deliver:
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
  /// Which of the held answers arrive, and in which order.
  public enum Order: Sendable {
    /// All answers, the latest request first: what a slow network does at its worst.
    case latestFirst

    /// All answers, in the order of their requests.
    case earliestFirst

    /// The answer to the earliest request only.
    case onlyEarliest

    /// The answer to the latest request only.
    case onlyLatest
  }

  /// A request whose answer can be cancelled.
  @MainActor
  public final class Request {
    private weak var content: HeldContent?
    fileprivate let number: Int

    fileprivate init(_ content: HeldContent, number: Int) {
      self.content = content
      self.number = number
    }

    /// Drops the answer: it never arrives.
    public func cancel() { content?.answers.removeAll { $0.number == number } }
  }

  private var answers: [(number: Int, deliver: @MainActor () -> Void)] = []
  private var nextNumber = 0

  /// Creates a place that holds nothing yet.
  public init() {}

  /// How many answers are held.
  public var count: Int { answers.count }

  /// Holds an answer.
  ///
  /// - Parameter deliver: what happens when it arrives.
  /// - Returns: the request, for loaders that can be cancelled.
  @discardableResult
  public func hold(_ deliver: @escaping @MainActor () -> Void) -> Request {
    nextNumber += 1
    answers.append((nextNumber, deliver))
    return Request(self, number: nextNumber)
  }

  /// Holds the caller until its answer arrives, for `async` loaders.
  ///
  /// A task that is cancelled goes on when its answer arrives, as a loader that ignores cancellation
  /// does. Use it in tests that write `await assertCellLaws`.
  public func wait() async {
    await withCheckedContinuation { continuation in hold { continuation.resume() } }
  }

  /// Lets everything arrive, the latest request first.
  public func deliver() { deliver(.latestFirst) }

  /// Lets answers arrive.
  ///
  /// - Parameter order: which answers, and in which order.
  public func deliver(_ order: Order) {
    switch order {
    case .latestFirst: while let latest = answers.popLast() { latest.deliver() }
    case .earliestFirst: while !answers.isEmpty { answers.removeFirst().deliver() }
    case .onlyEarliest: if !answers.isEmpty { answers.removeFirst().deliver() }
    case .onlyLatest: answers.popLast()?.deliver()
    }
  }

  /// Drops everything, as if no answer ever arrived.
  func drop() { answers = [] }
}
