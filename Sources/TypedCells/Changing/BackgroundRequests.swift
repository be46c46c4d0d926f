/// The requests of a list for changes in the background, numbered in their order.
@MainActor
final class BackgroundRequests {
  /// The number of the last request whose content was shown.
  var shown = 0
  private var latest = 0
  /// The requests whose content isn't shown, refused or dropped yet.
  private var running: Set<Int> = []
  /// Older requests, which wait for a newer one to end.
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Begins a request, and returns its number.
  func begin() -> Int {
    latest += 1
    running.insert(latest)
    return latest
  }

  /// Ends a request, whether or not its content was shown.
  func end(_ request: Int) {
    running.remove(request)
    let ended = waiting
    waiting = []
    for older in ended { older.resume() }
  }

  /// Returns whether a newer request hasn't ended.
  func hasNewer(than request: Int) -> Bool { running.contains { $0 > request } }

  /// Returns when a request has ended.
  func nextEnd() async {
    await withCheckedContinuation { waiting.append($0) }
  }
}
