public import GalleryModels
public import TypedCells
public import TypedCellsUIKit

/// An about page. Its model is an enum with a cell class for each case, and capabilities copy the traits
/// of a model to its cell.
public final class AboutScreen: StaticTableViewController, MessageSending {
  public var onMessage: (@MainActor (String) -> Void)?

  private let page: AboutPage
  private let capabilities: CapabilityRegistry

  /// Creates the screen.
  ///
  /// - Parameter page: the page to show.
  public init(_ page: AboutPage) throws(DuplicateCapability) {
    self.page = page
    capabilities = try .forAboutPages()
    // An empty row ignores the title of its model on purpose, so the registry doesn't have to log it.
    capabilities.onIgnored = nil
    super.init(style: .grouped)
  }

  public required init?(coder: NSCoder) { nil }

  @SectionBuilder<UITableViewCell>
  public override var sections: [ListSection<UITableViewCell>] {
    for (position, section) in page.items.enumerated() {
      ListSection(id: position, header: section.title) {
        for item in section.items { row(item, of: section) }
      }
    }
    ListSection(id: "source", header: page.title) {
      // The source has no subtitle. If the cell is reused, the capability clears the earlier subtitle.
      Row(DetailCell.self, by: AboutSource(page.source), using: capabilities)
    }
  }

  /// Makes a row with the cell class for the item's case.
  private func row(_ item: AboutItem, of section: AboutSection) -> AnyRow<UITableViewCell> {
    switch item {
    case .heading: row(HeadingCell.self, item)
    case .text: row(TitleCell.self, item)
    case .space: row(SpaceCell.self, item)
    case .detail: row(DetailCell.self, item)
    case .image:
      row(ImageDetailCell.self, item) { cell, path in
        // No trait has this value, so the row sets it after the capabilities have configured the cell.
        cell.note = "\(path.row + 1) of \(section.items.count)"
      }
    }
  }

  private func row<Cell: UITableViewCell>(
    _ cell: Cell.Type, _ item: AboutItem,
    configure: @escaping @MainActor (Cell, RowPath) -> Void = { _, _ in }
  ) -> AnyRow<UITableViewCell> {
    AnyRow(
      Row(cell, by: item, using: capabilities)
        .configure { cell, _, path in configure(cell, path) }
        .onSelect(weak: self) { screen, item in screen.onMessage?("selected \(item)") })
  }
}
