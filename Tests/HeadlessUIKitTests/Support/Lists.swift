import Foundation
import HeadlessUIKit

/// A table's data source with arrays of titles, as in many apps.
final class Titles: NSObject, UITableViewDataSource {
  var sections: [[String]]

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
}

/// A collection's data source with arrays of titles, as in many apps.
final class Tiles: NSObject, UICollectionViewDataSource {
  var sections: [[String]]

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.title = sections[indexPath.section][indexPath.item]
    return cell
  }
}

final class TileCell: UICollectionViewCell {
  var title = ""
}

/// A table with a registered cell in a window. Ten rows of 44 points fit.
@MainActor
final class TableScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
  let titles: Titles

  init(
    _ sections: [[String]], inWindow: Bool = true, cell: UITableViewCell.Type = UITableViewCell.self
  ) {
    titles = Titles(sections)
    if inWindow { window.addSubview(table) }
    table.register(cell, forCellReuseIdentifier: "cell")
    table.dataSource = titles
    table.layoutIfNeeded()
  }

  /// The titles of the cells on screen, from top to bottom.
  var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "–" } }
}

/// A collection in a window. Eight lines of four tiles fit.
@MainActor
final class CollectionScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 480))
  let layout = UICollectionViewFlowLayout()
  let collection: UICollectionView
  let tiles: Tiles

  init(
    _ sections: [[String]], inWindow: Bool = true, tile: UICollectionViewCell.Type = TileCell.self
  ) {
    tiles = Tiles(sections)
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 240, height: 480), collectionViewLayout: layout)
    if inWindow { window.addSubview(collection) }
    collection.register(tile, forCellWithReuseIdentifier: "tile")
    collection.dataSource = tiles
    collection.layoutIfNeeded()
  }

  /// The titles of the cells on screen, in order.
  var shown: [String] { collection.visibleCells.map { ($0 as? TileCell)?.title ?? "–" } }
}

func numbers(_ range: Range<Int>) -> [String] { range.map(String.init) }

func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
