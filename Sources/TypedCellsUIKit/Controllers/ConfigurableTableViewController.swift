public import TypedCells

/// A table of configurators, one row each.
///
/// ```swift
/// let items: [any CellConfiguratorType] = [
///   CellConfigurator<TextCell>(viewData: "Hello"),
///   CellConfigurator<ImageCell>(viewData: portrait),
/// ]
/// let controller = ConfigurableTableViewController(items: items)
/// ```
///
/// The idea and the name come from ConfigurableTableViewController, where registration was looped over
/// the items and a cell of the wrong class was skipped in silence. Here a `ListDriver` does the work,
/// so that new items are an animated change.
@MainActor
open class ConfigurableTableViewController: UITableViewController {
  /// What the table shows, from top to bottom.
  ///
  /// A row without an identity is the how-manieth of its cell class, see `Row.id(_:)`: change the list
  /// by ``list`` where rows are to be told apart by their models.
  public var items: [any CellConfiguratorType] {
    didSet { if isViewLoaded { showItems() } }
  }

  /// What drives the table; made with the view.
  public private(set) lazy var list = ListDriver<TableHost>(tableView)

  /// Called with an item's place when it is selected; the place is one in ``items``.
  public var onSelect: (@MainActor (Int) -> Void)? {
    didSet { if isViewLoaded { showItems() } }
  }

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - items: what the table is to show, from top to bottom.
  ///   - style: the table's style.
  public init(items: [any CellConfiguratorType], style: UITableView.Style = .plain) {
    self.items = items
    super.init(style: style)
  }

  /// Creates a controller without items, as a storyboard does.
  ///
  /// - Parameter coder: what the storyboard is read from.
  public required init?(coder: NSCoder) {
    items = []
    super.init(coder: coder)
  }

  /// Shows the items for the first time.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showItems()
  }

  private func showItems() {
    list.apply {
      ListSection(id: 0) {
        for (place, item) in items.enumerated() { row(of: item, at: place) }
      }
    }
  }

  private func row(
    of item: any CellConfiguratorType, at place: Int
  ) -> AnyRow<UITableViewCell> {
    let row: Row<LateBoundCell<UITableViewCell>, any CellConfiguratorType> = Row(erased: item)
    guard onSelect != nil else { return AnyRow(row) }
    return AnyRow(row.onSelect(weak: self) { controller, _ in controller.onSelect?(place) })
  }
}
