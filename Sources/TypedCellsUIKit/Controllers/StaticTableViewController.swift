public import TypedCells

/// A table whose content you write down in one place, for example settings.
///
/// ```swift
/// final class SettingsController: StaticTableViewController {
///   @SectionBuilder<UITableViewCell>
///   override var sections: [ListSection<UITableViewCell>] {
///     ListSection(id: "look", header: "Look") {
///       Row(TextCell.self, by: Settings.theme, using: capabilities)
///         .onSelect(weak: self) { controller, setting in controller.itemSelected(setting) }
///     }
///   }
/// }
/// ```
@MainActor
open class StaticTableViewController: UITableViewController {
  /// The list in the controller's table.
  public private(set) lazy var list = TableList(tableView)

  /// The content of the table. Override it.
  @SectionBuilder<UITableViewCell>
  open var sections: [ListSection<UITableViewCell>] { [] }

  /// Shows ``sections`` for the first time, without animation.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showSections(animated: false)
  }

  /// Shows the current ``sections``. Call it after the data that they show has changed.
  ///
  /// - Parameter animated: whether the change is animated.
  /// - Complexity: that of `ListDriver.apply`.
  public func showSections(animated: Bool = true) {
    list.apply(sections, animated: animated)
  }
}
