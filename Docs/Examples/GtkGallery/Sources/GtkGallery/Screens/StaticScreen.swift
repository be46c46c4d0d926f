import GalleryModels
import GtkList
import TypedCells

/// An about page. Its model is an enum with a cell class for each case, and capabilities copy the traits
/// of a model to its cell.
final class StaticScreen: Screen {
  private let capabilities: CapabilityRegistry

  init(_ page: AboutPage) throws(DuplicateCapability) {
    capabilities = try .forAboutPages()
    capabilities.onIgnored = nil
    super.init()
    list.apply {
      for (position, section) in page.items.enumerated() {
        ListSection(id: position, header: section.title) {
          for item in section.items { row(item) }
        }
      }
      ListSection(id: "source", header: page.title) {
        Row(DetailCell.self, by: AboutSource(page.source), using: capabilities)
      }
    }
  }

  private func row(_ item: AboutItem) -> AnyRow<GtkCell> {
    switch item {
    case .heading: row(HeadingCell.self, item)
    case .text: row(TitleCell.self, item)
    case .space: row(EmptyCell.self, item)
    case .detail: row(DetailCell.self, item)
    case .image: row(ImageDetailCell.self, item)
    }
  }

  private func row<Cell: GtkCell>(_ cell: Cell.Type, _ item: AboutItem) -> AnyRow<GtkCell> {
    AnyRow(
      Row(cell, by: item, using: capabilities)
        .onSelect(weak: self) { screen, item in screen.say("selected \(item)") })
  }
}
