public import TypedCells

/// Scrolls through a list twice, and fails the running test if a row with a handler of impressions isn't counted exactly
/// once.
///
/// ```text
/// assertImpressions(of: screen.list)
/// ```
///
/// The law is `list.countsImpressions`. A row that is visible enough isn't counted if another row has the same identity, for
/// example that of a model that two sections show. The assertion calls the handlers of the rows, lets time pass by itself,
/// and scrolls back to where the list was. Rows that are never visible enough aren't examined, such as those of a carousel
/// that isn't scrolled; nor are rows that were counted before, or have `repeats`.
///
/// - Parameters:
///   - list: a list in a window, of as many rows as you want to scroll through.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
/// - Complexity: O(*n* *v*) for *n* rows, of which *v* are visible at the same time.
@MainActor
public func assertImpressions<Host: ScrollingHost>(
  of list: ListDriver<Host>,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  guard let problem = problemCounting(list) else { return }
  report(
    [Violation(law: "list.countsImpressions", subject: "the list", detail: problem)],
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

@MainActor
private func problemCounting<Host: ScrollingHost>(_ list: ListDriver<Host>) -> String? {
  guard list.host.viewport != nil else { return "it isn't on screen" }
  let (time, oldTime, first) = (ManualTime(), list.timeSource, list.visibleRows.first?.path)
  list.timeSource = time
  var counts: [RowIdentity: Int] = [:]
  list.onImpression = { counts[$0, default: 0] += 1 }
  defer {
    list.timeSource = oldTime
    list.onImpression = nil
    if let first { list.host.scroll(to: first, at: .top, animated: false) {} }
  }
  var areExpected: [RowIdentity: Bool] = [:]
  var expected: [RowPath: RowIdentity] = [:]
  var hasHandlers = false
  for _ in 0..<2 {
    list.scroll(to: .start)
    // A list that gets longer while it's scrolled has an end all the same.
    for _ in 0..<100_000 {
      var seconds = 0.0
      for row in list.visibleRows {
        guard let impression = list.impression(ofRowAt: row.path) else { continue }
        hasHandlers = true
        guard row.fraction >= impression.fraction else { continue }
        seconds = max(seconds, impression.seconds)
        // Counted rows aren't expected any more, but another one may have the same identity.
        let isExpected = areExpected[row.identity] ?? impression.isExpectedOnce
        areExpected[row.identity] = isExpected
        if isExpected { expected[row.path] = row.identity }
      }
      list.lookForImpressions()
      time.advance(by: seconds)
      guard let viewport = list.host.viewport, viewport.contentEnd - viewport.end > 0.5 else {
        break
      }
      let length = viewport.end - viewport.start
      list.host.scroll(toStart: min(viewport.start + length / 4, viewport.contentEnd - length))
    }
  }
  guard hasHandlers else { return "no row of it has a handler of impressions. Call `onImpression`" }
  guard !expected.isEmpty else {
    return
      "each row with a handler of impressions was counted before, or was never visible enough. Look at what covers the "
      + "list, and at the rows' fractions"
  }
  var paths: [RowIdentity: RowPath] = [:]
  for (path, identity) in expected.sorted(by: { $0.key < $1.key }) {
    let row = "the row at \(path), with the identity \(identity),"
    if let other = paths.updateValue(path, forKey: identity) {
      return "\(row) isn't counted, because the row at \(other) has the same identity"
    }
    switch counts[identity] ?? 0 {
    case 1: break
    case 0: return "\(row) wasn't counted, although it was visible for long enough"
    case let count: return "\(row) was counted \(count) times"
    }
  }
  return nil
}
