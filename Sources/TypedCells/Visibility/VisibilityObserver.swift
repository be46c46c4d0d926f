/// Looks at the visible rows after each scroll and each change, if a row, a section or the list has a handler for them.
@MainActor
final class VisibilityObserver<Host: ListHost> {
  // The engine owns the observer and the host.
  private unowned let engine: ListEngine<Host>
  /// The engine's host.
  private let host: any ScrollingHost

  /// Another time begins with what is visible then.
  var time: any TimeSource = SystemTime() {
    didSet {
      guard time !== oldValue else { return }
      visible = [:]
      update()
    }
  }
  var onChange: (@MainActor ([VisibleRow]) -> Void)? { didSet { update() } }
  private var reported: [VisibleRow] = []

  /// The rows and sections that are visible enough, each with the number of the time since when.
  private var visible: [ImpressionKey: Int] = [:]
  private var starts = 0
  private var seen = SeenKeys()
  private var updatesLater = false

  init(_ engine: ListEngine<Host>, _ host: any ScrollingHost) {
    self.engine = engine
    self.host = host
  }

  // MARK: Visible rows

  func visibleRows() -> [VisibleRow] {
    guard host.viewport != nil else { return [] }
    return engine.host.visibleCells.map(\.path).sorted().compactMap { path in
      guard let identity = engine.shown.identity(at: path) else { return nil }
      let fraction = host.visibleFraction(ofRowAt: path)
      return fraction > 0 ? VisibleRow(path: path, fraction: fraction, identity: identity) : nil
    }
  }

  /// Looks at the visible rows in the next turn. A row that comes on screen isn't laid out yet, and in a section that
  /// scrolls by itself nothing else tells that.
  func updateLater() {
    guard !updatesLater else { return }
    updatesLater = true
    Task { [weak self] in
      self?.updatesLater = false
      self?.update()
    }
  }

  /// Looks at the visible rows.
  func update() {
    guard onChange != nil || engine.hasImpressions else { return }
    let rows = visibleRows()
    // The handlers come last, because they may scroll, or change the content.
    let isOther = rows != reported
    reported = rows
    let seenAtOnce = engine.hasImpressions ? noteImpressions(of: rows) : []
    for (key, start) in seenAtOnce { finish(key, start) }
    if isOther { onChange?(rows) }
  }

  // MARK: Impressions

  var onImpression: (@MainActor (RowIdentity) -> Void)?

  func impression(
    ofRowAt path: RowPath
  ) -> (fraction: Double, seconds: Double, isExpectedOnce: Bool)? {
    guard let row = engine.shown.row(at: path)?.row, let rule = rule(of: row),
      let identity = engine.shown.identity(at: path)
    else { return nil }
    return (rule.fraction, rule.seconds, !rule.repeats && !seen.contains(.row(identity)))
  }

  /// Returns when a row counts as seen; `nil` if nothing handles it.
  private func rule(of row: ErasedRow) -> ImpressionRule? {
    guard row.handles(.impression) else { return nil }
    return row.answer(to: .impressionRule) ?? ImpressionRule()
  }

  /// Notes since when rows and sections are visible enough. Returns those that needn't be visible for any time.
  private func noteImpressions(of rows: [VisibleRow]) -> [(ImpressionKey, Int)] {
    var still: Set<ImpressionKey> = []
    var seenAtOnce: [(ImpressionKey, Int)] = []
    func note(_ key: ImpressionKey, _ rule: ImpressionRule, _ fraction: Double) {
      // A fraction that is computed from coordinates may be rounded.
      guard fraction > 0, fraction >= rule.fraction - 0.001 else { return }
      still.insert(key)
      guard visible[key] == nil else { return }
      starts += 1
      visible[key] = starts
      guard !seen.contains(key) else { return }
      let start = starts
      if rule.seconds <= 0 {
        seenAtOnce.append((key, start))
      } else {
        time.call(after: rule.seconds) { [weak self] in self?.timeEnds(of: key, start) }
      }
    }
    for row in rows {
      guard let content = engine.shown.row(at: row.path)?.row, let rule = rule(of: content) else {
        continue
      }
      note(.row(row.identity), rule, row.fraction)
    }
    forEachSection(of: rows) { section, rows in
      guard let impression = engine.shown[section].impression else { return }
      note(.section(engine.shown[section].identity), impression.rule, fraction(of: section, rows))
    }
    for key in visible.keys where !still.contains(key) { visible[key] = nil }
    return seenAtOnce
  }

  /// Called when something has been visible for long enough, unless it was less visible meanwhile.
  private func timeEnds(of key: ImpressionKey, _ start: Int) {
    update()
    finish(key, start)
  }

  private func finish(_ key: ImpressionKey, _ start: Int) {
    guard visible[key] == start, !seen.contains(key) else { return }
    switch key {
    case .row(let identity):
      // The rows that were visible at the last look, of which a handler may have moved some since.
      guard let row = reported.first(where: { $0.identity == identity }),
        engine.hasIdentity(identity, at: row.path),
        let content = engine.shown.row(at: row.path)?.row
      else { return }
      if rule(of: content)?.repeats != true { insert(key) }
      content.answer(to: .impression)
      onImpression?(identity)
    case .section(let identity):
      guard let impression = engine.shown.first(where: { $0.identity == identity })?.impression
      else { return }
      if !impression.rule.repeats { insert(key) }
      _ = impression.handler.answer(to: (), from: ())
    }
  }

  private func insert(_ key: ImpressionKey) {
    seen.insert(key) {
      var keys = Set(engine.shown.map { ImpressionKey.section($0.identity) })
      for section in engine.shown {
        for row in 0..<section.rows.count {
          keys.insert(.row(section.rows.identity(at: row).ofAnyKind))
        }
      }
      return keys
    }
  }

  private func forEachSection(
    of rows: [VisibleRow], _ body: (Int, ArraySlice<VisibleRow>) -> Void
  ) {
    var start = 0
    while start < rows.count {
      let section = rows[start].path.section
      let end = rows[start...].firstIndex { $0.path.section != section } ?? rows.count
      body(section, rows[start..<end])
      start = end
    }
  }

  /// Returns the visible part of a section, from its first row to its last one; of a section that is longer than the
  /// viewport, the part of the viewport that it fills.
  private func fraction(of section: Int, _ rows: ArraySlice<VisibleRow>) -> Double {
    guard let viewport = host.viewport else { return 0 }
    let count = engine.shown[section].rows.count
    let ends = [RowPath(section: section, row: 0), RowPath(section: section, row: count - 1)]
    // Some hosts know only where rows on screen are.
    let extents = (ends + rows.map(\.path)).compactMap { host.extent(ofRowAt: $0) }
    guard let start = extents.map(\.lowerBound).min(), let end = extents.map(\.upperBound).max()
    else { return 0 }
    let whole = min(end - start, viewport.length)
    return whole > 0 ? (min(end, viewport.end) - max(start, viewport.start)) / whole : 0
  }
}

/// What can be seen once.
private enum ImpressionKey: Hashable {
  case row(RowIdentity)
  case section(RowIdentity)
}

/// What the user has seen: all of the content, and the last of what has left it.
private struct SeenKeys {
  private var keys: Set<ImpressionKey> = []
  /// The keys in the order in which they were seen.
  private var order: [ImpressionKey] = []
  private var limit = others
  /// How many keys are remembered that aren't in the content.
  private static let others = 10_000

  func contains(_ key: ImpressionKey) -> Bool { keys.contains(key) }

  /// - Parameters:
  ///   - key: the key that was seen.
  ///   - content: returns the keys of the content. It's called rarely enough that an insertion takes O(1) on average.
  mutating func insert(_ key: ImpressionKey, content: () -> Set<ImpressionKey>) {
    guard keys.insert(key).inserted else { return }
    order.append(key)
    guard order.count > limit else { return }
    let content = content()
    var others = order.count - order.count { content.contains($0) }
    order.removeAll { key in
      guard others > Self.others, !content.contains(key) else { return false }
      others -= 1
      return true
    }
    keys = Set(order)
    limit = order.count + content.count + Self.others
  }
}
