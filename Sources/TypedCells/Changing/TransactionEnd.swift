/// Calls a transaction's completion once, when everything that it waits for is done.
@MainActor
final class TransactionEnd {
  private var remaining: Int
  private let completion: @MainActor () -> Void

  init(waitingFor count: Int, completion: @escaping @MainActor () -> Void) {
    remaining = count
    self.completion = completion
  }

  /// Notes that one of the awaited things is done.
  func arrive() {
    remaining -= 1
    if remaining == 0 { completion() }
  }
}
