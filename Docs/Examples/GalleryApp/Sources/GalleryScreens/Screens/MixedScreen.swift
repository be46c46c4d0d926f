public import GalleryModels
public import TypedCells
public import TypedCellsUIKit

/// Texts and pictures in one table: different configurators in one array, which the user may change by
/// swiping and, while the table is edited, by dragging.
public final class MixedScreen: UITableViewController, MessageSending {
  /// A configurator, and what tells it from the others when the array has changed.
  private struct Item {
    let id: Int
    let configurator: any CellConfiguratorType
  }

  public var onMessage: (@MainActor (String) -> Void)?

  private let page: MixedPage
  private var items: [Item]
  // Nothing is registered on first use here, so an item that is left out would be reported.
  private let registry = CellRegistry<UITableViewCell>(registersOnFirstUse: false)
  private(set) lazy var list = ListDriver<TableHost>(tableView, registry: registry)

  /// Creates the screen.
  ///
  /// - Parameter page: what it is to show.
  public init(_ page: MixedPage) throws(RegistrationError) {
    self.page = page
    items = page.page.items.enumerated().map { position, item in
      switch item {
      case .text(let text):
        Item(id: position, configurator: CellConfigurator<TextCell>(viewData: text))
      case .image(let picture):
        Item(id: position, configurator: CellConfigurator<PictureCell>(viewData: picture))
      }
    }
    for item in items { try registry.register(item.configurator) }
    try registry.register(PictureCell.self, as: Self.misfitIdentifier, from: .prototype)
    super.init(style: .plain)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    // The mistake that no compiler can see, made on purpose: what the table has under the identifier is
    // of another class than the code expects, for example because a storyboard was changed.
    tableView.register(
      TextCell.self, forCellReuseIdentifier: Self.misfitIdentifier.rawValue)
    list.onFailure = { [weak self] in self?.onMessage?("refused \($0)") }
    list.apply(sections())
  }

  private static let misfitIdentifier: ReuseIdentifier = "FramedPictureCell"

  @SectionBuilder<UITableViewCell>
  private func sections() -> [ListSection<UITableViewCell>] {
    ListSection(id: "items", header: page.page.title, footer: "Source: \(page.page.source)") {
      for item in items {
        Row(erased: item.configurator)
          .id(item.id)
          .onSelect(weak: self) { $0.onMessage?("selected a \(type(of: $1))") }
          .on(.commitEdit, weak: self) { screen, _, _ in screen.remove(item) }
          .on(.move, weak: self) { screen, _, move in screen.move(move) }
          .on(.moveTarget, weak: self) { screen, _, move in screen.target(of: move) }
      }
    }
    if let misfit = page.misfit {
      ListSection(id: "misfit", header: "A cell of the wrong class") {
        Row(
          CellConfigurator<PictureCell>(
            viewData: misfit, reuseIdentifier: Self.misfitIdentifier))
      }
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

  /// Nothing goes where the wrong cell is.
  private func target(of move: RowMove) -> RowPath {
    move.new.section == 0 ? move.new : RowPath(section: 0, row: items.count - 1)
  }

  /// The difference is found by comparing what is shown with what is to be shown.
  private func showChange() {
    list.apply(sections()) { [weak self] changes in
      self?.onMessage?("the change: \(changes)")
    }
  }
}
