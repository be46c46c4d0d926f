import Foundation
import HeadlessUIKit
import Testing

private final class DetailController: UIViewController {
  let text: String

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
    title = text
  }

  required init?(coder: NSCoder) { fatalError("no storyboard") }
}

/// An editable list in a table view controller.
private final class NotesController: UITableViewController {
  var notes = [["milk", "bread"], ["call Ada"]]
  private(set) var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addNote() })
    refreshControl = UIRefreshControl(
      frame: .zero,
      primaryAction: nil)
    refreshControl?.addAction(
      UIAction { [weak self] action in
        self?.loads += 1
        (action.sender as? UIRefreshControl)?.endRefreshing()
      }, for: .valueChanged)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.tableFooterView = UIView(frame: .zero)
  }

  private func addNote() {
    notes[0].insert("new", at: 0)
    tableView.performBatchUpdates {
      tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { notes.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = notes[indexPath.section][indexPath.row]
    content.textProperties.color = .label
    content.image = UIImage(systemName: "note")
    content.imageProperties.tintColor = .systemOrange
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    notes[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let note = notes[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    notes[destinationIndexPath.section].insert(note, at: destinationIndexPath.row)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let note = notes[indexPath.section][indexPath.row]
    navigationController?.pushViewController(DetailController(text: note), animated: true)
  }
}

@MainActor
struct TableControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let notes = NotesController(style: .insetGrouped)
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: notes)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private var shown: [String?] {
    notes.tableView.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  @Test func `a controller in a navigation controller is on screen`() {
    #expect(notes.tableView.window === window)
    #expect(shown == ["milk", "bread", "call Ada"])
    #expect(notes.navigationItem.title == "Notes")
  }

  @Test func `the edit button starts editing, in which rows are deleted and dragged`() {
    #expect(notes.navigationItem.leftBarButtonItem?.user.tap() == true)
    #expect(notes.tableView.isEditing && notes.editButtonItem.title == "Done")
    #expect(notes.tableView.user.tapEditControl(ofRowAt: path(0, 0)))
    #expect(notes.tableView.user.dragRow(from: path(1, 0), to: path(0, 0)) == path(0, 0))
    #expect(shown == ["call Ada", "bread"])
    #expect(notes.notes == [["call Ada", "bread"], []])
    notes.editButtonItem.user.tap()
    #expect(!notes.tableView.isEditing)
  }

  @Test func `a swipe deletes, and the add button adds`() throws {
    let swipe = try #require(notes.tableView.user.swipeRow(at: path(0, 0), from: .trailing))
    #expect(swipe.tap("Delete"))
    #expect(notes.navigationItem.rightBarButtonItem?.user.tap() == true)
    #expect(shown == ["new", "bread", "call Ada"])
  }

  @Test func `a tap pushes, and going back shows the list again`() {
    notes.tableView.user.tapRow(at: path(0, 1))
    #expect((navigation.topViewController as? DetailController)?.text == "bread")
    #expect(notes.tableView.window == nil)
    #expect(navigation.popViewController(animated: true) is DetailController)
    #expect(notes.tableView.window === window)
    #expect(notes.tableView.indexPathForSelectedRow == nil)
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test func `a pull reloads once, and not again during a refresh`() {
    #expect(notes.tableView.user.pullToRefresh())
    #expect(notes.loads == 1)
    notes.refreshControl?.beginRefreshing()
    #expect(!notes.tableView.user.pullToRefresh())
    #expect(notes.loads == 1)
  }

  @Test func `a presented controller knows its presenter until it is dismissed`() {
    let detail = DetailController(text: "sheet")
    notes.present(detail, animated: true)
    #expect(notes.presentedViewController === detail)
    #expect(detail.presentingViewController === navigation && detail.view.window === window)
    detail.dismiss(animated: true)
    #expect(notes.presentedViewController == nil && detail.view.window == nil)
  }
}
