import CAllocationCount

/// Returns how many heap allocations a call makes after a first call that isn't counted.
@MainActor
func allocationsPerCall(_ body: @MainActor () -> Void) -> Double {
  let calls = 1_000
  body()
  let before = allocation_count()
  for _ in 0..<calls { body() }
  return Double(allocation_count() - before) / Double(calls)
}
