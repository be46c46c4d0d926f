public import TypedCells

/// Scrolls a list to its end, and fails the running test if the handler of
/// `onReachEnd(within:weak:_:)` isn't called once for this end, and again for the end of the rows that it appended.
///
/// ```text
/// await assertReachesEndOnce(screen.list) {
///   screen.list.scroll(to: screen.songs.last?.id, at: .bottom)
///   screen.view.layoutIfNeeded()
/// }
/// ```
///
/// The law is `list.reachesEndOnce`. A handler is called again and again if it changes the last row or the number of
/// rows after it has returned, for example because it removes a row “Loading…” later. The assertion waits until the
/// handler has returned, for two seconds at most, so let a test load its rows without delay.
///
/// - Parameters:
///   - list: a list in a window, with rows and a handler for its end.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - scroll: scrolls the list to its end, which can change between the calls, and lays it out.
@MainActor
public func assertReachesEndOnce<Host: ListHost>(
  _ list: ListDriver<Host>,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  scrolling scroll: @MainActor () -> Void
) async {
  guard let problem = await problemReachingEnd(of: list, scrolling: scroll) else { return }
  report(
    [Violation(law: "list.reachesEndOnce", subject: "the list", detail: problem)],
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

@MainActor
private func problemReachingEnd<Host: ListHost>(
  of list: ListDriver<Host>, scrolling scroll: @MainActor () -> Void
) async -> String? {
  guard list.endState != nil else { return "it has no handler for its end. Call `onReachEnd`" }
  guard list.totalRowCount > 0 else { return "it has no rows, so it has no end to scroll to" }
  // The second time, the handler may have appended rows, and the end is another one.
  for attempt in ["", " a second time"] {
    let rowsBefore = list.totalRowCount
    let before = list.endState
    scroll()
    guard let after = await settledState(of: list), let before else {
      return "the handler for its end hasn't returned after two seconds"
    }
    let calls = after.callCount - before.callCount
    if calls == 0, !before.isHandled {
      return "the handler for its end wasn't called when it was scrolled to its end\(attempt)"
    }
    let added = max(0, list.totalRowCount - rowsBefore)
    let allowed = (before.isHandled ? 0 : 1) + added
    if calls > allowed {
      return
        "the handler for its end was called \(times(calls)) when it was scrolled to its end\(attempt), and "
        + "\(added == 1 ? "1 row was" : "\(added) rows were") added. Return from the handler after the last change"
    }
  }
  return nil
}

/// Returns the state when nothing has changed for a few turns, or the handler was called again and again; `nil` if it
/// hasn't returned for two seconds.
@MainActor
private func settledState<Host: ListHost>(of list: ListDriver<Host>) async -> EndState? {
  var quietTurns = 0
  var state = list.endState
  // More pages than a test loads, but few enough to end soon.
  let mostCalls = (state?.callCount ?? 0) + 100
  for turn in 0..<2_000 {
    // Most handlers need a few turns. Others wait for a timer or another thread.
    if turn < 100 {
      await Task { @MainActor in }.value
    } else {
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
    let new = list.endState
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
