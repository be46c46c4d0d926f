import GalleryModels
import HeadlessList
import TypedCells

/// Texts and pictures in one list: one array of different configurators. The user can delete and move them.
final class MixedScreen: Screen {
  /// A configurator with an identity, which stays the same when the array changes.
  private struct Item {
    let id: Int
    let configurator: any CellConfiguratorType
  }

  let journal = Journal()
  let list: ListDriver<HeadlessList>
  private let page: MixedPage
  private var items: [Item]

  init(_ page: MixedPage) throws(RegistrationError) {
    self.page = page
    items = page.page.items.enumerated().map { position, item in
      switch item {
      case .text(let text):
        Item(id: position, configurator: CellConfigurator<TextCell>(viewData: text))
      case .image(let picture):
        Item(id: position, configurator: CellConfigurator<ImageCell>(viewData: picture))
      }
    }
    // The registry doesn't register cells on first use, so the list reports an item that isn't registered.
    list = ListDriver(registry: CellRegistry(registersOnFirstUse: false), journal: journal)
    for item in items { try list.registry.register(item.configurator) }
    try prepareMisfit()
    list.apply(sections())
  }

  @SectionBuilder<HeadlessCell>
  private func sections() -> [ListSection<HeadlessCell>] {
    ListSection(id: "items", header: page.page.title, footer: "Source: \(page.page.source)") {
      for item in items {
        Row(erased: item.configurator)
          .id(item.id)
          .onSelect(weak: self) { $0.journal.note("selected a \(type(of: $1))") }
          .onDelete(weak: self) { screen, _ in screen.remove(item) }
          .on(.move, weak: self) { screen, _, move in screen.move(move) }
      }
    }
    if let misfit {
      ListSection(id: "misfit", header: "A cell of the wrong class") { Row(misfit) }
    }
  }

  private func remove(_ item: Item) {
    items.removeAll { $0.id == item.id }
    showChange()
  }

  private func move(_ move: RowMove) {
    items.insert(items.remove(at: move.old.row), at: move.new.row)
    showChange()
  }

  /// Applies the changed items. The list compares them with its current rows to find the changes.
  private func showChange() {
    list.apply(sections()) { [journal] changes in journal.note("the change: \(changes)") }
  }
}

extension MixedScreen {
  private static let misfitIdentifier: ReuseIdentifier = "FramedImageCell"

  private var misfit: CellConfigurator<ImageCell>? {
    page.misfit.map { CellConfigurator(viewData: $0, reuseIdentifier: Self.misfitIdentifier) }
  }

  /// Registers a nib that contains a cell of another class than the row expects.
  ///
  /// The compiler can't find this mistake. It is here to show how the list reports it.
  private func prepareMisfit() throws(RegistrationError) {
    try list.registry.register(
      ImageCell.self, as: Self.misfitIdentifier, from: .nib(name: "FramedImageCell"))
    list.host.provideNib(named: "FramedImageCell") { TextCell() }
  }
}

extension ScreenKind {
  static let mixed = ScreenKind(
    name: "mixed",
    summary: "texts and pictures from one array of different configurators",
    hint: """
      Delete and move rows: the array changes, and the list finds the differences.
      The last row is a deliberate mistake: its nib has a cell of the wrong class.
      The mismatch is reported, and the list shows an empty cell.
      """,
    ownOptions: ["--delete", "--move"],
    tour: [
      .select(RowPath(section: 0, row: 3)), .delete(RowPath(section: 0, row: 1)),
      .move(RowPath(section: 0, row: 3), to: 0), .scroll(rows: 40),
    ],
    sampleFile: """
      {
        "title": "Conway's Game of Life",
        "source": "conwaylife.com/wiki",
        "items": [
          { "text": "Spaceships come back somewhere else." },
          { "image": [".#.", "..#", "###"], "caption": "Glider" }
        ],
        "misfit": { "image": ["###"], "caption": "Blinker" }
      }
      """,
    fileNotes: """
      "misfit" may be left out; it is a picture that meets a cell of the wrong class.
      """,
    makeScreen: { file, _ in try MixedScreen(MixedPage(file)) })
}
