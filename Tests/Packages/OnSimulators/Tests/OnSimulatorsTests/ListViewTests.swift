import Foundation
import Testing
import TypedCells
import TypedCellsUIKit

private final class TextCell: UITableViewCell, Updatable {
  private(set) var text = ""

  func update(viewData text: String) {
    self.text = text
    textLabel?.text = text
  }
}

private final class TextTile: UICollectionViewCell, Updatable {
  private(set) var text = ""

  func update(viewData text: String) { self.text = text }
}

@MainActor
struct `Lists in a window` {
  private let bounds = CGRect(x: 0, y: 0, width: 320, height: 480)

  @Test func `a table shows the rows that are applied, and calls the handler of a selected row`()
    throws
  {
    let (window, table) = (UIWindow(frame: bounds), UITableView(frame: bounds, style: .plain))
    window.addSubview(table)
    window.isHidden = false
    let list = ListDriver(table)
    var selected: [String] = []
    list.apply(animated: false) {
      ListSection(id: 0) {
        for name in ["Ada", "Grace"] {
          Row(TextCell.self, name).id(name).onSelect { selected.append($0) }
        }
      }
    }
    table.layoutIfNeeded()
    #expect(table.visibleCells.compactMap { ($0 as? TextCell)?.text } == ["Ada", "Grace"])
    let select = try #require(table.delegate?.tableView(_:didSelectRowAt:))
    select(table, IndexPath(row: 1, section: 0))
    #expect(selected == ["Grace"])
  }

  @Test func `a table follows a thousand random changes`() throws {
    let (window, table) = (UIWindow(frame: bounds), UITableView(frame: bounds, style: .plain))
    window.addSubview(table)
    window.isHidden = false
    let list = ListDriver(table)
    var random = Seeded(state: .random(in: 1...UInt64.max))
    let seed = random.state
    for _ in 0..<1000 {
      let names = (0..<12).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))
      list.apply(animated: false) {
        ListSection(id: 0) { for name in names { Row(TextCell.self, "\(name)").id(name) } }
      }
      let source = try #require(table.dataSource)
      let shown = (0..<table.numberOfRows(inSection: 0)).map { row in
        (source.tableView(table, cellForRowAt: IndexPath(row: row, section: 0)) as? TextCell)?.text
      }
      #expect(shown == names.map { "\($0)" }, "seed \(seed)")
    }
  }

  @Test func `a collection shows the items that are applied`() {
    let window = UIWindow(frame: bounds)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let collection = UICollectionView(frame: bounds, collectionViewLayout: layout)
    window.addSubview(collection)
    window.isHidden = false
    let list = ListDriver(collection)
    list.apply(animated: false) {
      ListSection(id: 0) { for name in ["Ada", "Grace"] { Row(TextTile.self, name).id(name) } }
    }
    collection.layoutIfNeeded()
    #expect(
      Set(collection.visibleCells.compactMap { ($0 as? TextTile)?.text }) == ["Ada", "Grace"])
  }
}

/// A generator that returns the same numbers for the same seed on every system.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
