import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `View controllers on screen` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = UIViewController()
  private let diary = ScreenDiary()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  @Test func `a presented controller appears and disappears`() {
    var calls = 0
    root.present(diary, animated: true) { calls += 1 }
    #expect(root.presentedViewController === diary && diary.presentingViewController === root)
    #expect(diary.view.frame == window.bounds && diary.view.window === window)
    root.present(UIViewController(), animated: true) { Issue.record("another one is presented") }
    #expect(root.presentedViewController === diary)
    diary.dismiss(animated: true) { calls += 1 }
    #expect(diary.presentingViewController == nil && diary.view.window == nil && calls == 2)
    #expect(
      diary.entries == [
        "load", "will appear, presented", "did appear, presented", "will disappear, dismissed",
        "did disappear, dismissed",
      ])
  }

  @Test func `a root controller that is replaced disappears`() {
    window.rootViewController = diary
    window.makeKeyAndVisible()
    window.rootViewController = diary
    window.rootViewController = root
    #expect(root.view.window === window && diary.view.window == nil)
    #expect(
      diary.entries == [
        "load", "will appear", "did appear", "will disappear", "did disappear",
      ])
  }

  @Test func `a child has a parent, and appears by its parent's calls`() {
    root.addChild(diary)
    diary.beginAppearanceTransition(true, animated: true)
    diary.beginAppearanceTransition(false, animated: true)
    #expect(diary.transitionCoordinator?.isAnimated == true)
    #expect(diary.transitionCoordinator?.isCancelled == false)
    var along = 0
    let isAnimated = diary.transitionCoordinator?.animate { context in
      along += context.isAnimated ? 1 : 100
    }
    #expect(isAnimated == true && along == 1)
    diary.endAppearanceTransition()
    diary.endAppearanceTransition()
    #expect(diary.parent === root && root.children == [diary])
    diary.removeFromParent()
    #expect(diary.parent == nil && root.children.isEmpty)
    #expect(diary.entries == ["will appear, to parent", "did appear, to parent"])
  }

  @Test func `editing is set by the property or the button`() {
    let editor = UITableViewController(style: .grouped)
    editor.isEditing = true
    #expect(editor.isEditing && editor.tableView.isEditing)
    #expect(editor.editButtonItem.title == "Done")
    editor.editButtonItem.user.tap()
    #expect(!editor.isEditing && !editor.tableView.isEditing)
    #expect(editor.editButtonItem.title == "Edit")
    editor.title = "Title"
    #expect(editor.navigationItem.title == "Title" && editor.tableView.style == .grouped)
  }

  @Test func `a table that a controller is given is its view`() {
    let controller = UITableViewController()
    let table = UITableView(frame: CGRect(x: 1, y: 2, width: 3, height: 4), style: .insetGrouped)
    controller.tableView = table
    #expect(controller.tableView === table && controller.view === table)
    #expect(UITableViewController().tableView.style == .plain)
  }

  @Test(arguments: [true, false])
  func `a table's selection is cleared when the table appears`(clears: Bool) {
    final class Rows: UITableViewController {
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      override func tableView(
        _ table: UITableView, cellForRowAt path: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let rows = Rows(style: .plain)
    rows.clearsSelectionOnViewWillAppear = clears
    window.rootViewController = rows
    rows.tableView.allowsMultipleSelection = true
    for row in [1, 3] {
      rows.tableView.selectRow(at: path(0, row), animated: false, scrollPosition: .none)
    }
    window.rootViewController = root
    #expect(rows.tableView.indexPathsForSelectedRows?.count == 2)
    window.rootViewController = rows
    #expect(rows.tableView.indexPathsForSelectedRows?.count == (clears ? nil : 2))
  }

  @Test(arguments: [true, false])
  func `a collection's selection is cleared when the collection appears`(clears: Bool) {
    let tiles = Tiles([numbers(0..<4)])
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.clearsSelectionOnViewWillAppear = clears
    controller.collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    controller.collectionView.dataSource = tiles
    window.rootViewController = controller
    controller.collectionView.allowsMultipleSelection = true
    for item in [1, 3] {
      controller.collectionView.selectItem(at: path(0, item), animated: false, scrollPosition: [])
    }
    window.rootViewController = root
    #expect(controller.collectionView.indexPathsForSelectedItems?.count == 2)
    window.rootViewController = controller
    #expect(controller.collectionView.indexPathsForSelectedItems?.count == (clears ? 0 : 2))
  }
}
