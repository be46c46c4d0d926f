extension ListEngine {
  /// Reports the events of a row that the host doesn't deliver, each event once.
  ///
  /// Only debug builds look for them.
  ///
  /// - Parameters:
  ///   - advice: evaluated if the row handles an event; returns the advice for an event that the host doesn't
  ///     deliver, by the event's name.
  ///   - path: the row's path.
  package func report(
    unsupported advice: @autoclosure () -> (String) -> String?, at path: RowPath
  ) {
    guard isDebugBuild, let row = row(at: path) else { return }
    report(unsupportedBy: row.row, at: path, advice: advice)
  }

  /// Reports the events of rows that the host certainly doesn't deliver, each event once, before the rows are shown.
  ///
  /// Only debug builds look for them, and only in sections without lazy rows, which aren't made before they are shown.
  ///
  /// - Parameter advice: returns what to do about an event that the host doesn't deliver to cells of a class, by its
  ///   name.
  /// - Complexity: O(*n*) for *n* rows, in debug builds.
  package func reportUnsupportedEvents(by advice: (AnyClass) -> (String) -> String?) {
    guard isDebugBuild else { return }
    for section in shown.indices {
      for (position, part) in (shown[section].rows.written ?? []).enumerated() {
        report(unsupportedBy: part.row, at: RowPath(section: section, row: position)) {
          part.row.cellClass.map(advice)
        }
      }
    }
  }

  private func report(
    unsupportedBy row: ErasedRow, at path: RowPath, advice: () -> ((String) -> String?)?
  ) {
    let names = row.handledEvents
    guard !names.isEmpty, let advice = advice() else { return }
    for name in names {
      guard let advice = advice(name), reportedEvents.insert(name).inserted else { continue }
      report(
        ListFailure(
          place: .row(path), reason: .unsupportedEvent(name: name, advice: advice)))
    }
  }

  /// Reports, in debug builds only and once, that the host can't deliver drops to a section that handles them.
  ///
  /// - Parameters:
  ///   - section: the section's position.
  ///   - advice: what to do about it.
  package func report(unsupportedDropsInSection section: Int, advice: String) {
    guard isDebugBuild, shown.indices.contains(section), !shown[section].dropHandlers.isEmpty,
      reportedEvents.insert("onDrop").inserted
    else { return }
    report(
      ListFailure(
        place: .section(section), reason: .unsupportedEvent(name: "onDrop", advice: advice)))
  }

  /// Reports an event of the whole list that the host doesn't deliver, in debug builds only and once.
  ///
  /// - Parameters:
  ///   - name: the event's name.
  ///   - advice: what to do about it.
  package func report(unsupported name: String, advice: String) {
    guard isDebugBuild, reportedEvents.insert(name).inserted else { return }
    report(
      ListFailure(place: .list, reason: .unsupportedEvent(name: name, advice: advice)))
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
