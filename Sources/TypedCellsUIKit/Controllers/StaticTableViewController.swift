public import TypedCells

/// A table whose content is written down in one place, as settings are.
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
///
/// The idea comes from Static Generic Tables, where an enumeration is the model of the rows, and a row
/// that is selected is told by its case, not by its index path.
@MainActor
open class StaticTableViewController: UITableViewController {
  /// What drives the table; made with the view.
  public private(set) lazy var list = ListDriver<TableHost>(tableView)

  /// What the table shows; override it.
  @SectionBuilder<UITableViewCell>
  open var sections: [ListSection<UITableViewCell>] { [] }

  /// Shows ``sections`` for the first time, without animation.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showSections(animated: false)
  }

  /// Shows ``sections`` as they are now.
  ///
  /// - Parameter animated: whether the user is to see the change happen.
  public func showSections(animated: Bool = true) {
    list.apply(sections, animated: animated)
  }
}
