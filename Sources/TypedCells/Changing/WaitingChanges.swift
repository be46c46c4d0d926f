/// The changes of a list that wait for their turn.
///
/// A class, because its completions are called even if the list is deallocated while its host can't be changed.
@MainActor
final class WaitingChanges {
  private(set) var changes: [ListTransaction] = []

  var isEmpty: Bool { changes.isEmpty }

  func append(_ change: ListTransaction) { changes.append(change) }

  func removeFirst() -> ListTransaction { changes.removeFirst() }

  /// Adds a change while the host can't be changed. New content replaces the content that waits, and its end is also
  /// the end of that content's request.
  ///
  /// Rows that are expanded or collapsed meanwhile may exist in the content before only, so that content stays.
  func appendNewest(_ change: ListTransaction) {
    guard change.work.isContent else { return append(change) }
    var newest = change
    let start = (changes.lastIndex { $0.work.isExpansion } ?? -1) + 1
    for index in changes.indices.reversed()
    where index >= start && changes[index].work.replacesContent {
      newest.completion = joined(changes.remove(at: index).completion, newest.completion)
    }
    append(newest)
  }

  /// The sections of the newest content that waits; `nil` if none does.
  ///
  /// - Parameter applied: the content that was applied before.
  func newestContent(insteadOf applied: [SectionContent]) -> [SectionContent]? {
    for change in changes.reversed() {
      if case .show(let sections, _) = change.work { return sections }
    }
    return changes.contains { $0.work.replacesContent } ? applied : nil
  }

  /// Calls the completions of a list that doesn't exist any more.
  func abandon() {
    let abandoned = changes
    changes = []
    for change in abandoned { change.completion?(SectionedChanges()) }
  }
}

extension ListTransaction.Work {
  /// Whether the change shows new content.
  fileprivate var isContent: Bool { if case .show = self { true } else { false } }

  fileprivate var isExpansion: Bool { if case .expand = self { true } else { false } }

  /// Whether new content makes the change unnecessary.
  fileprivate var replacesContent: Bool {
    switch self {
    case .show, .updateVisibility: true
    case .expand, .refresh: false
    }
  }
}

private func joined(
  _ first: (@MainActor (SectionedChanges) -> Void)?,
  _ second: (@MainActor (SectionedChanges) -> Void)?
) -> (@MainActor (SectionedChanges) -> Void)? {
  guard let first else { return second }
  return { changes in
    first(changes)
    second?(changes)
  }
}
