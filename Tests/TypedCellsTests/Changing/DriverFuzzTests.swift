import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

private class FuzzBaseCell: HeadlessCell {
  fileprivate(set) var shown: FuzzItem?
  fileprivate(set) var updateCount = 0

  func update(viewData item: FuzzItem) {
    shown = item
    updateCount += 1
    FuzzProbe.shared.runUpdate()
  }
}

private final class FuzzHeader: HeadlessHeaderFooter, Updatable {
  func update(viewData title: String) { lines = [title] }
}

private final class FirstCell: FuzzBaseCell, FuzzedCell {}
private final class SecondCell: FuzzBaseCell, FuzzedCell {}

@MainActor
@Suite(.serialized)
struct `Random sessions with a headless list` {
  private static let seeds = SessionSeeds.chosen(usually: 40)

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `show the content that was applied last, and keep cells`(quarter: UInt64) async {
    var comparedCells = 0
    for seed in stride(from: Self.seeds.lowerBound + quarter, to: Self.seeds.upperBound, by: 4) {
      let host = HeadlessList(height: [100, 400, 3_000][Int(seed % 3)])
      let driver = ListDriver(host: host)
      let session = FuzzSession<HeadlessList, FirstCell, SecondCell>(
        .init(
          driver: driver, engine: driver.engine, settle: {}, scroll: { host.scroll(by: $0) },
          hasRightHeights: {
            driver.engine.mayDeclareHeight(at: $0) == driver.engine.isWrittenRow(at: $0)
          },
          addHeader: { $0.header(Row(FuzzHeader.self, $1)) },
          titleOfHeader: { $0.lines.first }),
        random: SeededGenerator(seed: seed))
      await session.run(steps: 40)
      #expect(session.mistakes.isEmpty, "seed \(seed)")
      if !session.mistakes.isEmpty { return }
      comparedCells += session.comparedCells
    }
    #expect(comparedCells > 8 * Self.seeds.count / 4)
  }
}
