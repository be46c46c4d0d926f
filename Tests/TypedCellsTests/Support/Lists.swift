import HeadlessList
import TypedCells

/// A list whose failures are recorded.
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

  /// What the cells on screen show, in order.
  var shown: [String] { host.visibleCells.map { $0.cell.lines.joined(separator: "/") } }
}

/// Sections of texts, each a row that is its own identity.
@MainActor
func sections(_ texts: [String]...) -> [ListSection<HeadlessCell>] {
  texts.enumerated().map { position, texts in
    ListSection(id: position) {
      for text in texts { Row(TextCell.self, text).id(text) }
    }
  }
}
