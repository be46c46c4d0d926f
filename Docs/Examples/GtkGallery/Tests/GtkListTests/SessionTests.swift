import GtkList
import GtkToolkit
import Testing
import TypedCells

private class FuzzBaseCell: GtkCell {
  fileprivate(set) var shown: FuzzItem?
  fileprivate(set) var updateCount = 0
  private let label = Label()

  required init() {
    super.init()
    box.append(label)
  }

  func update(viewData item: FuzzItem) {
    shown = item
    label.text = "row \(item.id), version \(item.version)"
    updateCount += 1
    FuzzProbe.shared.runUpdate()
  }
}

private final class FirstCell: FuzzBaseCell, FuzzedCell {}
private final class SecondCell: FuzzBaseCell, FuzzedCell {}

/// Runs the sessions of `Random sessions with a headless list` on lists in windows.
@MainActor
@Suite(.serialized)
struct `Random sessions in a GTK window` {
  private static let seeds = SessionSeeds.chosen(usually: 8)

  /// The seeds of sessions that failed once: a place that GTK abandoned (46), and a widget that emptied the place in
  /// which it had been before (53).
  static let regressions: [UInt64] = [46, 53]

  @Test func `show the content that was applied last`() async throws {
    var comparedCells = 0
    for seed in Self.regressions + Self.seeds {
      let host = TestWindows.makeHost()
      let driver = ListDriver(host: host)
      let session = FuzzSession<GtkList, FirstCell, SecondCell>(
        .init(
          driver: driver, engine: try #require(host.list),
          settle: { TestWindows.settle(host) },
          scroll: { host.widget.offset = max(0, host.widget.offset + $0) },
          // GTK binds about two hundred rows around the screen, and can unbind and bind the outermost again.
          unsteadyRows: 40,
          addHeader: { $0.header(Row(LineHeader.self, $1)) },
          titleOfHeader: { ($0 as? LineHeader)?.text }),
        random: SeededNumbers(seed: seed))
      await session.run(steps: 40)
      #expect(session.mistakes.isEmpty, "seed \(seed)")
      if !session.mistakes.isEmpty { return }
      comparedCells += session.comparedCells
    }
    #expect(comparedCells > 8 * Self.seeds.count)
  }
}
