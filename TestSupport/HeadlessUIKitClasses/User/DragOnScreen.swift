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
  /// The view below the finger.
  private var touched: (any DragAndDropView)?

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
    add(path, of: table)
  }

  /// Taps another item of a collection view, which adds its drag items to the drag.
  ///
  /// - Parameters:
  ///   - path: the item.
  ///   - collection: the collection view.
  /// - Returns: whether items were added.
  @discardableResult
  public func addItem(at path: IndexPath, of collection: UICollectionView) -> Bool {
    add(path, of: collection)
  }

  private func add(_ path: IndexPath, of view: some DragAndDropView) -> Bool {
    guard view.canTouch(path), view.dragInteractionEnabled else { return false }
    let point = view.middle(of: path)
    session.move(to: point, in: view)
    let items = view.dragItems(addedTo: session, at: path, point: point) ?? []
    session.add(items, from: path, of: view)
    return !items.isEmpty
  }

  /// Holds the items over a row of a table until the row is selected.
  ///
  /// - Parameters:
  ///   - path: the row.
  ///   - table: the table below the finger.
  /// - Returns: whether the table and its delegate allow it.
  @discardableResult
  public func hold(overRowAt path: IndexPath, of table: UITableView) -> Bool {
    hold(over: path, of: table)
  }

  /// Holds the items over an item of a collection view until it is selected.
  ///
  /// - Parameters:
  ///   - path: the item.
  ///   - collection: the collection view.
  /// - Returns: whether the collection view and its delegate allow it.
  @discardableResult
  public func hold(overItemAt path: IndexPath, of collection: UICollectionView) -> Bool {
    hold(over: path, of: collection)
  }

  private func hold(over path: IndexPath, of view: some DragAndDropView) -> Bool {
    guard view.isSpringLoaded, view.canTouch(path) else { return false }
    let context = SpringLoadedContext(
      session, at: view.middle(of: path), in: view, target: view.cell(at: path))
    guard view.shouldSpringLoad(path, context) ?? true else { return false }
    view.tap(path)
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
    move(over: target, of: table, position)
    return table.proposal(for: session, at: target)?.operation
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
    move(over: target, of: collection, position)
    return collection.proposal(for: session, at: target)?.operation
  }

  /// Moves the items over a row or item, away from the view below the finger before.
  private func move(
    over target: IndexPath?, of view: some DragAndDropView, _ position: CGFloat
  ) {
    let frame = target.flatMap(view.frame) ?? view.bounds
    session.move(to: CGPoint(x: frame.midX, y: frame.minY + frame.height * position), in: view)
    if let touched, touched !== view { touched.leave(session, isOver: false) }
    touched = view
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
    drop(over: target, of: table, position)
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
    drop(over: target, of: collection, position)
  }

  private func drop(
    over target: IndexPath?, of view: some DragAndDropView, _ position: CGFloat
  ) -> Bool {
    move(over: target, of: view, position)
    defer { cancel() }
    return view.drop(session, at: target)
  }

  /// Lifts the finger where nothing accepts the items, which ends the drag.
  public func cancel() {
    touched?.leave(session, isOver: true)
    touched = nil
    end?()
    end = nil
  }
}

/// A drag over a view that reacts to being held there.
@MainActor
final class SpringLoadedContext: NSObject, UISpringLoadedInteractionContext {
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
