// Unsafe for speed: no exclusivity check, no bounds check and no reference count on the way to a plan.
//
// Invariant: `slots` points to `slotCount` initialized slots for as long as the object exists. No access to
// the slots overlaps another, because all are on the main actor and none calls other code. The steps in the slots
// outlive the object: its owner retains every plan, and a plan retains its steps.
//
// Check: an index is a remainder modulo `slotCount`. Only the owner inserts plans, after retaining them.
//
// Fallback: the owner finds a plan that isn't in a slot by its hash.

/// A cache of recently used plans that needs no hashing. Each pair of types has one slot, which it shares with
/// others.
@MainActor
@safe
final class RecentPlans {
  /// The number of slots, a power of two. With 128, the types of a few screens seldom share a slot.
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

  /// Runs the plan for a cell's class and a model's type. Returns `false` if the cache doesn't contain it.
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

  /// Inserts a plan, which has to outlive this object.
  func insert(_ plan: CapabilityPlan) {
    unsafe slots[slot(of: plan.meeting)] = Slot(
      meeting: plan.meeting, firstStep: plan.firstStep.map { unsafe .passUnretained($0) })
  }

  func removeAll() {
    unsafe slots.update(repeating: nil, count: Self.slotCount)
  }

  /// Returns the slot for a pair of types. The lowest bits aren't used: they're the same for all types, because
  /// metadata is aligned.
  @inline(__always)
  private func slot(of meeting: CapabilityMeeting) -> Int {
    let mixed = meeting.cellClass &* 31 &+ meeting.modelType
    return Int(truncatingIfNeeded: (mixed >> 4) ^ (mixed >> 11)) & (Self.slotCount - 1)
  }
}
