import HeadlessList
import TypedCells
import TypedCellsTesting

/// What the laws of the kit cost those who assert them.
@MainActor
func kitGoals() throws -> [Goal] {
  let samples = (0..<5).map { FiveLabels(number: $0) }
  let times = medianTimes(
    of: [
      Contender("cell laws") {
        // What `assertCellLaws` does before it tells.
        let laws = CellLaws(
          samples: samples,
          features: [.reusable(preparedBy: { $0.prepareForReuse() }), .reconfigurable],
          makeCell: { FiveLabelCell() }, observing: { $0.lines })
        precondition(laws.report().violations.isEmpty)
      }
    ], batch: 20, rounds: 51)
  return [
    Goal(
      area: "kit", workload: "assertCellLaws, 5 samples, 5 labels, ms",
      measured: (times["cell laws"] ?? .nan) / 1e6, bound: .atMost(1))
  ]
}

/// What a cell with five labels shows.
private struct FiveLabels {
  let texts: [String]

  init(number: Int) {
    texts = (0..<5).map { "label \($0) of sample \(number)" }
  }
}

private final class FiveLabelCell: HeadlessCell, Updatable {
  func update(viewData labels: FiveLabels) { lines = labels.texts }
}
