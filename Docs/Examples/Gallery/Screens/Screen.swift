import HeadlessList
import TypedCells

/// A list that is on screen, as the command line can use it.
@MainActor
protocol Screen: AnyObject {
  /// Shows the rows.
  var list: ListDriver<HeadlessList> { get }

  /// Takes note of what happens: selections, taps, failures.
  var journal: Journal { get }

  /// Where the row with the switch stands, on a screen that has one.
  var switchPath: RowPath? { get }

  /// The last lines of the output.
  var remarks: [String] { get }
}

extension Screen {
  var switchPath: RowPath? { nil }
  var remarks: [String] { [] }
}

extension ListDriver<HeadlessList> {
  /// A list in a viewport of the size that all screens of the gallery have.
  ///
  /// - Parameters:
  ///   - registry: the list's reuse identifiers and models.
  ///   - journal: where rows are noted that cannot be shown.
  convenience init(registry: CellRegistry<HeadlessCell> = CellRegistry(), journal: Journal) {
    self.init(
      host: HeadlessList(height: Double(Page.viewportLines) * HeadlessList.lineHeight),
      registry: registry)
    onFailure = { journal.note("refused \($0)") }
  }
}
