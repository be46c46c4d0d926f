import HeadlessUIKit
import Testing

private class OverridingCell: UITableViewCell {
  var log = ["made"]

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    log.append("set up")
  }

  required init?(coder: NSCoder) { fatalError("no nib") }
}

private final class PlainCell: UITableViewCell {
  var count = 7
}

private final class LeafCell: OverridingCell {
  let leaf = "leaf"
}

private final class CustomCell: UITableViewCell {
  let title: String

  init(title: String) {
    self.title = title
    super.init(style: .default, reuseIdentifier: nil)
  }

  required init?(coder: NSCoder) { fatalError("no nib") }
}

private final class PlainNibCell: UITableViewCell {}

private final class Header: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    tag = 5
  }

  required init?(coder: NSCoder) { fatalError("no nib") }
}

private final class Tile: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 6
  }

  required init?(coder: NSCoder) { fatalError("no nib") }
}

/// Tables create cells of registered classes with every kind of initializer.
@MainActor
struct RegisteredClassTests {
  private let table = UITableView(frame: .zero, style: .plain)

  private func dequeue<Cell: UITableViewCell>(_ cellClass: Cell.Type) throws -> Cell {
    table.register(cellClass, forCellReuseIdentifier: "id")
    return try #require(table.dequeueReusableCell(withIdentifier: "id") as? Cell)
  }

  @Test func `a cell that overrides the initialiser`() throws {
    let cell = try dequeue(OverridingCell.self)
    #expect(cell.log == ["made", "set up"])
    #expect(cell.reuseIdentifier == "id")
    #expect(cell.detailTextLabel != nil)
  }

  @Test func `a cell with properties and no initialiser`() throws {
    let cell = try dequeue(PlainCell.self)
    #expect(cell.count == 7)
    #expect(cell.detailTextLabel == nil)
  }

  @Test func `a cell that inherits the initialiser of its base class`() throws {
    let cell = try dequeue(LeafCell.self)
    #expect(cell.leaf == "leaf")
    #expect(cell.log == ["made", "set up"])
  }

  @Test func `a header that overrides the initialiser`() {
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(header is Header)
    #expect(header?.tag == 5)
    #expect(header?.reuseIdentifier == "header")
  }

  @Test func `cells that wait for reuse are discarded if their identifier gets a nib`() {
    let screen = TableScreen([["a", "b"]])
    screen.titles.sections = [[]]
    screen.table.reloadData()
    screen.table.layoutIfNeeded()
    NibLibrary.provide("WaitingCell", PlainNibCell.self)
    screen.table.register(
      UINib(nibName: "WaitingCell", bundle: nil), forCellReuseIdentifier: "cell")
    screen.titles.sections = [["a"]]
    screen.table.reloadData()
    #expect(screen.table.visibleCells.map { $0 is PlainNibCell } == [true])
  }

  @Test func `a collection's cell that overrides the initialiser`() {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path(0, 0))
    #expect(cell is Tile)
    #expect(cell.tag == 6)
    #expect(cell.reuseIdentifier == "tile")
  }

  @Test func `a cell that lacks the designated initialiser ends the process, as in UIKit`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(CustomCell.self, forCellReuseIdentifier: "id")
        _ = table.dequeueReusableCell(withIdentifier: "id")
      }
    }
  }
}
