public import TypedCells

/// A table of configurators, one row each, for a list without identities and handlers.
///
/// ```swift
/// let items: [any CellConfiguratorType] = [
///   CellConfigurator<TextCell>(viewData: "Hello"),
///   CellConfigurator<ImageCell>(viewData: portrait),
/// ]
/// let controller = ConfigurableTableViewController(items: items)
/// ```
///
/// If you set other items, the table animates the change.
@MainActor
open class ConfigurableTableViewController: UITableViewController {
  /// The items of the table, from top to bottom.
  ///
  /// Items have no identities, so the second item of a cell class stays the second when the items change. To
  /// identify rows by their models, apply rows to ``list``.
  ///
  /// - Complexity: O(*n*) to set *n* items.
  public var items: [any CellConfiguratorType] {
    didSet { if isViewLoaded { showItems() } }
  }

  /// The list in the controller's table.
  public private(set) lazy var list = TableList(tableView)

  /// Called with the index of an item that is selected.
  public var onSelect: (@MainActor (Int) -> Void)? {
    didSet { if isViewLoaded { showItems() } }
  }

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - items: the items of the table, from top to bottom.
  ///   - style: the table's style.
  public init(items: [any CellConfiguratorType], style: UITableView.Style = .plain) {
    self.items = items
    super.init(style: style)
  }

  /// Creates a controller without items, for a storyboard.
  ///
  /// - Parameter coder: the archive of the storyboard.
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
        for (index, item) in items.enumerated() { row(of: item, at: index) }
      }
    }
  }

  private func row(
    of item: any CellConfiguratorType, at index: Int
  ) -> AnyRow<UITableViewCell> {
    guard onSelect != nil else { return AnyRow(Row(erased: item)) }
    return AnyRow(
      Row(erased: item).onSelect(weak: self) { controller, _ in controller.onSelect?(index) })
  }
}
