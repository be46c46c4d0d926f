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

  /// Reports an option of a section that the host can't use, in debug builds only.
  ///
  /// - Parameters:
  ///   - name: the option's name.
  ///   - section: the section's position.
  ///   - advice: what to do about it.
  package func report(unusedOption name: String, ofSection section: Int, advice: String) {
    guard isDebugBuild else { return }
    report(
      ListFailure(place: .section(section), reason: .unusedOption(name: name, advice: advice)))
  }
}
