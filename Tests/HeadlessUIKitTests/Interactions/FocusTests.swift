import Foundation
import HeadlessUIKit
import Testing

/// A delegate that records focus changes and refuses some rows.
private final class FocusDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var moves: [String] = []
  var mayMove = true
  var selects = false

  private func note(_ previous: IndexPath?, _ next: IndexPath?) {
    moves.append(
      "\(previous?.last.map(String.init) ?? "–") to \(next?.last.map(String.init) ?? "–")")
  }

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 1
  }

  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { path(0, 2) }

  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { mayMove }

  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    coordinator.addCoordinatedAnimations({
      self.note(context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
    })
    #expect(context.nextFocusedView is UITableViewCell)
  }

  func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { selects }

  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    note(context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
  }
}

@MainActor
struct `The focus` {
  private let delegate = FocusDelegate()

  @Test func `moves to the row that the delegate prefers, then to others that can have it`() {
    let screen = TableScreen([numbers(0..<5)])
    screen.table.delegate = delegate
    #expect(screen.table.user.moveFocus())
    #expect(!screen.table.user.moveFocus(to: path(0, 1)))
    #expect(screen.table.user.moveFocus(to: path(0, 0)))
    delegate.mayMove = false
    #expect(!screen.table.user.moveFocus(to: path(0, 3)))
    #expect(delegate.moves == ["– to 2", "2 to 0"])
    #expect(screen.table.indexPathForSelectedRow == nil)
  }

  @Test func `selects a row if the selection follows the focus`() {
    let screen = TableScreen([numbers(0..<5)])
    screen.table.delegate = delegate
    delegate.selects = true
    screen.table.user.moveFocus(to: path(0, 3))
    #expect(screen.table.indexPathForSelectedRow == path(0, 3))
  }

  @Test func `moves between the items of a collection view`() {
    let screen = CollectionScreen([numbers(0..<8)])
    screen.collection.delegate = delegate
    #expect(screen.collection.user.moveFocus())
    #expect(screen.collection.user.moveFocus(to: path(0, 5)))
    screen.collection.allowsFocus = false
    #expect(!screen.collection.user.moveFocus(to: path(0, 6)))
    #expect(delegate.moves == ["– to 0", "0 to 5"])
    #expect(screen.collection.indexPathsForSelectedItems == [])
  }

  @Test func `skips cells that refuse it`() {
    final class RefusingCell: UITableViewCell {
      override var canBecomeFocused: Bool { textLabel?.text != "1" && super.canBecomeFocused }
    }
    final class RefusingTile: UICollectionViewCell {
      override var canBecomeFocused: Bool { false }
    }
    let screen = TableScreen([numbers(0..<3)], cell: RefusingCell.self)
    #expect(!screen.table.user.moveFocus(to: path(0, 1)))
    #expect(screen.table.user.moveFocus(to: path(0, 2)))
    #expect(UITableViewCell().canBecomeFocused == false)
    let tiles = CollectionScreen([numbers(0..<3)], tile: RefusingTile.self)
    #expect(!tiles.collection.user.moveFocus(to: path(0, 0)))
  }
}
