import GalleryModels
import HeadlessList
import TypedCells

/// Texts and pictures in one list: different configurators in one array.
final class MixedScreen: Screen {
  let journal = Journal()
  let list: ListDriver<HeadlessList>

  init(_ page: MixedPage) throws(RegistrationError) {
    list = ListDriver(journal: journal)
    try prepareMisfit()
    let items: [any CellConfiguratorType] = page.items.map { item in
      switch item {
      case .text(let text): CellConfigurator<TextCell>(viewData: text)
      case .image(let picture): CellConfigurator<ImageCell>(viewData: picture)
      }
    }
    list.apply {
      ListSection(id: "items", header: page.title, footer: "Source: \(page.source)") {
        for item in items { row(item) }
      }
      if let misfit = page.misfit {
        ListSection(id: "misfit", header: "A cell of the wrong class") {
          row(CellConfigurator<ImageCell>(viewData: misfit, reuseIdentifier: Self.misfitIdentifier))
        }
      }
    }
  }
}

extension MixedScreen {
  private static let misfitIdentifier: ReuseIdentifier = "FramedImageCell"

  /// The mistake that no compiler can see: a nib that holds a cell of another class than the code
  /// expects. It is made on purpose, to show what comes of it.
  private func prepareMisfit() throws(RegistrationError) {
    try list.registry.register(
      ImageCell.self, as: Self.misfitIdentifier, from: .nib(name: "FramedImageCell"))
    list.host.provideNib(named: "FramedImageCell") { TextCell() }
  }

  private func row(_ configurator: any CellConfiguratorType) -> AnyRow<HeadlessCell> {
    AnyRow(
      Row(erased: configurator).onSelect(self) { screen, configurator in
        screen.journal.note("selected a \(type(of: configurator))")
      })
  }
}

extension ScreenKind {
  /// The screen `mixed`.
  static let mixed = ScreenKind(
    name: "mixed",
    summary: "texts and pictures from one array of different configurators",
    hint: """
      The last row is a deliberate mistake: its nib holds a cell of the wrong class.
      The mismatch is reported, and an empty cell stands in its place.
      """,
    tour: [.select(RowPath(section: 0, row: 3)), .scroll(rows: 6), .scroll(rows: 20)],
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
