public import GalleryModels
public import TypedCells
public import TypedCellsUIKit

/// Texts and pictures in one table: one array of different configurators.
///
/// The user deletes rows by swiping, and moves them by dragging while the table is in editing mode. A button brings
/// deleted rows back.
///
/// The registry and the wrong cell demonstrate a failure: leave both out if you copy this screen.
public final class MixedScreen: UITableViewController, MessageSending {
  /// A configurator with an identity, which stays the same when the array changes.
  private struct Item {
    let id: Int
    let configurator: any CellConfiguratorType
  }

  public var onMessage: (@MainActor (String) -> Void)?

  private let page: MixedPage
  private var items: [Item]
  private var deletions: [(item: Item, index: Int)] = []
  private lazy var undoButton = UIBarButtonItem(
    title: "Undo",
    primaryAction: UIAction { [weak self] _ in Task { [weak self] in await self?.undo() } })
  // The registry doesn't register cells on first use, so the list reports an item that isn't registered.
  private let registry = CellRegistry<UITableViewCell>(registersOnFirstUse: false)
  private(set) lazy var list = TableList(tableView, registry: registry)

  /// Creates the screen.
  ///
  /// - Parameter page: the texts and pictures to show.
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
    // A deliberate mistake that the compiler can't find: the table has another class registered for the
    // identifier than the row expects, as after a change in a storyboard.
    tableView.register(
      TextCell.self, forCellReuseIdentifier: Self.misfitIdentifier.rawValue)
    list.onFailure = { [weak self] in self?.onMessage?("\($0)") }
    list.apply(sections())
    undoButton.isEnabled = false
    navigationItem.leftBarButtonItem = undoButton
  }

  private static let misfitIdentifier: ReuseIdentifier = "FramedPictureCell"

  @SectionBuilder<UITableViewCell>
  private func sections() -> [ListSection<UITableViewCell>] {
    ListSection(id: "items", header: page.page.title, footer: "Source: \(page.page.source)") {
      for item in items {
        Row(erased: item.configurator)
          .id(item.id)
          .onSelect(weak: self) { $0.onMessage?("selected a \(type(of: $1))") }
          .onDelete(weak: self) { screen, _ in screen.remove(item) }
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
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    deletions.append((items.remove(at: index), index))
    undoButton.isEnabled = true
    list.apply(rowAnimation: .left, completion: report) { sections() }
  }

  /// Brings back the last deleted row, and scrolls to it when the user has seen it appear.
  private func undo() async {
    guard let (item, index) = deletions.popLast() else { return }
    undoButton.isEnabled = !deletions.isEmpty
    items.insert(item, at: min(index, items.count))
    report(await list.applyAndWait { sections() })
    list.scroll(to: item.id, animated: true)
  }

  private func move(_ move: RowMove) {
    items.insert(items.remove(at: move.old.row), at: move.new.row)
    showChange()
  }

  /// Keeps dragged rows out of the section with the wrong cell.
  private func target(of move: RowMove) -> RowPath {
    move.new.section == 0 ? move.new : RowPath(section: 0, row: items.count - 1)
  }

  /// Applies the changed items. The list compares them with its current rows to find the changes.
  private func showChange() { list.apply(sections(), completion: report) }

  private func report(_ changes: SectionedChanges) { onMessage?("the change: \(changes)") }
}
