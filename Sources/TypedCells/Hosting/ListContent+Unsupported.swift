extension ListContent {
  /// Reports rows that handle events that the host doesn't deliver, each event once.
  ///
  /// Only debug builds look for them, because every row is looked at.
  ///
  /// - Parameter advice: what to do about the events that the host doesn't deliver, by their names.
  package func report(unsupported advice: [String: String]) {
    guard isDebugBuild, !advice.isEmpty else { return }
    for (position, section) in shown.enumerated() {
      section.rows.forEachKnown { part in
        report(unsupported: advice, of: part.row, at: .section(position))
      }
    }
  }

  /// Reports the events of one row that the host doesn't deliver, each event once, in debug builds.
  ///
  /// - Parameters:
  ///   - advice: what to do about the events that the host doesn't deliver, by their names.
  ///   - path: the row's path.
  package func report(unsupported advice: [String: String], at path: RowPath) {
    guard isDebugBuild, !advice.isEmpty, let row = row(at: path) else { return }
    report(unsupported: advice, of: row.row, at: .row(path))
  }

  private func report(
    unsupported advice: [String: String], of row: ErasedRow, at place: ListFailure.Place
  ) {
    for name in row.handledEvents {
      guard let advice = advice[name], reportedEvents.insert(name).inserted else { continue }
      report(
        ListFailure(place: place, reason: .unsupportedEvent(name: name, advice: advice)))
    }
  }
}
