import Foundation
import HeadlessUIKit
import Testing

/// A data source whose rows and items can be moved, and that may move another number of them.
private final class Movable: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var titles = numbers(0..<4)
  var isCareless = false
  var refuses = false

  private func move(_ source: Int, _ target: Int) {
    titles.insert(titles.remove(at: source), at: target)
    if isCareless { titles.append("extra") }
  }

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = titles[path.row]
    return cell
  }
  func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool { path.row != 1 }
  func tableView(_ table: UITableView, canMoveRowAt path: IndexPath) -> Bool { !refuses }
  func tableView(_ table: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    move(source.row, target.row)
  }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    titles.count
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    (cell as? TileCell)?.title = titles[path.item]
    return cell
  }
  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { !refuses }
  func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath)
  {
    move(source.item, target.item)
  }
}

/// Actions that a user can't perform, and moves that delegates change.
@MainActor
struct `Actions that are refused or redirected` {
  private final class Redirecting: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    var target = path(0, 0)
    var calls: [[IndexPath]] = []

    func tableView(
      _ table: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      calls.append([source, proposed])
      return target
    }
    func collectionView(
      _ view: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
      atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      calls.append([original, current, proposed])
      return target
    }
  }

  private let table = TableScreen([])
  private let items = CollectionScreen([])
  private let movable = Movable()
  private let redirecting = Redirecting()

  init() {
    table.table.dataSource = movable
    items.collection.dataSource = movable
    table.table.setEditing(true, animated: false)
  }

  @Test func `a delegate chooses another target of a move`() {
    table.table.delegate = redirecting
    #expect(table.table.user.dragRow(from: path(0, 2), to: path(0, 3)) == path(0, 0))
    #expect(table.shown == ["2", "0", "1", "3"])
    redirecting.target = path(0, 1)
    #expect(table.table.user.dragRow(from: path(0, 1), to: path(0, 3)) == path(0, 1))
    #expect(table.shown == ["2", "0", "1", "3"])
    items.collection.reloadData()
    items.collection.delegate = redirecting
    #expect(items.collection.user.dragItem(from: path(0, 3), to: path(0, 2)) == path(0, 1))
    #expect(items.shown == ["2", "3", "0", "1"])
    #expect(items.collection.user.dragItem(from: path(0, 1), to: path(0, 2)) == path(0, 1))
    #expect(items.shown == ["2", "3", "0", "1"])
    let (first, second) = (path(0, 1), path(0, 2))
    #expect(
      redirecting.calls == [
        [second, path(0, 3)], [first, path(0, 3)], [path(0, 3), path(0, 3), second],
        [first, first, second],
      ])
  }

  @Test func `a move that changes the number of rows is an exception`() {
    movable.isCareless = true
    let rows = UIKitException.recording {
      _ = table.table.user.dragRow(from: path(0, 0), to: path(0, 2))
    }
    #expect(rows.map(\.reason).first?.contains("number of rows") == true && rows.count == 1)
    #expect(table.shown == ["1", "2", "0", "3", "extra"])
    items.collection.reloadData()
    #expect(items.shown.count == 5)
    let moved = UIKitException.recording {
      _ = items.collection.user.dragItem(from: path(0, 0), to: path(0, 2))
    }
    #expect(moved.map(\.reason).first?.contains("number of items") == true && moved.count == 1)
    #expect(items.shown == ["2", "0", "1", "3", "extra", "extra"])
  }

  @Test func `rows and items that can't be moved, edited or touched refuse`() {
    movable.refuses = true
    #expect(table.table.user.dragRow(from: path(0, 0), to: path(0, 2)) == nil)
    #expect(items.collection.user.dragItem(from: path(0, 0), to: path(0, 2)) == nil)
    #expect(!items.collection.beginInteractiveMovementForItem(at: path(0, 0)))
    movable.refuses = false
    #expect(table.table.user.dragRow(from: path(0, 7), to: path(0, 2)) == nil)
    #expect(items.collection.user.dragItem(from: path(0, 7), to: path(0, 2)) == nil)
    #expect(!items.collection.beginInteractiveMovementForItem(at: path(0, 7)))
    #expect(!table.table.user.tapEditControl(ofRowAt: path(0, 1)))
    #expect(!table.table.user.tapEditControl(ofRowAt: path(0, 7)))
    let plain = CollectionScreen([numbers(0..<3)])
    #expect(plain.collection.user.dragItem(from: path(0, 0), to: path(0, 2)) == nil)
    #expect(plain.collection.user.dragItem(from: path(0, 0), to: path(0, 2)) == nil)
    #expect(!plain.collection.beginInteractiveMovementForItem(at: path(0, 0)))
    #expect(!plain.collection.user.scroll(section: 0, by: 10))
    plain.collection.user.pinch(to: 2)
    #expect(plain.collection.zoomScale == 1)
    let rows = TableScreen([numbers(0..<3)])
    rows.table.setEditing(true, animated: false)
    #expect(rows.table.user.dragRow(from: path(0, 0), to: path(0, 2)) == nil)
    #expect(rows.table.user.dragRow(from: path(0, 0), to: path(0, 2)) == nil)
    #expect(!table.table.user.dragTwoFingers(from: path(0, 0), to: path(0, 1)))
    #expect(!table.table.user.dragTwoFingers(from: path(0, 7), to: path(0, 8)))
    #expect(table.table.user.longPressRow(at: path(0, 7)) == nil)
    #expect(items.collection.user.longPressItem(at: path(0, 7)) == nil)
    #expect(items.collection.user.longPressItem(at: path(0, 0)) == nil)
    #expect(!table.table.user.tapAccessory(ofRowAt: path(0, 0)))
    #expect(!items.collection.user.pullToRefresh() && !table.table.user.pullToRefresh())
    #expect(items.collection.user.swipeItem(at: path(0, 0), from: .leading) == nil)
  }

  @Test func `rows and items that receive no touches refuse`() throws {
    let (rows, tiles) = (TableScreen([numbers(0..<3)]), CollectionScreen([numbers(0..<3)]))
    let row = try #require(rows.table.cellForRow(at: path(0, 0)))
    let tile = try #require(tiles.collection.cellForItem(at: path(0, 0)))
    let hindrances: [(UIView, Bool) -> Void] = [
      { $0.isUserInteractionEnabled = !$1 }, { $0.isHidden = $1 }, { $0.alpha = $1 ? 0 : 1 },
    ]
    let pairs: [[UIView]] = [
      [row, tile], [rows.table, tiles.collection], [rows.window, tiles.window],
    ]
    for hinder in hindrances {
      for views in pairs {
        for view in views { hinder(view, true) }
        #expect(!rows.table.user.tapRow(at: path(0, 0)))
        #expect(!tiles.collection.user.tapItem(at: path(0, 0)))
        for view in views { hinder(view, false) }
      }
    }
    #expect(rows.table.user.tapRow(at: path(0, 0)))
    #expect(tiles.collection.user.tapItem(at: path(0, 0)))
  }

  @Test func `the focus moves to items that can have it`() {
    final class Focus: NSObject, UICollectionViewDelegate {
      var calls: [String] = []
      var preferred: IndexPath? = path(0, 2)
      func collectionView(_ view: UICollectionView, canFocusItemAt path: IndexPath) -> Bool {
        path.item != 1
      }
      func indexPathForPreferredFocusedView(in view: UICollectionView) -> IndexPath? { preferred }
      func collectionView(
        _ view: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
      ) -> Bool {
        calls.append("\(context.previouslyFocusedIndexPath?.item ?? -1)")
        return context.nextFocusedIndexPath?.item != 3
      }
      func collectionView(
        _ view: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
      ) {
        let isCell = context.nextFocusedView === view.cellForItem(at: path(0, 2))
        coordinator.addCoordinatedAnimations { self.calls.append("to the third: \(isCell)") }
      }
      func collectionView(
        _ view: UICollectionView, selectionFollowsFocusForItemAt path: IndexPath
      ) -> Bool { path.item == 0 }
    }
    let focus = Focus()
    items.collection.delegate = focus
    let user = items.collection.user
    #expect(user.moveFocus() && !user.moveFocus(to: path(0, 1)) && !user.moveFocus(to: path(0, 3)))
    #expect(items.collection.indexPathsForSelectedItems == [])
    focus.preferred = nil
    #expect(user.moveFocus() && !user.moveFocus(to: path(0, 9)))
    #expect(items.collection.indexPathsForSelectedItems == [path(0, 0)])
    #expect(
      focus.calls == ["-1", "to the third: true", "2", "2", "to the third: false"])
  }

  @Test func `a menu for one item opens if there is none for several`() {
    final class Menus: NSObject, UICollectionViewDelegate {
      var calls: [String] = []
      func collectionView(
        _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        calls.append("menu \(path.item) at \(point.x.rounded()) \(point.y)")
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "Copy") { _ in }])
        }
      }
      func collectionView(
        _ view: UICollectionView, willDisplayContextMenu menu: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) {
        animator?.addCompletion { self.calls.append("opened") }
        animator?.addAnimations { self.calls.append("opening") }
      }
      func collectionView(
        _ view: UICollectionView, willEndContextMenuInteraction menu: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { calls.append("ends") }
    }
    let menus = Menus()
    items.collection.delegate = menus
    #expect(items.collection.user.longPressItem(at: path(0, 1))?.choose("Copy") == true)
    let point = CGPoint(x: 3, y: 4)
    #expect(items.collection.user.longPressItem(at: path(0, 0), point: point)?.titles == ["Copy"])
    #expect(
      menus.calls == [
        "menu 1 at 88.0 25.0", "opening", "opened", "ends", "menu 0 at 3.0 4.0", "opening",
        "opened",
      ])
  }

  @Test func `a destructive swipe removes the cell of an item, until the content changes`() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { path in
      let action = UIContextualAction(style: .destructive, title: "Delete \(path.item)") {
        _, _, complete in complete(true)
      }
      return path.item == 2 ? nil : UISwipeActionsConfiguration(actions: [action])
    }
    list.leadingSwipeActionsConfigurationProvider = { _ in UISwipeActionsConfiguration(actions: [])
    }
    items.collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    items.collection.layoutIfNeeded()
    let user = items.collection.user
    #expect(user.swipeItem(at: path(0, 2), from: .trailing) == nil)
    #expect(user.swipeItem(at: path(0, 0), from: .leading) == nil)
    let swipe = user.swipeItem(at: path(0, 1), from: .trailing)
    let cell = items.collection.cellForItem(at: path(0, 1))
    #expect(swipe?.titles == ["Delete 1"] && user.swipeOnScreen(ofItemAt: path(0, 1)) === swipe)
    #expect(swipe?.swipeOn() == true && swipe?.isOpen == false && swipe?.hasRemovedRow == true)
    #expect(cell?.superview == nil && user.swipeOnScreen(ofItemAt: path(0, 1)) == nil)
    #expect(swipe?.tap("Delete 1") == false)
  }
}
