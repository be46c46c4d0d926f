extension ListEngine {
  /// Starts to look at the visible rows once a row or a section on screen has a handler of impressions. Other lists don't
  /// look at them.
  func lookForImpressions(of row: ErasedRow, at path: RowPath) {
    guard !hasImpressions,
      row.handles(.impression) || shown[path.section].impression != nil
    else { return }
    guard let host = host as? any ScrollingHost else {
      return report(
        unsupported: "impression", advice: "show the list in a host that knows where its rows are")
    }
    hasImpressions = true
    let observer = startVisibility(of: host)
    // The row isn't laid out yet.
    Task { [weak observer] in observer?.update() }
  }

  /// Returns the observer of the visible rows, which is made if there is none.
  func startVisibility(of host: any ScrollingHost) -> VisibilityObserver<Host> {
    if let visibility { return visibility }
    let observer = VisibilityObserver(self, host)
    visibility = observer
    host.observeViewport()
    return observer
  }
}

extension ListEngine where Host: ScrollingHost {
  var visibilityObserver: VisibilityObserver<Host> { startVisibility(of: host) }
}
