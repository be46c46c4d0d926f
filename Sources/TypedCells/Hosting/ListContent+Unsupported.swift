extension ListContent {
  /// Reports the events of a row that the host doesn't deliver, each event once.
  ///
  /// Only debug builds look for them.
  ///
  /// - Parameters:
  ///   - advice: what to do about the events that the host doesn't deliver, by their names.
  ///   - path: the row's path.
  package func report(unsupported advice: [String: String], at path: RowPath) {
    guard isDebugBuild, !advice.isEmpty, let row = row(at: path) else { return }
    for name in row.row.handledEvents {
      guard let advice = advice[name], reportedEvents.insert(name).inserted else { continue }
      report(
        ListFailure(
          place: .row(path), reason: .unsupportedEvent(name: name, advice: advice)))
    }
  }
}
