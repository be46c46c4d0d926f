/// Calls a handler when a row near the end of a list comes on screen: again only if there are more rows or another
/// last row, and never while the handler runs.
@MainActor
final class EndObserver {
  private let distance: Int
  private let handler: @MainActor () async -> Void
  private var isRunning = false
  /// The list's end when a row near it came on screen.
  private var reached: End?
  /// The list's end when the handler was called.
  private var handled: End?
  /// Whether a row came on screen during a change, which may take several steps. Only the last shows the list's end.
  var hasMissedRows = false

  init(distance: Int, handler: @escaping @MainActor () async -> Void) {
    self.distance = distance
    self.handler = handler
  }

  func rowAppears(at path: RowPath, in sections: [SectionContent]) {
    guard sections.contains(path), isNearEnd(path, of: sections),
      let last = sections.last(where: { $0.rows.count > 0 })
    else { return }
    // A row such as "Loading…" stays the last one, so the rows are counted as well.
    reached = End(
      lastRow: last.rows.identity(at: last.rows.count - 1),
      rowCount: sections.rowCount)
    guard !isRunning, isNew else { return }
    isRunning = true
    Task {
      // Rows that the handler appends can come on screen before it returns.
      while isNew {
        handled = reached
        await handler()
      }
      isRunning = false
    }
  }

  private var isNew: Bool {
    guard let reached, let handled else { return reached != nil }
    return reached.lastRow != handled.lastRow || reached.rowCount > handled.rowCount
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
private struct End {
  let lastRow: RowIdentity
  let rowCount: Int
}
