import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

@MainActor
private final class SettingsController: StaticTableViewController {
  var isLong = false
  /// Whether the change was animated that added the second row.
  var wasAnimated: Bool?

  @SectionBuilder<UITableViewCell>
  override var sections: [ListSection<UITableViewCell>] {
    ListSection(id: 0, header: "Look") {
      Row(TextCell.self, "theme")
      if isLong {
        Row(TextCell.self, "font").id("font").configure { [weak self] _, _, _ in
          self?.wasAnimated = UIView.areAnimationsEnabled
        }
      }
    }
  }
}

/// A controller with an outlet that can be set before the view is loaded.
@MainActor
private class OutletController: UITableViewController {
  private(set) lazy var list = TypedCellsUIKit.TableList(tableView)

  override func viewDidLoad() {
    super.viewDidLoad()
    list.apply { ListSection(id: 0) { Row(TextCell.self, "loaded") } }
  }
}

@MainActor
private final class PatientController: UITableViewController {
  private(set) lazy var list = TypedCellsUIKit.TableList(tableView)

  override func viewDidLoad() {
    super.viewDidLoad()
    list.applyInNextTurn(weak: self) { _ in ListSection(id: 0) { Row(TextCell.self, "loaded") } }
  }
}

@MainActor
private final class GridController: UICollectionViewController {
  private(set) lazy var list = TypedCellsUIKit.CollectionList(collectionView)

  override func viewDidLoad() {
    super.viewDidLoad()
    list.apply { ListSection(id: 0) { Row(TileCell.self, "loaded") } }
  }
}

@MainActor
private final class ListController: UIViewController {
  private(set) lazy var list = TypedCellsUIKit.CollectionList(in: view, appearance: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    list.apply { ListSection(id: 0) { Row(TileCell.self, "loaded") } }
  }
}

@MainActor
private final class SplitController: UIViewController {
  private(set) lazy var list = TypedCellsUIKit.CollectionList(in: view, appearance: .plain)
  private(set) lazy var grid = TypedCellsUIKit.CollectionList(in: view, layout: .grid(columns: 2))

  override func viewDidLoad() {
    super.viewDidLoad()
    list.apply { ListSection(id: 0) { Row(TileCell.self, "loaded") } }
    grid.apply { ListSection(id: 0) { for _ in 0..<2 { Row(TileCell.self, "loaded") } } }
  }
}

/// A controller that creates both of its lists by one call.
@MainActor
private final class TwinController: UIViewController {
  private(set) lazy var first = makeList()
  private(set) lazy var second = makeList()

  private func makeList() -> TypedCellsUIKit.CollectionList {
    TypedCellsUIKit.CollectionList(in: view, appearance: .plain)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    first.apply { ListSection(id: 0) { Row(TileCell.self, "loaded") } }
    second.apply { ListSection(id: 0) { Row(TileCell.self, "loaded") } }
  }
}

@MainActor
struct `A lazy list that is read before the view is loaded` {
  @Test func `is the list in a table that viewDidLoad fills`() {
    let controller = OutletController(style: .plain)
    #expect(controller.list.rowCount(in: 0) == 1)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 1)
    controller.list.apply { ListSection(id: 0) { for _ in 0..<2 { Row(TextCell.self, "later") } } }
    #expect(controller.tableView.numberOfRows(inSection: 0) == 2)
  }

  @Test func `is the list in a table that viewDidLoad fills in the next turn`() async {
    let controller = PatientController(style: .plain)
    #expect(controller.list.rowCount(in: 0) == 0)
    await nextTurn()
    #expect(controller.list.rowCount(in: 0) == 1)
  }

  @Test func `is the list in a collection view that viewDidLoad fills`() {
    let controller = GridController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.list.rowCount(in: 0) == 1)
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 1)
  }

  private func collectionViews(in controller: UIViewController) -> [UIView] {
    controller.view.subviews.filter { $0 is UICollectionView }
  }

  @Test func `is the list with a list layout that viewDidLoad fills`() throws {
    let controller = ListController()
    #expect(controller.list.rowCount(in: 0) == 1)
    #expect(collectionViews(in: controller).count == 1)
    #expect(controller.list.host.collectionView === controller.view.subviews.first)
  }

  @Test(arguments: [true, false])
  func `is the list of its own call if the view has several`(readsList: Bool) {
    let controller = SplitController()
    let early = readsList ? controller.list : controller.grid
    #expect(early.rowCount(in: 0) == (readsList ? 1 : 2))
    #expect([controller.list, controller.grid].map { $0.rowCount(in: 0) } == [1, 2])
    #expect(collectionViews(in: controller).count == 2)
    #expect(controller.list.host !== controller.grid.host)
  }

  @Test func `isn't one of several lists that the same call created`() {
    let controller = TwinController()
    #expect(controller.first.host !== controller.second.host)
    // The first list is lost, and its collection view stays; the log describes how to prevent it.
    #expect(collectionViews(in: controller).count == 3)
    #expect(controller.second.rowCount(in: 0) == 1)
  }

  @Test func `is the list of a static table`() {
    let controller = SettingsController(style: .plain)
    #expect(controller.list.rowCount(in: 0) == 1)
  }

  @Test func `isn't a list that was created for another view meanwhile`() {
    let other = UITableView()
    var inner: TypedCellsUIKit.TableList?
    func makeTable() -> UITableView {
      inner = TypedCellsUIKit.TableList(other)
      inner?.apply { ListSection(id: 0) { Row(TextCell.self, "a") } }
      return UITableView()
    }
    let outer = TypedCellsUIKit.TableList(makeTable())
    #expect(outer.rowCount(in: 0) == 0)
    #expect(inner?.rowCount(in: 0) == 1)
  }

  @Test func `isn't a list that was created in the view earlier`() {
    let table = UITableView()
    let first = TypedCellsUIKit.TableList(table)
    first.apply { ListSection(id: 0) { Row(TextCell.self, "a") } }
    #expect(TypedCellsUIKit.TableList(table).rowCount(in: 0) == 0)
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

  @Test func `a handler that is set later is called for items that are on screen`() {
    let controller = ConfigurableTableViewController(items: [
      CellConfigurator<TextCell>(viewData: "a"), CellConfigurator<TextCell>(viewData: "b"),
    ])
    let table = show(controller)
    var selected: [Int] = []
    controller.onSelect = { selected.append($0) }
    table.user.tapRow(at: path(0, 1))
    #expect(selected == [1])
  }

  @Test func `items and handlers that are set early don't load the view`() {
    let controller = ConfigurableTableViewController(items: [])
    controller.onSelect = { _ in }
    controller.items = [CellConfigurator<TextCell>(viewData: "a")]
    #expect(!controller.isViewLoaded)
    #expect(texts(show(controller)) == ["a"])
  }

  @Test func `a static table shows its rows and their changes`() {
    let controller = SettingsController(style: .plain)
    let table = show(controller)
    #expect(texts(table) == ["theme"])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Look")
    controller.isLong = true
    controller.showSections()
    #expect(texts(table) == ["theme", "font"])
    #expect(controller.wasAnimated == true)
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
