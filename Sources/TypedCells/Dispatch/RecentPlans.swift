// Unsafe for speed: neither an exclusivity check nor a reference count on the way to a plan.
//
// Invariant: no access to the slots overlaps another, for all of them are on the main actor, and none
// of them calls out. The plans in the slots outlive the slots' owner: it keeps every plan it ever made.
//
// Check: the owner is the only one to insert, and inserts what it has just kept.
//
// Fallback: a plan that is in no slot is found by hash.

/// The plans that were used last, found without hashing: each pair of types has one slot, which it
/// shares with others.
@MainActor
@safe
final class RecentPlans {
  @exclusivity(unchecked) private var slots: [Unmanaged<CapabilityPlan>?]

  init() {
    unsafe slots = Array(repeating: nil, count: 128)
  }

  /// Runs the plan for a cell's class and a model's type; `false` when it is in no slot.
  @inline(__always)
  func runPlan(
    _ cell: AnyObject, _ model: Any, _ cellWords: BorrowedWords, _ modelWords: BorrowedWords
  ) -> Bool {
    let meeting = CapabilityMeeting(cellWords, modelWords)
    guard let slot = unsafe slots[slot(of: meeting)] else { return false }
    let plan = unsafe slot.takeUnretainedValue()
    guard plan.meeting == meeting else { return false }
    plan.run(cell, model, cellWords, modelWords)
    return true
  }

  /// Remembers a plan, which outlives the registry that makes it.
  func insert(_ plan: CapabilityPlan) {
    unsafe slots[slot(of: plan.meeting)] = .passUnretained(plan)
  }

  func removeAll() {
    for slot in unsafe slots.indices { unsafe slots[slot] = nil }
  }

  /// Metadata is aligned, so the lowest bits tell nothing apart.
  @inline(__always)
  private func slot(of meeting: CapabilityMeeting) -> Int {
    let mixed = meeting.cellClass &* 31 &+ meeting.modelType
    return Int(truncatingIfNeeded: ((mixed >> 4) ^ (mixed >> 11)) & 127)
  }
}
