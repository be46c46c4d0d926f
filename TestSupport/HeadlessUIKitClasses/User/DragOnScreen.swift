/// A drag of the user, from the long press until the finger is lifted.
///
/// ```swift
/// let drag = table.user.beginDrag(ofRowAt: IndexPath(row: 0, section: 0))
/// drag?.drop(at: IndexPath(row: 2, section: 0), of: table)
/// ```
@MainActor
public final class DragOnScreen {
  let session: DragSession
  private var end: (() -> Void)?
  /// The view below the finger, and what takes the items away from it.
  private var touched: (view: UIView, leave: (_ isOver: Bool) -> Void)?

  /// - Parameter end: called when the drag ends.
  init(_ session: DragSession, end: @escaping () -> Void) {
    self.session = session
    self.end = end
  }

  /// Begins a drag of items from another app.
  public init(fromAnotherApp items: [UIDragItem]) {
    session = DragSession(items: items, isLocal: false)
  }

  /// The dragged items.
  public var items: [UIDragItem] { session.items }

  /// Taps another row of a table, which adds its items to the drag.
  ///
  /// - Parameters:
  ///   - path: the row.
  ///   - table: the table of the row, which can be another one than that of the drag.
  /// - Returns: whether items were added.
  @discardableResult
  public func addRow(at path: IndexPath, of table: UITableView) -> Bool {
    guard table.user.canTouch(path), table.dragInteractionEnabled,
      let delegate = table.dragDelegate
    else { return false }
    let point = table.middle(of: path)
    session.move(to: point, in: table)
    let items = OptionalMethod.answer {
      delegate.tableView(table, itemsForAddingTo: session, at: path, point: point)
    }
    session.add(items ?? [], from: path, of: table)
    return items?.isEmpty == false
  }

  /// Taps another item of a collection view, which adds its drag items to the drag.
  ///
  /// - Parameters:
  ///   - path: the item.
  ///   - collection: the collection view.
  /// - Returns: whether items were added.
  @discardableResult
  public func addItem(at path: IndexPath, of collection: UICollectionView) -> Bool {
    guard collection.user.canTouch(path), collection.dragInteractionEnabled,
      let delegate = collection.dragDelegate
    else { return false }
    let point = collection.middle(of: path)
    session.move(to: point, in: collection)
    let items = OptionalMethod.answer {
      delegate.collectionView(collection, itemsForAddingTo: session, at: path, point: point)
    }
    session.add(items ?? [], from: path, of: collection)
    return items?.isEmpty == false
  }

  /// Holds the items over a row of a table until the row is selected.
  ///
  /// - Parameters:
  ///   - path: the row.
  ///   - table: the table below the finger.
  /// - Returns: whether the table and its delegate allow it.
  @discardableResult
  public func hold(overRowAt path: IndexPath, of table: UITableView) -> Bool {
    guard table.isSpringLoaded, table.user.canTouch(path) else { return false }
    let context = SpringLoadedContext(
      session, at: table.middle(of: path), in: table, target: table.cellForRow(at: path))
    let isAllowed = table.askDelegate(TableMethod.shouldSpringLoad) {
      $0.tableView(table, shouldSpringLoadRowAt: path, with: context)
    }
    guard isAllowed ?? true else { return false }
    table.user.tapRow(at: path)
    return true
  }

  /// Holds the items over an item of a collection view until it is selected.
  ///
  /// - Parameters:
  ///   - path: the item.
  ///   - collection: the collection view.
  /// - Returns: whether the collection view and its delegate allow it.
  @discardableResult
  public func hold(overItemAt path: IndexPath, of collection: UICollectionView) -> Bool {
    guard collection.isSpringLoaded, collection.user.canTouch(path) else { return false }
    let context = SpringLoadedContext(
      session, at: collection.middle(of: path), in: collection,
      target: collection.cellForItem(at: path))
    let isAllowed = collection.askDelegate(CollectionMethod.shouldSpringLoad) {
      $0.collectionView(collection, shouldSpringLoadItemAt: path, with: context)
    }
    guard isAllowed ?? true else { return false }
    collection.user.tapItem(at: path)
    return true
  }

  /// Moves the items over a row of a table without dropping them.
  ///
  /// - Parameters:
  ///   - target: the index path that is proposed for a drop, or `nil` for the empty area below the last row.
  ///   - table: the table below the finger.
  ///   - position: the position of the finger in the row: 0 at the top, 1 at the bottom.
  /// - Returns: the effect that a drop would have, or `nil` if the table doesn't handle the items.
  public func proposedOperation(
    at target: IndexPath?, of table: UITableView, position: CGFloat = 0.5
  ) -> UIDropOperation? {
    move(to: target.map(table.rectForRow) ?? table.bounds, of: table, position)
    touch(table) { [session] in table.user.leave(session, isOver: $0) }
    return table.user.proposal(for: session, at: target)?.operation
  }

  /// Moves the items over an item of a collection view without dropping them.
  ///
  /// - Parameters:
  ///   - target: the index path that is proposed for a drop, or `nil` for an empty area.
  ///   - collection: the collection view.
  ///   - position: the position of the finger in the item: 0 at the top, 1 at the bottom.
  /// - Returns: the effect that a drop would have, or `nil` if the collection view doesn't handle the items.
  public func proposedOperation(
    at target: IndexPath?, of collection: UICollectionView, position: CGFloat = 0.5
  ) -> UIDropOperation? {
    let frame = target.flatMap(collection.layoutAttributesForItem)?.frame
    move(to: frame ?? collection.bounds, of: collection, position)
    touch(collection) { [session] in collection.user.leave(session, isOver: $0) }
    return collection.user.proposal(for: session, at: target)?.operation
  }

  private func move(to frame: CGRect, of view: UIView, _ position: CGFloat) {
    session.move(to: CGPoint(x: frame.midX, y: frame.minY + frame.height * position), in: view)
  }

  /// Moves the items over a view, away from the view below the finger before.
  private func touch(_ view: UIView, leave: @escaping (_ isOver: Bool) -> Void) {
    if let touched, touched.view !== view { touched.leave(false) }
    touched = (view, leave)
  }

  /// Drops the items in a table, and ends the drag.
  ///
  /// - Parameters:
  ///   - target: the index path of the drop, or `nil` for the empty area below the last row.
  ///   - table: the table below the finger.
  ///   - position: the position of the finger in the row: 0 at the top, 1 at the bottom.
  /// - Returns: whether the drop delegate performs the drop.
  @discardableResult
  public func drop(at target: IndexPath?, of table: UITableView, position: CGFloat = 0.5) -> Bool {
    move(to: target.map(table.rectForRow) ?? table.bounds, of: table, position)
    touch(table) { [session] in table.user.leave(session, isOver: $0) }
    defer { cancel() }
    return table.user.drop(session, to: target)
  }

  /// Drops the items in a collection view, and ends the drag.
  ///
  /// - Parameters:
  ///   - target: the index path of the drop, or `nil` for an empty area.
  ///   - collection: the collection view.
  ///   - position: the position of the finger in the item: 0 at the top, 1 at the bottom.
  /// - Returns: whether the drop delegate performs the drop.
  @discardableResult
  public func drop(
    at target: IndexPath?, of collection: UICollectionView, position: CGFloat = 0.5
  ) -> Bool {
    let frame = target.flatMap(collection.layoutAttributesForItem)?.frame
    move(to: frame ?? collection.bounds, of: collection, position)
    touch(collection) { [session] in collection.user.leave(session, isOver: $0) }
    defer { cancel() }
    return collection.user.drop(session, to: target)
  }

  /// Lifts the finger where nothing accepts the items, which ends the drag.
  public func cancel() {
    touched?.leave(true)
    touched = nil
    end?()
    end = nil
  }
}

/// A drag over a view that reacts to being held there.
@MainActor
private final class SpringLoadedContext: NSObject, UISpringLoadedInteractionContext {
  private let session: DragSession
  private let point: CGPoint
  private let source: UIView
  var targetView: UIView?
  var targetItem: Any?
  var state: UISpringLoadedInteractionEffectState { .activated }

  init(_ session: DragSession, at point: CGPoint, in source: UIView, target: UIView?) {
    (self.session, self.point, self.source, targetView) = (session, point, source, target)
    super.init()
    session.move(to: point, in: source)
  }

  func location(in view: UIView?) -> CGPoint { source.convert(point, to: view) }
}
