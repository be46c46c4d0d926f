public import TypedCells

/// Scrolls a list to its start or its end, and fails the running test if the handler of `onReachStart(within:weak:_:)` or
/// `onReachEnd(within:weak:_:)` isn't called once for this edge, and again for the edge of the rows that it added.
///
/// ```text
/// await assertReachesOnce(.end, of: screen.list) { screen.list.scroll(to: .end) }
/// ```
///
/// The law is `list.reachesOnce`. A handler is called again and again if it changes the outermost row or the number of
/// rows after it has returned, for example because it removes a row “Loading…” later. The assertion waits until the
/// handler has returned, for two seconds at most, so let a test load its rows without delay.
///
/// - Parameters:
///   - edge: the start or the end.
///   - list: a list in a window, with rows and a handler for the edge.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - scroll: scrolls the list to the edge, which can change between the calls, and lays it out.
@MainActor
public func assertReachesOnce<Host: ListHost>(
  _ edge: ListEdge,
  of list: ListDriver<Host>,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  scrolling scroll: @MainActor () -> Void
) async {
  guard let problem = await problemReaching(edge, of: list, scrolling: scroll) else { return }
  report(
    [Violation(law: "list.reachesOnce", subject: "the list", detail: problem)],
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

@MainActor
private func problemReaching<Host: ListHost>(
  _ edge: ListEdge, of list: ListDriver<Host>,
  scrolling scroll: @MainActor () -> Void
) async -> String? {
  let method = edge == .start ? "onReachStart" : "onReachEnd"
  guard list.edgeState(edge) != nil else {
    return "it has no handler for its \(edge). Call `\(method)`"
  }
  guard list.totalRowCount > 0 else { return "it has no rows, so it has no \(edge) to scroll to" }
  // The second time, the handler may have appended rows, and the end is another one.
  for attempt in ["", " a second time"] {
    let rowsBefore = list.totalRowCount
    let before = list.edgeState(edge)
    scroll()
    guard let after = await settledState(edge, of: list), let before else {
      return "the handler for its \(edge) hasn't returned after two seconds"
    }
    let calls = after.callCount - before.callCount
    if calls == 0, !before.isHandled {
      return
        "the handler for its \(edge) wasn't called when it was scrolled to its \(edge)\(attempt)"
    }
    let added = max(0, list.totalRowCount - rowsBefore)
    let allowed = (before.isHandled ? 0 : 1) + added
    if calls > allowed {
      return
        "the handler for its \(edge) was called \(times(calls)) when it was scrolled to its \(edge)\(attempt), and "
        + "\(added == 1 ? "1 row was" : "\(added) rows were") added. Return from the handler after the last change"
    }
  }
  return nil
}

/// Returns the state when nothing has changed for a few turns, or the handler was called again and again; `nil` if it
/// hasn't returned for two seconds.
@MainActor
private func settledState<Host: ListHost>(
  _ edge: ListEdge, of list: ListDriver<Host>
) async -> EdgeState? {
  var quietTurns = 0
  var state = list.edgeState(edge)
  // More pages than a test loads, but few enough to end soon.
  let mostCalls = (state?.callCount ?? 0) + 100
  for turn in 0..<2_000 {
    // Most handlers need a few turns. Others wait for a timer or another thread.
    if turn < 100 {
      await Task { @MainActor in }.value
    } else {
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
    let new = list.edgeState(edge)
    quietTurns = new == state && new?.isRunning == false ? quietTurns + 1 : 0
    state = new
    if quietTurns == 10 || (new?.callCount ?? 0) > mostCalls { return state }
  }
  return state?.isRunning == true ? nil : state
}

private func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

extension ListDriver {
  fileprivate var totalRowCount: Int { sections.indices.reduce(0) { $0 + rowCount(in: $1) } }
}
