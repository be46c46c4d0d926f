public import TypedCells

/// Changes a list, and fails the running test if none of the rows that were visible is still at its place, or, at the end
/// of a list that follows it, if the end isn't visible any more.
///
/// ```text
/// await assertKeepsPlace(of: screen.list) { await screen.loadOlderMessages() }
/// ```
///
/// The law is `list.keepsPlace`. It compares the distances of rows from the edge of the viewport, to half a point, in two
/// turns after the change. So it also finds code that scrolls after the change. Rows that the change moves among the others
/// needn't stay, as long as another one does.
///
/// - Parameters:
///   - list: a list in a window, with visible rows.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
///   - change: changes the content, or the model that the list follows, or the size of the view.
@MainActor
public func assertKeepsPlace<Host: ScrollingHost>(
  of list: ListDriver<Host>,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  over change: @MainActor () async -> Void
) async {
  guard let problem = await problemKeepingPlace(of: list, over: change) else { return }
  report(
    [Violation(law: "list.keepsPlace", subject: "the list", detail: problem)],
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

@MainActor
private func problemKeepingPlace<Host: ScrollingHost>(
  of list: ListDriver<Host>, over change: @MainActor () async -> Void
) async -> String? {
  let before = list.distances
  guard !before.isEmpty else { return "no row of it is visible, so nothing is examined" }
  let followsEnd = list.followsEnd != .never && list.isAtEnd
  guard list.keptPlace != .none || followsEnd else {
    return "it keeps no place. Set its `keptPlace`, or scroll to the end that it follows"
  }
  await change()
  for turn in 0..<2 {
    // A list that follows its model shows the change in the next turn.
    for _ in 0..<4 { await Task { @MainActor in }.value }
    let when = turn == 0 ? "" : ", some turns after the change"
    guard let viewport = list.host.viewport else { return "it isn't on screen any more" }
    if followsEnd {
      if !list.isAtEnd { return "its end isn't visible any more\(when)" }
      continue
    }
    let after = list.distances
    let moved = before.compactMap { id, old in after[id].map { (id: id, distance: $0 - old) } }
    // At the ends of the content, a row is as near as possible.
    let isAtEdge =
      viewport.start - viewport.contentStart < 0.5 || viewport.contentEnd - viewport.end < 0.5
    guard !isAtEdge else { continue }
    guard let nearest = moved.min(by: { abs($0.distance) < abs($1.distance) }) else {
      return "no row that was visible is visible now\(when)"
    }
    if abs(nearest.distance) > 0.5 {
      return
        "the row with the identity \(nearest.id) moved by \(nearest.distance) points, and others by as much or "
        + "more\(when)"
    }
  }
  return nil
}

extension ListDriver where Host: ScrollingHost {
  /// The distances of the visible rows from the edge of the viewport at which the list keeps its place.
  fileprivate var distances: [RowIdentity: Double] {
    guard let viewport = host.viewport else { return [:] }
    var distances: [RowIdentity: Double] = [:]
    for row in visibleRows {
      guard let extent = host.extent(ofRowAt: row.path) else { continue }
      distances[row.identity] =
        keptPlace == .bottom
        ? viewport.end - extent.upperBound : extent.lowerBound - viewport.start
    }
    return distances
  }
}
