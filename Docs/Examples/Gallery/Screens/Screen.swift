import HeadlessList
import TypedCells

/// A screen with a list, which the command line can run.
@MainActor
protocol Screen: AnyObject {
  /// The driver of the screen's list.
  var list: ListDriver<HeadlessList> { get }

  /// The record of selections, taps and failures.
  var journal: Journal { get }

  /// The path of the row with the switch, or `nil` if the screen has none.
  var switchPath: RowPath? { get }

  /// The last lines of the output.
  var remarks: [String] { get }
}

extension Screen {
  var switchPath: RowPath? { nil }
  var remarks: [String] { [] }
}

extension ListDriver<HeadlessList> {
  /// Creates a driver with a list in a viewport of the gallery's size.
  ///
  /// - Parameters:
  ///   - registry: the list's reuse identifiers and models.
  ///   - journal: records the list's failures.
  convenience init(registry: CellRegistry<HeadlessCell> = CellRegistry(), journal: Journal) {
    self.init(
      host: HeadlessList(height: Double(Page.viewportLines) * HeadlessList.lineHeight),
      registry: registry)
    onFailure = { journal.note("failure: \($0)") }
  }
}
