import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// A cell for a list layout that is as tall as its data.
private final class TallTile: UICollectionViewListCell, Updatable {
  private var points: CGFloat = 44
  private(set) var updates = 0

  func update(viewData points: Double) {
    self.points = CGFloat(points)
    updates += 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: points) }
}

/// A cell with a text of a given width, which wraps into lines of 20 points.
private final class WrappingCell: UITableViewCell, Updatable {
  private var points: CGFloat = 0
  static var measurements = 0

  func update(viewData points: Double) { self.points = CGFloat(points) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    Self.measurements += 1
    return CGSize(width: size.width, height: (points / size.width).rounded(.up) * 20)
  }
}

@MainActor
struct `Measuring cells` {
  @Test func `A cell in a list layout is measured again when its content changes`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let view = UICollectionView(
      frame: window.frame,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    window.addSubview(view)
    let list = TypedCellsUIKit.CollectionList(view)
    func show(_ heights: [Double]) {
      list.apply {
        ListSection(id: 0) {
          for (id, height) in heights.enumerated() { Row(TallTile.self, height).id(id) }
        }
      }
      view.layoutIfNeeded()
    }
    show([60, 44])
    #expect(view.cellForItem(at: path(0, 1))?.frame.minY == 60)
    let cell = view.cellForItem(at: path(0, 0)) as? TallTile
    show([90, 44])
    #expect(view.cellForItem(at: path(0, 0)) === cell)
    #expect(view.cellForItem(at: path(0, 1))?.frame.minY == 90)
    #expect(cell?.updates == 2, "measuring again doesn't update again")
  }

  @Test func `A cell in an inset-grouped table is measured at its own width`() {
    let list = TableList(style: .insetGrouped)
    func show(_ points: Double) {
      list.show { Row(WrappingCell.self, points).id(1) }
    }
    show(280)
    #expect(list.table.rectForRow(at: path(0, 0)).height == 20)
    // A text of 300 points needs two lines in a cell that is 288 points wide, and one in a table of 320
    // points.
    show(300)
    #expect(list.table.rectForRow(at: path(0, 0)).height == 40)
  }

  @Test func `Only cells that were updated are measured`() {
    let list = TableList()
    func show(_ first: Double) {
      list.show {
        Row(WrappingCell.self, first).id(0)
        for id in 1..<6 { Row(WrappingCell.self, 100).id(id) }
      }
    }
    show(100)
    WrappingCell.measurements = 0
    show(120)
    #expect(WrappingCell.measurements == 1)
  }

  @Test func `Items that fill the width follow a rotation`() {
    let list = CollectionList()
    list.host.fillsWidth = true
    list.show { Row(TileCell.self, "a") }
    #expect(list.cell(0, 0)?.frame.width == 320)
    list.collection.frame.size = CGSize(width: 440, height: 320)
    list.collection.layoutIfNeeded()
    #expect(list.cell(0, 0)?.frame.width == 440)
  }

  @Test func `A table outside a window creates no cells when its content changes`() {
    var made = 0
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    let list = TypedCellsUIKit.TableList(table)
    func show(_ text: String) {
      list.apply {
        ListSection(id: 0) {
          Row(TextCell.self, text).id(1).configure { _, _, _ in made += 1 }
        }
      }
    }
    show("a")
    show("b")
    list.refreshVisible()
    #expect(made == 0)
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["b"])
    table.removeFromSuperview()
    show("c")
    window.addSubview(table)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["c"])
  }

  @Test func `The title of a grouped header keeps its capitals when it changes in place`() {
    let list = TableList(style: .grouped)
    func show(_ title: String) {
      list.apply { ListSection(id: 0, header: title) { Row(TextCell.self, "a").id(1) } }
    }
    show("Look")
    let header = list.table.headerView(forSection: 0)
    #expect(header?.textLabel?.text == "LOOK")
    show("Sound")
    #expect(list.table.headerView(forSection: 0) === header)
    #expect(header?.textLabel?.text == "SOUND")
  }

  @Test func `The title of a header gets the height that it needs when it changes in place`() {
    let list = TableList(style: .grouped)
    func show(_ title: String) {
      list.apply { ListSection(id: 0, header: title) { Row(TextCell.self, "a").id(1) } }
    }
    show("Look")
    let header = list.table.headerView(forSection: 0)
    let cell = list.cell(0, 0)
    let height = list.table.rectForHeader(inSection: 0).height
    show("Look\nand feel")
    #expect(list.table.headerView(forSection: 0) === header)
    #expect(list.cell(0, 0) === cell)
    #expect(list.table.rectForHeader(inSection: 0).height == height + 20)
    #expect(cell?.frame.minY == height + 20)
    show("Sound")
    #expect(list.table.rectForHeader(inSection: 0).height == height)
  }

  @Test func `A title in a collection view looks like the header of a list`() {
    let list = CollectionList()
    list.apply { ListSection(id: 0, header: "Look") { Row(TileCell.self, "a") } }
    let content = (list.header(0) as? UICollectionViewListCell)?.contentConfiguration
    var header = UIListContentConfiguration.plainHeader()
    header.text = "Look"
    #expect(content as? UIListContentConfiguration == header)
  }

  @Test func `Rows without a control indent for the circles of multiple selection`() {
    let list = TableList()
    list.show { Row(TextCell.self, "a") }
    list.table.allowsMultipleSelectionDuringEditing = true
    list.table.setEditing(true, animated: false)
    #expect(list.cell(0, 0)?.shouldIndentWhileEditing == true)
    #expect(list.cell(0, 0)?.isEditing == true)
  }
}
