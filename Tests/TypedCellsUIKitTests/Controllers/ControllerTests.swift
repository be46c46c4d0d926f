import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

@MainActor
private final class SettingsController: StaticTableViewController {
  var isLong = false

  @SectionBuilder<UITableViewCell>
  override var sections: [ListSection<UITableViewCell>] {
    ListSection(id: 0, header: "Look") {
      Row(TextCell.self, "theme")
      if isLong { Row(TextCell.self, "font").id("font") }
    }
  }
}

@MainActor
struct `Controllers of tables` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

  private func show(_ controller: UITableViewController) -> UITableView {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return controller.tableView
  }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "–" }
  }

  @Test func `different configurators share a table`() {
    let controller = ConfigurableTableViewController(items: [
      CellConfigurator<TextCell>(viewData: "Hello"),
      CellConfigurator<TallCell>(viewData: 70),
    ])
    let table = show(controller)
    #expect(texts(table) == ["Hello", "70.0"])
    controller.items.append(CellConfigurator<TextCell>(viewData: "More"))
    #expect(texts(table) == ["Hello", "70.0", "More"])
  }

  @Test func `a selected item is passed with its index path`() {
    let controller = ConfigurableTableViewController(items: [
      CellConfigurator<TextCell>(viewData: "a"), CellConfigurator<TextCell>(viewData: "b"),
    ])
    var selected: [Int] = []
    controller.onSelect = { selected.append($0) }
    let table = show(controller)
    table.user.tapRow(at: path(0, 1))
    #expect(selected == [1])
  }

  @Test func `a static table shows its rows and their changes`() {
    let controller = SettingsController(style: .plain)
    let table = show(controller)
    #expect(texts(table) == ["theme"])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Look")
    controller.isLong = true
    controller.showSections()
    #expect(texts(table) == ["theme", "font"])
  }

  @Test func `a list doesn't retain its controller`() {
    var controller: ConfigurableTableViewController? = ConfigurableTableViewController(items: [
      CellConfigurator<TextCell>(viewData: "a")
    ])
    controller?.onSelect = { _ in }
    controller?.loadViewIfNeeded()
    weak var gone: AnyObject?
    gone = controller
    controller = nil
    #expect(gone == nil)
  }
}
