/// A row or an item that the user holds and moves, until the finger is lifted.
///
/// ```swift
/// let movement = table.user.beginMovingRow(at: IndexPath(row: 0, section: 0))
/// movement?.move(to: IndexPath(row: 2, section: 0))
/// movement?.end()
/// ```
@MainActor
public final class MovementOnScreen {
  private let setTarget: (IndexPath) -> IndexPath
  private let finish: () -> IndexPath?
  private let abort: () -> Void

  init(
    setTarget: @escaping (IndexPath) -> IndexPath, finish: @escaping () -> IndexPath?,
    abort: @escaping () -> Void
  ) {
    (self.setTarget, self.finish, self.abort) = (setTarget, finish, abort)
  }

  /// Moves the finger, so that the row would be dropped at an index path.
  ///
  /// - Parameter target: the proposed index path after the move.
  /// - Returns: the index path that the delegate chooses.
  @discardableResult
  public func move(to target: IndexPath) -> IndexPath { setTarget(target) }

  /// Lifts the finger, which drops the row, and lets the turn of the main loop pass in which UIKit ends the move.
  ///
  /// - Returns: the index path after the move, or `nil` if the data source can't move rows, or the movement has ended.
  @discardableResult
  public func end() -> IndexPath? {
    defer { UIKitLoop.turn() }
    return finish()
  }

  /// Ends the movement without a drop, as an incoming call does. The row keeps its index path.
  public func cancel() { abort() }
}

extension TableUser {
  /// Begins to move a row by its reorder control in editing mode.
  ///
  /// - Returns: the movement, or `nil` if the row has no reorder control.
  public func beginMovingRow(at source: IndexPath) -> MovementOnScreen? {
    guard table.movement == nil, canTouch(source), table.isEditing, table.canMoveRow(at: source)
    else { return nil }
    table.movement = UITableView.Movement(source: source, target: source)
    table.movingCell?.setNeedsUpdateConfiguration()
    return MovementOnScreen(
      setTarget: { [table] target in
        guard let source = table.movement?.source else { return target }
        let chosen = table.askDelegate(TableMethod.moveTarget) {
          $0.tableView(
            table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: target)
        }
        table.movement?.target = chosen ?? target
        return chosen ?? target
      },
      finish: { [table] in table.stopMovement().flatMap { table.finishMove($0) } },
      abort: { [table] in _ = table.stopMovement() })
  }
}

extension TableUser {
  /// Drags a row inside the table, if the table moves it itself: it then asks neither whether the row can be moved nor the
  /// drop delegate.
  @discardableResult
  package func moveRow(from source: IndexPath, to target: IndexPath) -> IndexPath? {
    table.finishMove(UITableView.Movement(source: source, target: target))
  }
}

extension UITableView {
  /// The row that the user is moving.
  struct Movement {
    let source: IndexPath
    var target: IndexPath
  }

  /// The cell of the row that the user is moving.
  var movingCell: UITableViewCell? { movement.flatMap { shownRows[$0.source]?.cell } }

  /// Returns the movement that was in progress.
  func stopMovement() -> Movement? {
    movingCell?.setNeedsUpdateConfiguration()
    defer { movement = nil }
    return movement
  }

  /// Moves a row from the path that it had when the movement began. As in UIKit, it is another row if rows were inserted
  /// or deleted above it since.
  func finishMove(_ movement: Movement) -> IndexPath? {
    let (source, target) = (movement.source, movement.target)
    guard target != source else { return source }
    let moved: Void? = askDataSource(TableMethod.move) {
      $0.tableView(self, moveRowAt: source, to: target)
    }
    guard moved != nil else { return nil }
    acceptMove(from: source, to: target)
    return target
  }
}

extension CollectionUser {
  /// Drags an item inside the collection view, if the view moves it itself.
  @discardableResult
  package func moveItem(from source: IndexPath, to target: IndexPath) -> IndexPath? {
    finishMove(from: source, to: target)
  }

  /// Begins to move an item, as the app's gesture recognizer does.
  ///
  /// - Returns: the movement, or `nil` if the data source doesn't allow the move.
  public func beginMovingItem(at source: IndexPath) -> MovementOnScreen? {
    guard canTouch(source), collection.beginInteractiveMovementForItem(at: source) else {
      return nil
    }
    return MovementOnScreen(
      setTarget: { [collection] target in
        collection.moveItem(to: collection.middle(of: target), slot: target)
        return target
      },
      finish: { [collection] in
        collection.stopMovement(isCancelled: false).flatMap {
          CollectionUser(collection: collection).finishMove(from: $0.source, to: $0.target)
        }
      },
      abort: { [collection] in collection.cancelInteractiveMovement() })
  }
}
