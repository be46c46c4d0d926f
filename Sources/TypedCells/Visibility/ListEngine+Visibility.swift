extension ListEngine {
  /// Notes that a row comes on screen. Once it, or its section, has a handler of impressions, the list looks at the visible
  /// rows; other lists don't.
  func noteVisibility(of row: ErasedRow, at path: RowPath) {
    let hasSection = shown.indices.contains(path.section)
    if !hasImpressions,
      row.handles(.impression) || hasSection && shown[path.section].impression != nil
    {
      guard let host = host as? any ScrollingHost else {
        return report(
          unsupported: "impression",
          advice: "show the list in a host that knows where its rows are")
      }
      hasImpressions = true
      startVisibility(of: host)
    }
    visibility?.updateLater()
  }

  /// Returns the observer of the visible rows, which is made if there is none.
  @discardableResult
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
