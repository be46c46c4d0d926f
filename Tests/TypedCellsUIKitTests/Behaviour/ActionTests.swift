import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

private final class NoteCell: UICollectionViewListCell, Updatable {
  func update(viewData text: String) {}
}

@MainActor
struct `Actions of rows` {
  private let list = TableList()
  private let journal = Journal()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

  private func collectionList(
    _ configure: (CollectionHost, inout UICollectionLayoutListConfiguration) -> Void = { _, _ in }
  ) -> (UICollectionView, TypedCellsUIKit.CollectionList) {
    let view = UICollectionView(
      frame: window.frame, collectionViewLayout: UICollectionViewFlowLayout())
    window.addSubview(view)
    let list = TypedCellsUIKit.CollectionList(view)
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configure(list.host, &configuration)
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    return (view, list)
  }

  @Test func `A swipe action completes when its handler returns`() async throws {
    var answer: CheckedContinuation<Bool, Never>?
    list.show {
      Row(TextCell.self, "a").on(.trailingSwipeActions) { _ in
        [
          RowAction("Delete", style: .destructive) {
            await withCheckedContinuation { answer = $0 }
          }
        ]
      }
    }
    let swipe = try #require(list.table.user.swipeRow(at: path(0, 0), from: .trailing))
    swipe.tap("Delete")
    await wait { answer != nil }
    #expect(swipe.isOpen, "the alert is still on screen")
    answer?.resume(returning: false)
    await wait { !swipe.isOpen }
    #expect(!swipe.isOpen)
    #expect(!swipe.hasRemovedRow)
  }

  @Test func `A handler that returns at once completes at once`() throws {
    list.show {
      Row(TextCell.self, "a").on(.leadingSwipeActions, weak: journal) { journal, _ in
        [RowAction("Read") { journal.note("read") }]
      }
    }
    let swipe = try #require(list.table.user.swipeRow(at: path(0, 0), from: .leading))
    swipe.tap("Read")
    #expect(!swipe.isOpen)
    #expect(journal.entries == ["read"])
  }

  @Test func `A destructive action that returns at once removes its row only if it deleted it`()
    throws
  {
    list.show {
      Row(TextCell.self, "a").id("a").on(.trailingSwipeActions, weak: journal) { journal, text in
        [RowAction("Delete", style: .destructive) { journal.note("ask about \(text)") }]
      }
      Row(TextCell.self, "b").id("b").on(.trailingSwipeActions, weak: list) { list, _ in
        [RowAction("Delete", style: .destructive) { list.show { Row(TextCell.self, "a").id("a") } }]
      }
    }
    let asking = try #require(list.table.user.swipeRow(at: path(0, 0), from: .trailing))
    asking.tap("Delete")
    #expect(journal.entries == ["ask about a"])
    #expect(!asking.isOpen)
    #expect(!asking.hasRemovedRow)
    #expect(list.cell(0, 0)?.superview === list.table)
    let deleting = try #require(list.table.user.swipeRow(at: path(0, 1), from: .trailing))
    deleting.tap("Delete")
    #expect(deleting.hasRemovedRow)
    #expect(list.shown == ["a"])
  }

  @Test func `You choose what a swipe across the whole row does`() throws {
    func fullSwipe(_ action: RowAction) -> Bool? {
      list.show { Row(TextCell.self, "a").id(1).on(.trailingSwipeActions) { _ in [action] } }
      return list.table.user.swipeRow(at: path(0, 0), from: .trailing)?.swipeOn()
    }
    #expect(fullSwipe(RowAction("Read") {}) == true)
    #expect(fullSwipe(RowAction("Read") {}.fullSwipe(false)) == false)
    #expect(fullSwipe(RowAction("Delete", style: .destructive) {}) == false)
    #expect(fullSwipe(RowAction("Delete", style: .destructive) {}.fullSwipe(true)) == true)
    #expect(!UISwipeActionsConfiguration([RowAction]()).performsFirstActionWithFullSwipe)
  }

  @Test func `Actions that receive the owner of the row have images and colours, too`() throws {
    let image = UIImage()
    list.show {
      Row(TextCell.self, "a").on(.trailingSwipeActions, weak: journal) { journal, text in
        [RowAction("Flag") { journal.note("flag \(text)") }.image(image).backgroundColor(.orange)]
      }
    }
    let row = try #require(list.driver.row(at: RowPath(section: 0, row: 0)))
    let actions = try #require(row.answer(to: .trailingSwipeActions))
    let swipe = UISwipeActionsConfiguration(actions)
    #expect(swipe.actions.map(\.image) == [image])
    #expect(swipe.actions.map(\.backgroundColor) == [.orange])
    #expect(list.table.user.swipeRow(at: path(0, 0), from: .trailing)?.tap("Flag") == true)
    #expect(journal.entries == ["flag a"])
  }

  @Test func `Swipes and menus show images, colours and states`() throws {
    let image = UIImage()
    let actions = [
      RowAction("Flag") {}.image(image).backgroundColor(.orange),
      RowAction("Pin") {}.checked(),
      RowAction("Mute") {}.disabled(),
      RowAction("More", children: [RowAction("Share") {}]),
      RowAction("Delete", style: .destructive) {},
    ]
    let swipe = UISwipeActionsConfiguration(actions)
    #expect(swipe.actions.map(\.title) == ["Flag", "Pin", "Share", "Delete"])
    #expect(swipe.actions[0].image === image)
    #expect(swipe.actions[0].backgroundColor == .orange)
    list.show { Row(TextCell.self, "a").on(.contextMenu) { _ in actions } }
    let menu = try #require(list.table.user.longPressRow(at: path(0, 0))?.menu)
    let items = menu.children.compactMap { $0 as? UIAction }
    #expect(items.map(\.title) == ["Flag", "Pin", "Mute", "Delete"])
    #expect(items.map { $0.attributes.contains(.destructive) } == [false, false, false, true])
    #expect(items[0].image === image)
    #expect(items[1].state == .on)
    #expect(items[2].attributes.contains(.disabled))
    #expect((menu.children[3] as? UIMenu)?.children.map(\.title) == ["Share"])
  }

  @Test func `A menu shows a row's preview, and a tap on it is sent to the row`() throws {
    let previewed = UIViewController()
    let tiles = CollectionList()
    list.show {
      Row(TextCell.self, "a")
        .contextMenuPreview(weak: journal) { _, _ in
          previewed
        } onTap: { journal, text in
          journal.note("show \(text)")
        }
        .on(.contextMenu) { _ in [RowAction("Share") {}] }
      Row(TextCell.self, "b").on(.contextMenuPreview) { _ in previewed }
      Row(TextCell.self, "c").on(.contextMenu) { _ in [] }
    }
    tiles.show {
      Row(TileCell.self, "d").on(.contextMenuPreview) { _ in previewed }
        .on(.contextMenuCommit, weak: journal) { $0.note("show \($1)") }
    }
    let menu = try #require(list.table.user.longPressRow(at: path(0, 0)))
    #expect(menu.preview === previewed)
    #expect(menu.titles == ["Share"])
    menu.tapPreview()
    let other = try #require(list.table.user.longPressRow(at: path(0, 1)))
    #expect(other.preview === previewed)
    #expect(other.menu == nil)
    other.tapPreview()
    #expect(list.table.user.longPressRow(at: path(0, 2)) == nil)
    try #require(tiles.collection.user.longPressItem(at: path(0, 0))).tapPreview()
    #expect(journal.entries == ["show a", "show d"])
  }

  @Test func `A tapped preview grows to the screen that the row shows`() throws {
    final class Animator: NSObject, UIContextMenuInteractionCommitAnimating {
      var previewViewController: UIViewController? { nil }
      var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

      func addAnimations(_ animations: @escaping () -> Void) {}
      func addCompletion(_ completion: @escaping () -> Void) { completion() }
    }
    list.show {
      Row(TextCell.self, "a").on(.contextMenuPreview) { _ in UIViewController() }
        .on(.contextMenuCommit, weak: journal) { $0.note("show \($1)") }
    }
    let delegate = try #require(list.table.delegate)
    let menu = try #require(
      delegate.tableView(
        list.table, contextMenuConfigurationForRowAt: path(0, 0), point: .zero))
    let animator = Animator()
    delegate.tableView(
      list.table, willPerformPreviewActionForMenuWith: menu, animator: animator)
    #expect(animator.preferredCommitStyle == .pop)
    #expect(journal.entries == ["show a"])
  }

  @Test func `A tap performs a row's primary action, after it selects the row`() {
    let tiles = CollectionList()
    list.show {
      for text in ["a", "b"] {
        Row(TextCell.self, text).id(text)
          .onSelect(weak: journal) { $0.note("select \($1)") }
          .onPrimaryAction(weak: journal) { $0.note("open \($1)") }
      }
    }
    tiles.show {
      Row(TileCell.self, "c").on(.primaryAction, weak: journal) { $0.note("open \($1)") }
    }
    list.table.user.tapRow(at: path(0, 0))
    tiles.collection.user.tapItem(at: path(0, 0))
    #expect(journal.entries == ["select a", "open a", "open c"])
  }

  @Test func `Rows of a list layout can be swiped`() {
    let (view, list) = collectionList { $0.prepare(&$1) }
    list.apply {
      ListSection(id: 0) {
        Row(NoteCell.self, "a").on(.leadingSwipeActions) { _ in [RowAction("Read") {}] }
          .on(.commitEdit, weak: journal) { $0.note("\($2) \($1)") }
        Row(NoteCell.self, "b").on(.trailingSwipeActions) { _ in [RowAction("Flag") {}] }
        Row(NoteCell.self, "c")
      }
    }
    view.layoutIfNeeded()
    #expect(view.user.swipeItem(at: path(0, 0), from: .leading)?.titles == ["Read"])
    #expect(view.user.swipeItem(at: path(0, 1), from: .trailing)?.titles == ["Flag"])
    #expect(view.user.swipeItem(at: path(0, 2), from: .trailing) == nil)
    #expect(view.user.swipeItem(at: path(0, 0), from: .trailing)?.swipeOn() == true)
    #expect(journal.entries == ["delete a"])
  }

  @Test func `An event that a collection view can't deliver is reported when it is applied`() {
    let (view, list) = collectionList()
    view.collectionViewLayout = UICollectionViewFlowLayout()
    var failures: [String] = []
    list.onFailure = { failures.append($0.description) }
    list.apply {
      ListSection(id: 0) {
        Row(TileCell.self, "a").id("a").on(.trailingSwipeActions) { _ in [] }.on(.accessoryTap) {
          _ in
        }
        Row(TileCell.self, "b").on(.trailingSwipeActions) { _ in [] }
      }
    }
    // Release builds don't check which events the host delivers.
    var expected: [String] = []
    #if DEBUG
      expected = [
        "Row 'a' (section '0', index 0): the host doesn't deliver 'trailingSwipeActions', which the row handles: create the "
          + "list by 'CollectionList(in:appearance:)', or pass the layout's configuration to 'prepare(_:forSection:)' "
          + "of the list's host",
        "Row 'a' (section '0', index 0): the host doesn't deliver 'accessoryTap', which the row handles: let the cell "
          + "inherit from UICollectionViewListCell",
      ]
    #endif
    #expect(failures == expected)
    view.layoutIfNeeded()
    #expect(failures == expected, "each event is reported once")
  }

  @Test(.enabled(if: isDebugBuild, "release builds don't look for it"))
  func `An event of a lazy row, or in a layout that may deliver it, is reported when it is shown`()
  {
    let (view, list) = collectionList()
    var failures = 0
    list.onFailure = { _ in failures += 1 }
    list.apply {
      ListSection(id: 0) {
        LazyRows(["a"], id: \.self) { Row(TileCell.self, $0).on(.accessoryTap) { _ in } }
      }
    }
    #expect(failures == 0)
    view.layoutIfNeeded()
    #expect(failures == 1)
    let (other, screen) = collectionList()
    screen.onFailure = { _ in failures += 1 }
    screen.apply {
      ListSection(id: 0) { Row(NoteCell.self, "a").on(.trailingSwipeActions) { _ in [] } }
    }
    #expect(failures == 1)
    other.layoutIfNeeded()
    #expect(failures == 2)
  }
}
