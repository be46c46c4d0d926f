/// Waits until a condition is true, for ten seconds at most. Other tests use the main actor as well, so a number of
/// turns isn't enough.
@MainActor
func wait(until isTrue: () -> Bool) async {
  for turn in 0..<10_000 {
    if isTrue() { return }
    if turn < 100 { await Task.yield() } else { try? await Task.sleep(nanoseconds: 1_000_000) }
  }
}
