/// Calls a handler when a row near the end of a list is on screen: once for each end that the list has, and never while
/// the handler runs.
@MainActor
final class EndObserver {
  private let distance: Int
  private let handler: @MainActor () async -> Void
  private var isRunning = false
  /// The list's end, as far as it is known.
  private var end: End?
  /// Whether a row near the end was on screen.
  private var isReached = false
  /// Whether the handler was called for this end.
  private var isHandled = false
  private var callCount = 0

  var state: EndState {
    EndState(callCount: callCount, isRunning: isRunning, isHandled: isHandled)
  }

  init(distance: Int, handler: @escaping @MainActor () async -> Void) {
    self.distance = distance
    self.handler = handler
  }

  /// Notes that a row is on screen.
  func rowAppears(at path: RowPath, in sections: [SectionContent]) {
    guard sections.contains(path) else { return }
    // Notes that the list has rows, which it can lose before its end comes on screen.
    if end == nil { contentChanges(to: sections) }
    guard isNearEnd(path, of: sections) else { return }
    contentChanges(to: sections)
    isReached = true
    callHandler()
  }

  /// Notes the end of other content, unless it is the same.
  func contentChanges(to sections: [SectionContent]) {
    let new = sections.last { $0.rows.count > 0 }
      .map { last in
        End(lastRow: last.rows.identity(at: last.rows.count - 1), rowCount: sections.rowCount)
      }
    guard new != end else { return }
    // A list whose last rows were removed shows its end. The first rows aren't loaded by the handler.
    (end, isReached, isHandled) = (new, new == nil, false)
    callHandler()
  }

  private func callHandler() {
    guard !isRunning, isReached, !isHandled else { return }
    isRunning = true
    // Held weakly, because another handler may replace this one first.
    Task { [weak self] in await self?.callHandlerWhileReached() }
  }

  private func callHandlerWhileReached() async {
    // Rows that the handler appends can come on screen before it returns.
    while isReached, !isHandled {
      let handled = end
      isHandled = true
      callCount += 1
      await handler()
      // A row "Loading…" that the handler showed meanwhile makes no other end, nor does one that it removed.
      if end == handled || onlyLastRowIsMissing(since: handled) { isHandled = true }
    }
    isRunning = false
  }

  private func onlyLastRowIsMissing(since old: End?) -> Bool {
    guard let old else { return false }
    guard let end else { return old.rowCount == 1 }
    return end.rowCount == old.rowCount - 1 && end.lastRow != old.lastRow
  }

  private func isNearEnd(_ path: RowPath, of sections: [SectionContent]) -> Bool {
    var rowsBelow = -1 - path.row
    for section in sections[path.section...] {
      rowsBelow += section.rows.count
      if rowsBelow > distance { return false }
    }
    return true
  }
}

/// What changes at the end of a list when rows are appended.
///
/// A row such as "Loading…" stays the last one, so the rows are counted as well.
private struct End: Equatable {
  let lastRow: RowIdentity
  let rowCount: Int
}
