import Foundation
import HeadlessUIKit
import Testing

/// Numbered rows or items that are reloaded once, during a layout.
private final class Numbers: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  var count = 0
  /// The row whose cell causes the reload, or `nil` for the header.
  var trigger: Int?
  var reload: () -> Void = {}
  private(set) var shown: [Int] = []

  private func run() {
    let reload = reload
    self.reload = {}
    reload()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.row == trigger { run() }
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "a" }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { if trigger == nil { run() } }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { shown.append(indexPath.row) }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if indexPath.item == trigger { run() }
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { shown.append(indexPath.item) }
}

@MainActor
struct `A reload during a layout` {
  private let numbers = Numbers()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

  /// Lays out a table of rows, which are reloaded with three rows.
  private func rowsShown(of count: Int, reloadedBy trigger: Int?) -> [Int] {
    let table = UITableView(frame: window.frame, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.preparedRowCount = 2
    (numbers.count, numbers.trigger) = (count, trigger)
    numbers.reload = { [numbers] in
      numbers.count = 3
      table.reloadData()
    }
    table.dataSource = numbers
    table.delegate = numbers
    window.addSubview(table)
    table.layoutIfNeeded()
    return numbers.shown
  }

  @Test func `by a header ends with the new rows`() {
    #expect(rowsShown(of: 1, reloadedBy: nil) == [0, 0, 1, 2])
  }

  @Test func `by a row that is only prepared ends with the new rows`() {
    #expect(rowsShown(of: 20, reloadedBy: 11).suffix(3) == [0, 1, 2])
  }

  @Test func `by an item that is only prepared ends with the new items`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    let collection = UICollectionView(frame: window.frame, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.preparedItemCount = 2
    (numbers.count, numbers.trigger) = (20, 11)
    numbers.reload = { [numbers] in
      numbers.count = 3
      collection.reloadData()
    }
    collection.dataSource = numbers
    collection.delegate = numbers
    window.addSubview(collection)
    collection.layoutIfNeeded()
    #expect(numbers.shown.suffix(3) == [0, 1, 2])
  }
}

@MainActor
struct `The configuration of a new cell` {
  private final class Cell: UICollectionViewCell {
    var updates = 0
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      updates += 1
    }
  }

  @Test func `is updated at the first layout, and when it is requested`() {
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.updates == 1)
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(cell.updates == 2)
  }
}
