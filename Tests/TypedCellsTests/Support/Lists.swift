import HeadlessList
import TypedCells

/// A list that records its failures.
@MainActor
final class RecordedList {
  let host: HeadlessList
  let driver: ListDriver<HeadlessList>
  private(set) var failures: [ListFailure] = []

  init(height: Double = 200, registry: CellRegistry<HeadlessCell> = CellRegistry()) {
    host = HeadlessList(height: height)
    driver = ListDriver(host: host, registry: registry)
    driver.onFailure = { [weak self] in self?.failures.append($0) }
  }

  /// The texts of the cells on screen, in order.
  var shown: [String] { host.visibleCells.map { $0.cell.lines.joined(separator: "/") } }
}

/// Returns sections of texts. Each text is a row and its own identity.
@MainActor
func sections(_ texts: [String]...) -> [ListSection<HeadlessCell>] {
  texts.enumerated().map { position, texts in
    ListSection(id: position) {
      for text in texts { Row(TextCell.self, text).id(text) }
    }
  }
}
