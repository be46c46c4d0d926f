/// The capabilities that apply to a cell class and a model type. They are looked up once.
///
/// A plan never changes. If capabilities are registered later, a new plan extends it.
@MainActor
final class CapabilityPlan {
  /// The pair of types that the plan is for.
  let meeting: CapabilityMeeting
  /// The number of the registry's capabilities that the plan takes into account, from the first.
  let examinedCount: Int
  private let links: [CapabilityStep.Link]
  let firstStep: CapabilityStep?

  /// Extends the plan `predecessor` by the capabilities that were registered after it.
  init(
    for meeting: CapabilityMeeting,
    after predecessor: CapabilityPlan?,
    _ capabilities: [Capability],
    cell: AnyObject,
    model: Any,
    castsOnly: Bool
  ) {
    self.meeting = meeting
    let added = capabilities[(predecessor?.examinedCount ?? 0)...]
      .compactMap { $0.link(cell, model, castsOnly) }
    examinedCount = capabilities.count
    links = (predecessor?.links ?? []) + added
    firstStep =
      added.isEmpty
      ? predecessor?.firstStep : links.reversed().reduce(nil) { next, link in link(next) }
  }

  @inline(__always)
  func run(
    _ cell: AnyObject, _ model: Any, _ cellWords: BorrowedWords, _ modelWords: BorrowedWords
  ) {
    firstStep?.run(cell, model, cellWords, modelWords)
  }
}

/// The cell class and the model type of a plan, as the addresses of their metadata.
struct CapabilityMeeting: Hashable {
  let cellClass: UInt
  let modelType: UInt

  @inline(__always)
  init(_ cell: BorrowedWords, _ model: BorrowedWords) {
    cellClass = cell.type
    modelType = model.type
  }
}
