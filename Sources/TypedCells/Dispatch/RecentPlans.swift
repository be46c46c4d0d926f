// Unsafe for speed: no exclusivity check, no bounds check and no reference count on the way to a plan.
//
// Invariant: `slots` points to `slotCount` initialized slots for as long as the object exists. No access to
// the slots overlaps another, because all of them are on the main actor and none of them calls out. The steps
// in the slots outlive the object: its owner keeps every plan that it ever made, and a plan keeps its steps.
//
// Check: an index is a remainder modulo `slotCount`. The owner is the only one to insert, and inserts what it
// has just kept.
//
// Fallback: a plan that is in no slot is found by its hash.

/// The plans that were used last, found without hashing. Each pair of types has one slot, which it shares with
/// others.
@MainActor
@safe
final class RecentPlans {
  /// A power of two. With 128 slots, the types of a few screens seldom share one.
  private static var slotCount: Int { 128 }

  @unsafe
  private struct Slot {
    let meeting: CapabilityMeeting
    /// The first step of the plan, or `nil` if the cell and the model have nothing in common.
    let firstStep: Unmanaged<CapabilityStep>?
  }

  private nonisolated(unsafe) let slots: UnsafeMutablePointer<Slot?>

  init() {
    unsafe slots = .allocate(capacity: Self.slotCount)
    unsafe slots.initialize(repeating: nil, count: Self.slotCount)
  }

  deinit {
    // The slots don't own their steps, so there is nothing to deinitialize.
    unsafe slots.deallocate()
  }

  /// Runs the plan for a cell's class and a model's type. Returns `false` if it is in no slot.
  @inline(__always)
  func runPlan(
    _ cell: AnyObject, _ model: Any, _ cellWords: BorrowedWords, _ modelWords: BorrowedWords
  ) -> Bool {
    let meeting = CapabilityMeeting(cellWords, modelWords)
    guard let slot = unsafe slots[slot(of: meeting)], unsafe slot.meeting == meeting else {
      return false
    }
    unsafe slot.firstStep?.takeUnretainedValue().run(cell, model, cellWords, modelWords)
    return true
  }

  /// Remembers a plan that outlives this object.
  func insert(_ plan: CapabilityPlan) {
    unsafe slots[slot(of: plan.meeting)] = Slot(
      meeting: plan.meeting, firstStep: plan.firstStep.map { unsafe .passUnretained($0) })
  }

  func removeAll() {
    unsafe slots.update(repeating: nil, count: Self.slotCount)
  }

  /// Metadata is aligned, so its lowest bits are the same for all types.
  @inline(__always)
  private func slot(of meeting: CapabilityMeeting) -> Int {
    let mixed = meeting.cellClass &* 31 &+ meeting.modelType
    return Int(truncatingIfNeeded: (mixed >> 4) ^ (mixed >> 11)) & (Self.slotCount - 1)
  }
}
