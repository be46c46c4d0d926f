public import TypedCells

/// A row as an item of a diffable data source.
///
/// ``RowItems`` makes items and has the row for each, so that you can keep your diffable data source and use rows for
/// its cells.
///
/// An item is only a number for the row's identity, because a diffable data source compares items on any thread, and
/// comparing rows may require the main actor. Rows with the same identity have the same item.
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
///
/// Several tables can share one object. Each has its own registrations.
@MainActor
public final class RowItems<BaseCell: AnyObject> {
  private let registry: CellRegistry<BaseCell>
  private var numbers = IdentityMap<RowIdentity, Int>()
  private var rows: [AnyRow<BaseCell>] = []
  private var supplies: [ObjectIdentifier: AnyObject] = [:]

  /// Called with each row that can't be shown. By default it traps in debug builds, and writes to the system
  /// log in release builds.
  public var onFailure: @MainActor (ListFailure) -> Void = ListFailure.trapInDebugBuilds

  /// Creates an empty collection of rows.
  ///
  /// - Parameter registry: the reuse identifiers of cells, with their nibs and prototypes.
  public init(registry: CellRegistry<BaseCell> = CellRegistry()) {
    self.registry = registry
  }

  /// Keeps rows, and returns their items. Rows of an earlier call with the same identities are replaced.
  ///
  /// - Parameter rows: rows with an identity each, for example of an `Identifiable` model. Rows without an
  ///   identity, and all but the first row with the same identity and cell class, are left out, because a
  ///   diffable data source would raise an exception.
  /// - Returns: the items, in the order of the rows.
  /// - Complexity: O(*n*) for *n* rows.
  public func items(of rows: [AnyRow<BaseCell>]) -> [RowItem] {
    var used: Set<Int> = []
    return rows.compactMap { row in
      guard let identity = row.fullIdentity else { return nil }
      let number = numbers[identity] ?? self.rows.count
      guard used.insert(number).inserted else { return nil }
      if number == self.rows.count {
        self.rows.append(row)
        numbers.set(number, for: identity)
      } else {
        self.rows[number] = row
      }
      return RowItem(number: number, owner: ObjectIdentifier(self))
    }
  }

  /// Returns the row behind an item; `nil` for an item that another object made.
  ///
  /// - Parameter item: an item that ``items(of:)`` returned.
  public func row(of item: RowItem) -> AnyRow<BaseCell>? {
    item.owner == ObjectIdentifier(self) ? rows[item.number] : nil
  }

  fileprivate func cell<View: _HostedListView>(
    for item: RowItem, at indexPath: IndexPath, in view: View,
    makeAdapter: () -> any ListViewAdapter<View>
  ) -> BaseCell? where View.BaseCell == BaseCell {
    guard let row = row(of: item), let path = RowPath(indexPath) else { return nil }
    let key = ObjectIdentifier(view)
    let known = (supplies[key] as? ItemSupply<View>).flatMap { $0.adapter.view === view ? $0 : nil }
    let supply = known ?? ItemSupply(makeAdapter(), registry)
    supplies[key] = supply
    var request = ViewRequest(kind: nil, path: indexPath)
    do throws(ListFailure) {
      return try supply.rows.cell(for: row, at: path) {
        supply.adapter.register($0)
      } dequeue: { identifier in
        let cell = try supply.adapter.dequeueCell(identifier, for: indexPath)
        request.dequeued = cell
        return cell
      }
    } catch {
      onFailure(error)
      return supply.adapter.makeEmptyCell(for: request)
    }
  }
}

/// What one view needs to show rows.
@MainActor
private final class ItemSupply<View: _HostedListView> {
  let adapter: any ListViewAdapter<View>
  let rows: RowSupply<View.BaseCell>

  init(_ adapter: any ListViewAdapter<View>, _ registry: CellRegistry<View.BaseCell>) {
    self.adapter = adapter
    rows = RowSupply(registry)
  }
}

extension RowItems where BaseCell == UITableViewCell {
  /// Returns a cell that shows the row behind an item, registered on first use.
  ///
  /// - Parameters:
  ///   - item: an item of the snapshot.
  ///   - indexPath: the item's index path.
  ///   - tableView: the table.
  /// - Returns: the cell; an empty one if the row can't be shown.
  public func cell(
    for item: RowItem, at indexPath: IndexPath, in tableView: UITableView
  ) -> UITableViewCell {
    cell(for: item, at: indexPath, in: tableView) {
      TableAdapter(tableView)
    } ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

extension RowItems where BaseCell == UICollectionViewCell {
  /// Returns a cell that shows the row behind an item, registered on first use.
  ///
  /// - Parameters:
  ///   - item: an item of the snapshot.
  ///   - indexPath: the item's index path.
  ///   - collectionView: the collection view.
  /// - Returns: the cell, an empty one if the row can't be shown; `nil` for an item that another object made.
  public func cell(
    for item: RowItem, at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionViewCell? {
    cell(for: item, at: indexPath, in: collectionView) {
      CollectionAdapter(collectionView, options: CollectionOptions())
    }
  }
}
