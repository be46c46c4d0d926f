import GalleryModels
import HeadlessList
import TypedCells

/// An about page: an enum for a model, a cell class for each of its cases, and the traits that the
/// two share in place of a chain of casts.
final class StaticScreen: Screen {
  let journal = Journal()
  let list: ListDriver<HeadlessList>
  private let capabilities: CapabilityRegistry
  private var reports: Set<String> = []

  init(_ page: AboutPage) throws(DuplicateCapability) {
    list = ListDriver(journal: journal)
    capabilities = try CapabilityRegistry([.titled, .subtitled, .imaged])
    // What is ignored is among the remarks, like all else that the capabilities do.
    capabilities.onIgnored = nil
    list.apply {
      for (position, section) in page.sections.enumerated() {
        ListSection(id: position, header: section.title) {
          for item in section.items { row(item) }
        }
      }
      ListSection(id: "source", header: page.title) {
        // The source has no subtitle: a cell that showed one before is made to forget it.
        Row(DetailCell.self, by: page.source, using: capabilities)
      }
    }
    note(capabilities.report(DetailCell(), by: page.source))
  }

  private func row(_ item: AboutItem) -> AnyRow<HeadlessCell> {
    switch item {
    case .text: row(TitleCell.self, item)
    case .space: row(EmptyCell.self, item)
    case .detail: row(DetailCell.self, item)
    case .image: row(ImageDetailCell.self, item)
    }
  }

  private func row<Cell: HeadlessCell>(
    _ cell: Cell.Type, _ item: AboutItem
  ) -> AnyRow<HeadlessCell> {
    note(capabilities.report(Cell(), by: item))
    return AnyRow(Row(cell, by: item, using: capabilities).onSelect(self) { $0.select($1) })
  }

  /// No index leads here: the row brings its item along.
  private func select(_ item: AboutItem) {
    journal.note("selected \(item)")
  }
}

extension StaticScreen {
  /// What became of the traits of each model in each cell.
  var remarks: [String] {
    ["What the capabilities did, by cell class and model type:"]
      + reports.sorted()
  }

  private func note(_ report: CapabilityReport) {
    let outcomes = [
      ("configured", report.configured), ("reset", report.reset), ("ignored", report.ignored),
    ]
    let words = outcomes.filter { !$0.1.isEmpty }.map { outcome, names in
      "\(outcome) \(names.map { "\($0.modelTrait)" }.joined(separator: ", "))"
    }
    reports.insert("  \(report.cellClass) by \(report.modelType): \(words.joined(separator: "; "))")
  }
}

extension ScreenKind {
  /// The screen `static`.
  static let `static` = ScreenKind(
    name: "static",
    summary: "an about page from an enum, shown through capabilities",
    hint: """
      Each row is a case of an enum. It shares traits (title, subtitle, image) with
      its cell, and when it is selected the case arrives: no index, no chain of casts.
      """,
    tour: [.select(RowPath(section: 0, row: 4)), .scroll(rows: 5), .scroll(rows: 20)],
    sampleFile: """
      {
        "title": "About Swift",
        "source": "swift.org/blog",
        "sections": [
          {
            "title": "The language",
            "items": [
              { "kind": "text", "title": "Announced in June 2014." },
              { "kind": "space" },
              { "kind": "detail", "title": "Website", "detail": "swift.org" },
              { "kind": "image", "image": "6.0", "title": "2024", "detail": "safe" }
            ]
          }
        ]
      }
      """,
    fileNotes: "The kinds of items are the four above.",
    makeScreen: { file, _ in try StaticScreen(AboutPage(file)) })
}
