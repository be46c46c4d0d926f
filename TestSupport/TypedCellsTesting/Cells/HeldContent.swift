/// Answers that are held back, so that a test says when they arrive.
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
  private var answers: [@MainActor () -> Void] = []

  /// Creates a place that holds nothing yet.
  public init() {}

  /// How many answers are held.
  public var count: Int { answers.count }

  /// Holds an answer.
  ///
  /// - Parameter deliver: what happens when it arrives.
  public func hold(_ deliver: @escaping @MainActor () -> Void) {
    answers.append(deliver)
  }

  /// Lets everything arrive, the latest request first: what a slow network does at its worst.
  public func deliver() {
    while let latest = answers.popLast() { latest() }
  }
}
