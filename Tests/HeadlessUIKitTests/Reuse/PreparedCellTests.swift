import HeadlessUIKit
import Testing

/// Cells that UIKit dequeues before it displays them, or keeps after they go off screen.
@MainActor
struct `Prepared cells` {
  @MainActor
  private final class Numbers: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    var counts = [100]
    private(set) var asked: [Int] = []
    private(set) var shown: [Int] = []
    private(set) var hidden: [Int] = []

    func forget() { (asked, shown, hidden) = ([], [], []) }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked.append(indexPath.row)
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.tag = indexPath.row
      return cell
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { shown.append(indexPath.row) }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { hidden.append(indexPath.row) }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked.append(indexPath.item)
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = indexPath.item
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { shown.append(indexPath.item) }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { hidden.append(indexPath.item) }
  }

  private let numbers = Numbers()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

  private func makeTable(_ count: Int) -> UITableView {
    let table = UITableView(frame: window.frame, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.preparedRowCount = count
    table.dataSource = numbers
    table.delegate = numbers
    window.addSubview(table)
    table.layoutIfNeeded()
    return table
  }

  private func makeCollection(_ count: Int) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    let collection = UICollectionView(frame: window.frame, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.preparedItemCount = count
    collection.dataSource = numbers
    collection.delegate = numbers
    window.addSubview(collection)
    collection.layoutIfNeeded()
    return collection
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `of a table can be looked up by path, and aren't visible`() {
    let table = makeTable(2)
    #expect(numbers.asked == Array(0..<12))
    #expect(numbers.shown == Array(0..<10))
    #expect(table.visibleCells.map(\.tag) == Array(0..<10))
    #expect(table.cellForRow(at: path(11))?.tag == 11)
    #expect(table.cellForRow(at: path(11))?.superview == nil)
    #expect(table.cellForRow(at: path(12)) == nil)
  }

  @Test func `before an empty section belong to the section before it`() {
    numbers.counts = [3, 0, 30]
    let table = makeTable(2)
    table.user.scroll(by: 3 * 44)
    #expect(table.indexPathsForVisibleRows?.first == path(0, 2))
    #expect(table.cellForRow(at: path(2))?.superview == nil)
    #expect(table.cellForRow(at: path(2)) != nil && table.cellForRow(at: path(1)) != nil)
    #expect(table.cellForRow(at: path(0)) == nil)
  }

  @Test func `of a table appear without being requested again`() {
    let table = makeTable(2)
    let first = table.cellForRow(at: path(0))
    numbers.forget()
    table.user.scroll(by: 88)
    #expect(numbers.asked == [12, 13])
    #expect(numbers.shown == [10, 11])
    #expect(numbers.hidden == [0, 1])
    numbers.forget()
    table.user.scroll(by: -88)
    #expect(numbers.asked.isEmpty)
    #expect(numbers.shown.sorted() == [0, 1])
    #expect(table.cellForRow(at: path(0)) === first)
  }

  @Test func `of a table follow updates, and are configured again`() {
    let table = makeTable(2)
    let (tenth, eleventh) = (table.cellForRow(at: path(10)), table.cellForRow(at: path(11)))
    numbers.forget()
    table.reconfigureRows(at: [path(11)])
    #expect(numbers.asked == [11])
    #expect(table.cellForRow(at: path(11)) === eleventh)
    numbers.counts = [99]
    table.deleteRows(at: [path(11)], with: .none)
    #expect(table.cellForRow(at: path(10)) === tenth)
    #expect(table.cellForRow(at: path(11)) != nil)
    numbers.forget()
    table.reloadRows(at: [path(10)], with: .none)
    #expect(numbers.asked == [10])
    #expect(numbers.hidden.isEmpty)
  }

  @Test func `of a table are those of the nearest sections that have rows`() {
    numbers.counts = [3, 0, 12, 0, 1]
    let table = makeTable(2)
    table.scrollToRow(at: path(2, 2), at: .top, animated: false)
    #expect(table.cellForRow(at: path(1, 2)) != nil)
    #expect(table.cellForRow(at: path(0, 2)) != nil)
    #expect(table.cellForRow(at: path(0, 4)) != nil)
    table.scrollToRow(at: path(0, 2), at: .top, animated: false)
    #expect(table.cellForRow(at: path(2)) != nil)
    #expect(table.cellForRow(at: path(0)) == nil)
  }

  @Test func `of a table don't exist if prefetching is off`() {
    let table = makeTable(2)
    table.isPrefetchingEnabled = false
    #expect(table.cellForRow(at: path(10)) == nil)
    #expect(table.visibleCells.count == 10)
  }

  @Test func `of a collection can be looked up by path, and appear without being requested again`()
  {
    let collection = makeCollection(2)
    #expect(numbers.asked == Array(0..<12))
    #expect(numbers.shown == Array(0..<10))
    #expect(collection.visibleCells.map(\.tag) == Array(0..<10))
    let (first, eleventh) = (
      collection.cellForItem(at: path(0)), collection.cellForItem(at: path(11))
    )
    #expect(eleventh?.tag == 11)
    numbers.forget()
    collection.user.scroll(by: 88)
    #expect(collection.visibleCells.last === eleventh)
    #expect(numbers.asked == [12, 13])
    #expect(numbers.hidden == [0, 1])
    collection.user.scroll(by: -88)
    #expect(numbers.asked == [12, 13])
    #expect(collection.visibleCells.first === first)
    collection.user.scroll(by: 440)
    #expect(collection.cellForItem(at: path(0)) == nil)
  }

  @Test func `of a collection follow updates, and are configured again`() {
    let collection = makeCollection(2)
    let (tenth, eleventh) = (
      collection.cellForItem(at: path(10)), collection.cellForItem(at: path(11))
    )
    numbers.forget()
    collection.reconfigureItems(at: [path(11)])
    #expect(numbers.asked == [11])
    #expect(collection.cellForItem(at: path(11)) === eleventh)
    numbers.counts = [99]
    collection.deleteItems(at: [path(11)])
    #expect(collection.cellForItem(at: path(10)) === tenth)
    #expect(collection.cellForItem(at: path(11))?.tag == 11)
    numbers.forget()
    collection.reloadItems(at: [path(10)])
    #expect(numbers.asked == [10])
    collection.reloadData()
    collection.isPrefetchingEnabled = false
    #expect(collection.cellForItem(at: path(10)) == nil)
  }
}
