import GalleryModels
import GtkList
import TypedCells

/// Texts and pictures in one list: one array of different configurators. The delete key removes an item.
final class MixedScreen: Screen {
  private typealias Item = (id: Int, configurator: any CellConfiguratorType)

  private let page: MixedPage
  private var items: [Item]

  init(_ page: MixedPage) throws(RegistrationError) {
    self.page = page
    items = page.page.items.enumerated().map { position, item in
      switch item {
      case .text(let text): (position, CellConfigurator<TextCell>(viewData: text))
      case .image(let picture): (position, CellConfigurator<PictureCell>(viewData: picture))
      }
    }
    super.init()
    // A deliberate mistake that the compiler can't find: the nib contains a cell of another class.
    try list.registry.register(PictureCell.self, as: Self.misfit, from: .nib(name: "FramedPicture"))
    list.host.provideNib(named: "FramedPicture") { TextCell() }
    list.apply(sections())
  }

  private static let misfit: ReuseIdentifier = "FramedPicture"

  @SectionBuilder<GtkCell>
  private func sections() -> [ListSection<GtkCell>] {
    ListSection(id: "items", header: page.page.title, footer: "Source: \(page.page.source)") {
      for item in items {
        Row(erased: item.configurator)
          .id(item.id)
          .onSelect(weak: self) { screen, configurator in
            screen.say("selected a \(type(of: configurator))")
          }
          .onDelete(weak: self) { screen, _ in screen.remove(item.id) }
      }
    }
    if let misfit = page.misfit {
      ListSection(id: "misfit", header: "A cell of the wrong class") {
        Row(CellConfigurator<PictureCell>(viewData: misfit, reuseIdentifier: Self.misfit))
      }
    }
  }

  private func remove(_ id: Int) {
    items.removeAll { $0.id == id }
    list.apply(sections()) { [weak self] changes in self?.say("the change: \(changes)") }
  }
}
