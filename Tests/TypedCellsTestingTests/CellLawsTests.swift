import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

private final class GoodCell: HeadlessCell, Updatable {
  func update(viewData text: String?) { lines = [text ?? ""] }
}

/// Shows nothing of an absent text, and so goes on to show the last one.
private final class StaleCell: HeadlessCell, Updatable {
  func update(viewData text: String?) {
    if let text { lines = [text] }
  }
}

/// Is right as long as the host prepares it, and wrong on a refresh in place.
private final class StaleUnlessPreparedCell: HeadlessCell, Updatable {
  override func prepareForReuse() { lines = [] }
  func update(viewData text: String?) {
    if let text { lines = [text] }
  }
}

/// Adds to what it shows only what it shows already.
private final class DoublingCell: HeadlessCell, Updatable {
  func update(viewData text: String?) {
    let line = text ?? ""
    lines = lines.first == line ? lines + [line] : [line]
  }
}

@MainActor
struct `The laws of cells` {
  private func laws<Cell: HeadlessCell & Updatable>(
    of _: Cell.Type, samples: [String?] = ["a", "b", nil]
  ) -> [String] where Cell.ViewData == String? {
    let laws = CellLaws(
      samples: samples, makeCell: { Cell() }, prepareForReuse: { $0.prepareForReuse() },
      observing: { $0.lines })
    return Set(laws.violations.map(\.law)).sorted()
  }

  @Test func `hold for a good cell`() {
    #expect(laws(of: GoodCell.self) == [])
    assertCellLaws(GoodCell.self, samples: ["a", nil], making: GoodCell.init) { $0.lines }
  }

  @Test func `catch stale state`() {
    #expect(laws(of: StaleCell.self) == ["cell.noStaleState"])
    #expect(laws(of: StaleUnlessPreparedCell.self) == ["cell.noStaleState"])
  }

  @Test func `catch updates that add up`() {
    #expect(laws(of: DoublingCell.self) == ["cell.idempotent"])
  }

  @Test func `catch samples that prove nothing`() {
    #expect(laws(of: GoodCell.self, samples: ["a", "a"]) == ["cell.distinguishingSamples"])
    #expect(laws(of: GoodCell.self, samples: ["a"]) == ["cell.distinguishingSamples"])
  }

  @Test func `say what was expected and what came`() {
    let laws = CellLaws(samples: ["a", nil], makeCell: { StaleCell() }, observing: { $0.lines })
    #expect(
      laws.noStaleState.first?.detail == """
        sample 1 after sample 0 looks like ["a"] \
        where a fresh cell looks like []
        """)
  }

  @Test func `say whether it takes a preparation to go wrong, or to go right`() {
    let laws = CellLaws(
      samples: ["a", nil], makeCell: { StaleUnlessPreparedCell() },
      prepareForReuse: { $0.prepareForReuse() }, observing: { $0.lines })
    #expect(
      laws.noStaleState.map(\.detail) == [
        """
        sample 1 after sample 0, without prepareForReuse, looks like ["a"] \
        where a fresh cell looks like []
        """
      ])
  }
}
