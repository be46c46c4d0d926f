import TypedCells

/// The problems in a host's current state.
extension HostTrial {
  /// The first problem and its law. If one mistake fails several checks, the check closest to it comes first.
  var problems: [(law: HostLaw, detail: String)] {
    let checks: [(HostLaw, () -> String?)] = [
      (.commitsOnce, uncommitted), (.completesOnce, uncompleted), (.visiblePathsExist, stray),
      (.dequeuesWhatIsRegistered, failed), (.showsWhatIsThere, gap),
      (.showsWhatIsThere, unreachedRow),
      (.identifiersAgree, misnamed), (.cellsShowTheirRows, wrong), (.headersAgree, wrongHeader),
      (.displaysArePaired, unpaired), (.selectionFollowsRows, wrongSelection),
      (.reusesCells, unused),
    ]
    for (law, check) in checks {
      if let detail = check() { return [(law, detail)] }
    }
    return []
  }

  private func uncommitted() -> String? {
    let expected = content.sections.map(\.rows.count)
    let actual = driver.sections.map(\.rows.count)
    return actual == expected
      ? nil : "the content has \(actual) rows after a change to \(expected): commit was not called"
  }

  private func uncompleted() -> String? {
    completed == asked ? nil : "of \(asked) changes, \(completed) were completed"
  }

  private func stray() -> String? {
    var seen: Set<RowPath> = []
    for visible in host.visibleCells {
      if content.row(at: visible.path) == nil {
        return "a cell is on screen for row \(visible.path), which does not exist"
      }
      if !seen.insert(visible.path).inserted { return "row \(visible.path) is on screen twice" }
    }
    return nil
  }

  private func failed() -> String? { failures.first?.description }

  private func gap() -> String? {
    let visible = Set(host.visibleCells.map(\.path))
    let all = content.paths
    guard let first = all.firstIndex(where: visible.contains) else {
      // Headers may fill a small screen, so that no row is displayed.
      let isFull =
        !host.visibleHeaderFooters.isEmpty && journal.displays.values.allSatisfy { $0 == 0 }
      return all.isEmpty || isFull ? nil : "nothing is on screen of \(all.count) rows"
    }
    let stretch = all[first...].prefix(while: visible.contains)
    return stretch.count == visible.count
      ? nil
      : "row \(all[first + stretch.count]) is not on screen, while rows above and below it are"
  }

  private func misnamed() -> String? {
    for visible in host.visibleCells {
      guard let row = content.row(at: visible.path) else { continue }
      let expected = bench.identifier(row.kind)
      if visible.identifier != expected {
        let (came, wanted) = (name(visible.identifier), name(expected))
        return "the cell of row \(visible.path) was dequeued by \(came), not by \(wanted)"
      }
    }
    return nil
  }

  private func name(_ identifier: ReuseIdentifier?) -> String {
    identifier.map { "'\($0)'" } ?? "no identifier"
  }

  private func wrong() -> String? {
    for visible in host.visibleCells {
      guard let row = content.row(at: visible.path), row.kind != .unknown else { continue }
      let text = bench.read(visible.cell)
      if text != row.text {
        return "the cell of row \(visible.path) shows \"\(text)\", not \"\(row.text)\""
      }
    }
    return nil
  }

  private func wrongHeader() -> String? {
    guard let headers = bench.headers else { return nil }
    for visible in host.visibleHeaderFooters {
      let title =
        content.sections.indices.contains(visible.section)
        ? content.sections[visible.section].title : nil
      let text = headers.read(visible.view)
      if text != title {
        let expected = title.map { "\"\($0)\"" } ?? "none"
        return "the header of section \(visible.section) shows \"\(text)\", not \(expected)"
      }
    }
    return nil
  }

  private func unpaired() -> String? {
    let visible = host.visibleCells.compactMap { content.row(at: $0.path)?.id }
    for id in Set(journal.displays.keys).union(visible).sorted() {
      let expected = visible.contains(id) ? 1 : 0
      let actual = journal.displays[id] ?? 0
      if actual != expected {
        return "row \(id) has \(expected == 1 ? "one cell" : "no cell") on screen, "
          + "and received \(actual) more willDisplay than didEndDisplaying"
      }
    }
    return nil
  }

  private func wrongSelection() -> String? {
    let (actual, expected) = (host.selectedPaths, selected.sorted())
    return actual == expected
      ? nil : "the rows \(actual) are selected, and should be \(expected)"
  }

  private func unused() -> String? {
    // Each of two classes may have a screen of cells, and a host may hold a few in reserve.
    let limit = 4 * mostVisible + 10
    return journal.cells.count <= limit
      ? nil
      : "\(journal.cells.count) cells were made for a screen of \(mostVisible); "
        + "at most \(limit) are needed"
  }
}
