import HeadlessUIKit
import TypedCells
import TypedCellsUIKit

/// A cell of a session in a table.
final class SessionRow: UITableViewCell, SessionCell {
  private(set) var item: SessionItem?
  let field = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData item: SessionItem) { self.item = item }
}

/// A cell of a session in a collection view.
final class SessionTile: UICollectionViewCell, SessionCell {
  private(set) var item: SessionItem?
  let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData item: SessionItem) { self.item = item }
}

extension UserSession where Host == TableHost, Cell == SessionRow {
  /// Returns a session with a table that is edited, so that rows can be moved by their reorder controls.
  static func table(
    seed: UInt64, actions: [SessionAction] = SessionAction.allCases
  ) -> UserSession {
    let list = TableList()
    let table = list.table
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    return UserSession(
      Bench(
        view: table, window: list.window, driver: list.driver,
        counts: { (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } },
        cells: {
          (table.indexPathsForVisibleRows ?? []).compactMap { path in
            (table.cellForRow(at: path) as? SessionRow).map { (path, $0) }
          }
        },
        selected: { table.indexPathsForSelectedRows ?? [] },
        height: { Double(table.rectForRow(at: $0).height) },
        tap: { table.user.tapRow(at: $0) },
        scroll: { table.user.scroll(by: $0) },
        beginMoving: { table.user.beginMovingRow(at: $0) },
        beginDrag: { table.user.beginDrag(ofRowAt: $0) },
        hover: { _ = $0.proposedOperation(at: $1, of: table) },
        drop: { $0.drop(at: $1, of: table) }, guessesHeights: true),
      seed: seed, actions: actions)
  }
}

extension UserSession where Host == CollectionHost, Cell == SessionTile {
  /// Returns a session with a collection view that has a flow layout.
  static func collection(
    seed: UInt64, actions: [SessionAction] = SessionAction.allCases
  ) -> UserSession {
    let list = CollectionList()
    let view = list.collection
    return UserSession(
      Bench(
        view: view, window: list.window, driver: list.driver,
        counts: { (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) } },
        cells: {
          view.indexPathsForVisibleItems.sorted().compactMap { path in
            (view.cellForItem(at: path) as? SessionTile).map { (path, $0) }
          }
        },
        selected: { view.indexPathsForSelectedItems ?? [] },
        height: { Double(view.layoutAttributesForItem(at: $0)?.frame.height ?? 0) },
        tap: { view.user.tapItem(at: $0) },
        scroll: { view.user.scroll(by: $0) },
        beginMoving: { view.user.beginMovingItem(at: $0) },
        beginDrag: { view.user.beginDrag(ofItemAt: $0) },
        hover: { _ = $0.proposedOperation(at: $1, of: view) },
        drop: { $0.drop(at: $1, of: view) }, guessesHeights: false),
      seed: seed, actions: actions)
  }
}
