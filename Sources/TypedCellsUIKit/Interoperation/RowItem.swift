public import TypedCells

/// A row as an item of a diffable data source.
///
/// A diffable data source needs items that are `Hashable` and `Sendable`, and compares them on any thread.
/// A row and its identity may need the main actor for that. So an item is a number for the identity, and
/// ``RowItems`` knows the row behind it. Rows of one identity have one item, whatever they show.
public struct RowItem: Hashable, Sendable {
  let number: Int
  /// The ``RowItems`` that made the item.
  let owner: ObjectIdentifier
}

/// The rows behind the items of a diffable data source.
///
/// ```swift
/// let rows = RowItems<UITableViewCell>()
/// let dataSource = UITableViewDiffableDataSource<Int, RowItem>(tableView: table) {
///   table, path, item in rows.cell(for: item, at: path, in: table)
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Int, RowItem>()
/// snapshot.appendSections([0])
/// snapshot.appendItems(rows.items(of: people.map { AnyRow(Row(PersonCell.self, $0)) }))
/// ```
@MainActor
public final class RowItems<BaseCell: AnyObject> {
  private var numbers: [RowIdentity: Int] = [:]
  private var rows: [AnyRow<BaseCell>] = []
  private var registered: Set<ReuseIdentifier> = []

  /// What to do about a row that cannot be shown in the cell that came. By default it traps in debug
  /// builds, and prints in release builds.
  public var onMismatch: @MainActor (CellMismatch) -> Void = { mismatch in
    assertionFailure(mismatch.description)
    print("TypedCells: \(mismatch)")
  }

  /// Creates an empty collection of rows.
  public init() {}

  /// Keeps rows, and makes items of them. Rows that an earlier call has made items of are replaced.
  ///
  /// - Parameter rows: rows with an identity each, as of a model that is `Identifiable`. Those without
  ///   one, and all but the first of one identity, are left out, for a diffable data source would
  ///   raise an exception.
  /// - Returns: the items, in the order of the rows.
  public func items(of rows: [AnyRow<BaseCell>]) -> [RowItem] {
    var isNew: Set<RowIdentity> = []
    return rows.compactMap { row in
      guard let identity = row.identity, isNew.insert(identity).inserted else { return nil }
      let number = numbers[identity] ?? self.rows.count
      if number == self.rows.count { self.rows.append(row) } else { self.rows[number] = row }
      numbers[identity] = number
      return RowItem(number: number, owner: ObjectIdentifier(self))
    }
  }

  /// The row behind an item, or `nil` when the item was made elsewhere.
  ///
  /// - Parameter item: the item.
  public func row(of item: RowItem) -> AnyRow<BaseCell>? {
    item.owner == ObjectIdentifier(self) ? rows[item.number] : nil
  }

  private func show(_ row: AnyRow<BaseCell>, in cell: BaseCell, at path: RowPath) -> Bool {
    do {
      try row.update(cell, at: path)
      return true
    } catch {
      onMismatch(error)
      return false
    }
  }
}

extension RowItems where BaseCell == UITableViewCell {
  /// A cell that shows the row behind an item; its class is registered on first use.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - indexPath: where the item stands.
  ///   - tableView: the table.
  /// - Returns: the cell; an empty one when the row cannot be shown.
  public func cell(
    for item: RowItem, at indexPath: IndexPath, in tableView: UITableView
  ) -> UITableViewCell {
    let empty = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard let row = row(of: item), let cellClass = row.cellClass, let path = RowPath(indexPath)
    else { return empty }
    let identifier = ReuseIdentifier(for: cellClass)
    if registered.insert(identifier).inserted {
      tableView.register(cellClass, forCellReuseIdentifier: identifier.rawValue)
    }
    let cell = tableView.dequeueReusableCell(
      withIdentifier: identifier.rawValue, for: indexPath)
    return show(row, in: cell, at: path) ? cell : empty
  }
}

extension RowItems where BaseCell == UICollectionViewCell {
  /// A cell that shows the row behind an item; its class is registered on first use.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - indexPath: where the item stands.
  ///   - collectionView: the collection.
  /// - Returns: the cell, or `nil` for an item that was made elsewhere or a row without a cell class.
  public func cell(
    for item: RowItem, at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionViewCell? {
    guard let row = row(of: item), let cellClass = row.cellClass, let path = RowPath(indexPath)
    else { return nil }
    let identifier = ReuseIdentifier(for: cellClass)
    if registered.insert(identifier).inserted {
      collectionView.register(cellClass, forCellWithReuseIdentifier: identifier.rawValue)
    }
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: identifier.rawValue, for: indexPath)
    _ = show(row, in: cell, at: path)
    return cell
  }
}
