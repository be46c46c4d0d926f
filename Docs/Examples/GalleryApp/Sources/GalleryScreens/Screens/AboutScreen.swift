public import GalleryModels
public import TypedCells
public import TypedCellsUIKit

/// An about page: an enum for a model, a cell class for each of its cases, and the traits that the two
/// share in place of a chain of casts.
public final class AboutScreen: StaticTableViewController, MessageSending {
  public var onMessage: (@MainActor (String) -> Void)?

  private let page: AboutPage
  private let capabilities: CapabilityRegistry

  /// Creates the screen.
  ///
  /// - Parameter page: what it is to show.
  public init(_ page: AboutPage) throws(DuplicateCapability) {
    self.page = page
    capabilities = try .forAboutPages()
    // A row of nothing shows no title, and is meant to.
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
      // The source has no subtitle: a cell that showed one before is made to forget it.
      Row(DetailCell.self, by: AboutSource(page.source), using: capabilities)
    }
  }

  /// A cell class for each case.
  private func row(_ item: AboutItem, of section: AboutSection) -> AnyRow<UITableViewCell> {
    switch item {
    case .heading: row(HeadingCell.self, item)
    case .text: row(TitleCell.self, item)
    case .space: row(SpaceCell.self, item)
    case .detail: row(DetailCell.self, item)
    case .image:
      row(ImageDetailCell.self, item) { cell, path in
        // What no trait knows is added by hand, after the traits.
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
