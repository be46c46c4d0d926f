import GalleryModels
import HeadlessList
import TypedCells

/// An about page. Its model is an enum with a cell class for each case, and capabilities copy the traits
/// of a model to its cell.
final class StaticScreen: Screen {
  let journal = Journal()
  let list: ListDriver<HeadlessList>
  private let capabilities: CapabilityRegistry
  private var reports: Set<String> = []

  init(_ page: AboutPage) throws(DuplicateCapability) {
    list = ListDriver(journal: journal)
    list.host.provideNib(named: "ImageDetailCell") { ImageDetailCell() }
    capabilities = try .forAboutPages()
    // The remarks list the ignored traits, so the registry doesn't have to log them.
    capabilities.onIgnored = nil
    list.apply {
      for (position, section) in page.items.enumerated() {
        ListSection(id: position, header: section.title) {
          for item in section.items { row(item, of: section) }
        }
      }
      ListSection(id: "source", header: page.title) {
        // The source has no subtitle. If the cell is reused, the capability clears the earlier subtitle.
        row(DetailCell.self, AboutSource(page.source))
      }
    }
  }

  /// Makes a row with the cell class for the item's case.
  private func row(_ item: AboutItem, of section: AboutSection) -> AnyRow<HeadlessCell> {
    switch item {
    case .heading: selectable(row(HeadingCell.self, item))
    case .text: selectable(row(TitleCell.self, item))
    case .space: selectable(row(EmptyCell.self, item))
    case .detail: selectable(row(DetailCell.self, item))
    case .image:
      selectable(
        row(ImageDetailCell.self, item).configure { cell, _, path in
          // No trait has this value, so the row sets it after the capabilities have configured the cell.
          cell.note = "\(path.row + 1) of \(section.items.count)"
        })
    }
  }

  private func row<Cell: HeadlessCell, Model>(
    _ cell: Cell.Type, _ model: Model
  ) -> Row<Cell, Model> {
    note(capabilities.report(Cell(), by: model))
    return Row(cell, by: model, using: capabilities)
  }

  private func selectable(
    _ row: Row<some HeadlessCell, AboutItem>
  ) -> AnyRow<HeadlessCell> {
    AnyRow(row.onSelect(weak: self) { screen, item in screen.itemSelected(item) })
  }

  /// Records the selection. The row passes its item, so the screen looks nothing up by index.
  private func itemSelected(_ item: AboutItem) {
    journal.note("selected \(item)")
  }
}

extension StaticScreen {
  /// A report for each pair of a cell class and a model type: the traits that were configured, reset or
  /// ignored.
  var remarks: [String] {
    ["What the capabilities did, by cell class and model type:"]
      + reports.sorted().flatMap { report in
        wrapped(report, to: Page.width - 2, indent: "  ").map { "  \($0)" }
      }
  }

  private func note(_ report: CapabilityReport) {
    let outcomes = [
      ("configured", report.configured), ("reset", report.reset), ("ignored", report.ignored),
    ]
    let words = outcomes.filter { !$0.1.isEmpty }.map { outcome, names in
      "\(outcome) \(names.map { "\($0.modelTrait)" }.joined(separator: ", "))"
    }
    reports.insert("\(report.cellClass) by \(report.modelType): \(words.joined(separator: "; "))")
  }
}

extension ScreenKind {
  static let `static` = ScreenKind(
    name: "static",
    summary: "an about page from an enum, shown through capabilities",
    hint: """
      Each row is a case of an enum. It shares traits (title, image, colour …) with
      its cell, and when it is selected the case arrives: no index, no chain of casts.
      """,
    tour: [.select(RowPath(section: 0, row: 5)), .scroll(rows: 6), .scroll(rows: 20)],
    sampleFile: """
      {
        "title": "About Swift",
        "source": "swift.org/blog",
        "sections": [
          {
            "title": "The language",
            "items": [
              {
                "kind": "heading", "title": "Swift", "font": "spaced",
                "color": "orange"
              },
              { "kind": "text", "title": "Announced in June 2014." },
              { "kind": "space" },
              { "kind": "detail", "title": "Website", "detail": "swift.org" },
              { "kind": "image", "image": "6.0", "title": "2024", "detail": "safe" }
            ]
          }
        ]
      }
      """,
    fileNotes: """
      The kinds of items are the five above. Fonts are "capitals" and "spaced", and
      colours "red", "orange", "yellow", "green", "blue", "purple" and "brown".
      """,
    makeScreen: { file, _ in try StaticScreen(AboutPage(file)) })
}
