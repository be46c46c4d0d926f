import Testing
import TypedCells
import TypedCellsTesting

/// What a diff of each shape costs, and how many changes it finds, compared with what was recorded.
///
/// The result is right without most of the diff's shortcuts, so other tests don't notice if one is lost. If you change
/// the diff on purpose, record what the failing test prints, and give the reason in the commit.
struct `The figures of a diff` {
  struct Figures: Equatable, CustomStringConvertible {
    var comparisons: Int
    var hashes: Int
    /// The rows that are deleted, inserted or moved.
    var changes: Int

    init(_ comparisons: Int, _ hashes: Int, _ changes: Int) {
      (self.comparisons, self.hashes, self.changes) = (comparisons, hashes, changes)
    }

    var description: String { "Figures(\(comparisons), \(hashes), \(changes))" }
  }

  /// For twenty changes of a thousand rows each.
  private static let recorded: [RowShape: Figures] = [
    .edited: Figures(40153, 80, 59),
    .scattered: Figures(42918, 1836, 1603),
    .blocksMoved: Figures(39065, 2988, 6768),
    .blocksSwapped: Figures(42281, 1087, 5052),
    .blocksShuffled: Figures(52501, 9675, 13461),
    .rotated: Figures(41071, 1138, 3464),
    .reversed: Figures(40986, 1067, 12344),
    .interleaved: Figures(53572, 23457, 7621),
    .sawtooth: Figures(44128, 10616, 17589),
    .shuffled: Figures(45765, 24695, 11592),
    .thinned: Figures(8146, 23050, 17402),
    .pushedDown: Figures(40020, 870, 870),
    .grown: Figures(40000, 1587, 1587),
    .replaced: Figures(994, 32923, 32915),
    .emptied: Figures(0, 0, 20000),
    .repeated: Figures(42252, 5063, 6541),
    .matchedBefore: Figures(40020, 14517, 14517),
    .doubled: Figures(59053, 22355, 18790),
  ]

  @Test(arguments: RowShape.allCases)
  func `are those that were recorded`(shape: RowShape) throws {
    let counter = WorkCounter()
    var changes = 0
    for seed in 0..<20 {
      var random = SeededGenerator(seed: UInt64(seed))
      var numbers = FreshNumbers()
      let rows = shape.change(1_000, &numbers, using: &random)
      let found = PositionChanges(
        from: rows.old.map { Counted(number: $0, counter: counter) },
        to: rows.new.map { Counted(number: $0, counter: counter) })
      changes +=
        found.deletions.map(\.count).reduce(0, +) + found.insertions.map(\.count).reduce(0, +)
        + found.moves.count
    }
    let figures = Figures(counter.comparisons, counter.hashes, changes)
    let recorded = try #require(Self.recorded[shape], "no figures for \(shape): \(figures)")
    // Different elements can have the same hash in one process and not in another: mostly up to 4, and once 28. A shortcut
    // that is lost costs thousands.
    #expect(abs(figures.comparisons - recorded.comparisons) <= 60, "\(figures)")
    #expect(figures.hashes == recorded.hashes, "\(figures)")
    #expect(figures.changes == recorded.changes, "\(figures)")
  }
}
