/// What to do whenever a cell of one class meets a model of one type, found in their first meeting.
///
/// A plan never changes: capabilities that are registered later are looked at by its successor.
@MainActor
final class CapabilityPlan {
  /// The pair of types that the plan is for.
  let meeting: CapabilityMeeting
  /// How many of the registry's capabilities the plan has looked at, from the first.
  let examinedCount: Int
  private let links: [CapabilityStep.Link]
  let firstStep: CapabilityStep?

  /// Looks at the capabilities that `predecessor` has not looked at.
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

/// A cell class and a model type, by their metadata, as plans are found by.
struct CapabilityMeeting: Hashable {
  let cellClass: UInt
  let modelType: UInt

  @inline(__always)
  init(_ cell: BorrowedWords, _ model: BorrowedWords) {
    cellClass = cell.type
    modelType = model.type
  }
}
