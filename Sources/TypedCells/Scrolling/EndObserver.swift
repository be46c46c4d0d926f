/// Calls a handler when a row near the end of a list comes on screen: once for each last row, and never while the
/// handler runs.
@MainActor
final class EndObserver {
  private let distance: Int
  private let handler: @MainActor () async -> Void
  private var isRunning = false
  /// The list's last row when a row near it came on screen.
  private var reached: RowIdentity?
  /// The list's last row when the handler was called.
  private var handled: RowIdentity?

  init(distance: Int, handler: @escaping @MainActor () async -> Void) {
    self.distance = distance
    self.handler = handler
  }

  func rowAppears(at path: RowPath, in sections: [SectionContent]) {
    guard isNearEnd(path, of: sections), let last = sections.last(where: { $0.rows.count > 0 })
    else { return }
    reached = last.rows.identity(at: last.rows.count - 1)
    guard !isRunning, reached != handled else { return }
    isRunning = true
    Task {
      // Rows that the handler appends can come on screen before it returns.
      while reached != handled {
        handled = reached
        await handler()
      }
      isRunning = false
    }
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
