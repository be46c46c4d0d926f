/// Calls a handler when a row near the start or the end of a list is on screen: once for each edge that the list has, and
/// never while the handler runs.
@MainActor
final class EdgeObserver {
  private let edge: ListEdge
  private let distance: Int
  private let handler: @MainActor () async -> Void
  private var isRunning = false
  /// The list's edge, as far as it is known.
  private var last: LastRow?
  /// Whether a row near the edge was on screen.
  private var isReached = false
  /// Whether the handler was called for this edge.
  private var isHandled = false
  private var callCount = 0

  var state: EdgeState {
    EdgeState(callCount: callCount, isRunning: isRunning, isHandled: isHandled)
  }

  init(_ edge: ListEdge, distance: Int, handler: @escaping @MainActor () async -> Void) {
    self.edge = edge
    self.distance = distance
    self.handler = handler
  }

  /// Notes that a row is on screen.
  func rowAppears(at path: RowPath, in sections: [SectionContent]) {
    guard sections.contains(path) else { return }
    // Notes that the list has rows, which it can lose before its edge comes on screen.
    if last == nil { contentChanges(to: sections) }
    guard isNear(path, of: sections) else { return }
    contentChanges(to: sections)
    isReached = true
    callHandler()
  }

  /// Notes the edge of other content, unless it is the same.
  func contentChanges(to sections: [SectionContent]) {
    let new = lastRow(of: sections)
    guard new != last else { return }
    // A list whose last rows were removed shows its edge. The first rows aren't loaded by the handler.
    (last, isReached, isHandled) = (new, new == nil, false)
    callHandler()
  }

  private func lastRow(of sections: [SectionContent]) -> LastRow? {
    let isFilled: (SectionContent) -> Bool = { $0.rows.count > 0 }
    let section = edge == .start ? sections.first(where: isFilled) : sections.last(where: isFilled)
    guard let section else { return nil }
    let position = edge == .start ? 0 : section.rows.count - 1
    return LastRow(identity: section.rows.identity(at: position), rowCount: sections.rowCount)
  }

  private func callHandler() {
    guard !isRunning, isReached, !isHandled else { return }
    isRunning = true
    // Held weakly, because another handler may replace this one first.
    Task { [weak self] in await self?.callHandlerWhileReached() }
  }

  private func callHandlerWhileReached() async {
    // Rows that the handler adds can come on screen before it returns.
    while isReached, !isHandled {
      let handled = last
      isHandled = true
      callCount += 1
      await handler()
      // A row "Loading…" that the handler showed meanwhile makes no other edge, nor does one that it removed.
      if last == handled || onlyLastRowIsMissing(since: handled) { isHandled = true }
    }
    isRunning = false
  }

  private func onlyLastRowIsMissing(since old: LastRow?) -> Bool {
    guard let old else { return false }
    guard let last else { return old.rowCount == 1 }
    return last.rowCount == old.rowCount - 1 && last.identity != old.identity
  }

  private func isNear(_ path: RowPath, of sections: [SectionContent]) -> Bool {
    let beyond = edge == .start ? sections[...path.section] : sections[path.section...]
    var rowsBeyond =
      edge == .start ? path.row - sections[path.section].rows.count : -1 - path.row
    for section in beyond {
      rowsBeyond += section.rows.count
      if edge == .end, rowsBeyond > distance { return false }
    }
    return rowsBeyond <= distance
  }
}

/// What changes at the edge of a list when rows are added there.
///
/// A row such as "Loading…" stays the last one, so the rows are counted as well.
private struct LastRow: Equatable {
  let identity: RowIdentity
  let rowCount: Int
}
