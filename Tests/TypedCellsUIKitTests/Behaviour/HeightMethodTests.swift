import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

@MainActor
@Suite struct `Methods for heights` {
  private static let names = [
    "tableView:heightForRowAtIndexPath:", "tableView:estimatedHeightForRowAtIndexPath:",
  ]
  private let list = TableList()

  private var seen: [Bool] { Self.names.map { list.advertises($0) } }

  @Test func `are seen by a table once something declares a height or an estimate`() {
    list.show { Row(TextCell.self, "a").id(1) }
    #expect(seen == [false, false])
    list.show { Row(TextCell.self, "a").id(1).estimatedHeight(70) }
    #expect(seen == [true, true])
    list.show { Row(TextCell.self, "a").id(1) }
    #expect(seen == [true, true], "it may come back")
  }

  @Test func `are seen if a row, its class or a header declares a height`() {
    func seen(@SectionBuilder<UITableViewCell> by sections: () -> [ListSection<UITableViewCell>])
      -> [Bool]
    {
      let list = TableList()
      list.apply(sections)
      return Self.names.map { list.advertises($0) }
    }
    #expect(seen { ListSection(id: 0) { Row(TextCell.self, "a").height(20) } } == [true, true])
    #expect(
      seen { ListSection(id: 0) { Row(TextCell.self, "a").height { _ in 20 } } } == [true, true])
    #expect(
      seen { ListSection(id: 0) { Row(TextCell.self, "a").automaticHeight() } } == [true, true])
    #expect(seen { ListSection(id: 0) { Row(SlimCell.self, "a") } } == [true, true])
    #expect(
      seen {
        ListSection(id: 0) { Row(TextCell.self, "a") }.header(Row(TitleHeader.self, "h").height(20))
      } == [true, true])
    #expect(
      seen { ListSection(id: 0) { LazyRows(0..<9, id: \.self) { Row(TextCell.self, "\($0)") } } }
        == [true, false], "lazy rows have no estimates, because they would have to be made")
  }

  @Test func `that your delegate implements are always seen`() {
    final class Heights: NSObject, UITableViewDelegate {
      func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 61 }
    }
    let own = Heights()
    list.host.delegate = own
    list.show { Row(TextCell.self, "a") }
    #expect(list.cell(0, 0)?.frame.height == 61)
  }

  @Test func `are used for rows that come with the first height`() {
    list.show { for id in 0..<5 { Row(TextCell.self, "\(id)").id(id) } }
    list.show { for id in 0..<40 { Row(TextCell.self, "\(id)").id(id).height(Double(20 + id)) } }
    for row in [0, 4, 39] {
      #expect(list.table.rectForRow(at: path(0, row)).height == CGFloat(20 + row))
    }
  }

  @Test func `for sizes are seen by a flow layout once something declares a height`() {
    let list = CollectionList()
    let name = "collectionView:layout:sizeForItemAtIndexPath:"
    list.show { Row(TileCell.self, "a").id(1) }
    #expect(!list.advertises(name))
    list.show { Row(TileCell.self, "a").id(1).height(20) }
    #expect(list.advertises(name))
    #expect(list.cell(0, 0)?.frame.height == 20)
  }
}

@MainActor
@Suite struct `Heights of lazy rows in a flow layout` {
  @Test func `are their own although the first row has none`() {
    let list = CollectionList()
    list.show {
      LazyRows(0..<5, id: \.self) { number in
        number == 0
          ? Row(TileCell.self, "0")
          : Row(TileCell.self, "\(number)").height(Double(30 + number * 10))
      }
    }
    #expect((0..<5).map { list.cell(0, $0)?.frame.height } == [44, 40, 50, 60, 70])
  }

  @Test func `are their own when the first with a height comes on screen, and stay`() {
    let list = CollectionList()
    func show(_ count: Int) {
      list.show {
        LazyRows(0..<count, id: \.self) { number in
          number < 50
            ? Row(TileCell.self, "\(number)") : Row(TileCell.self, "\(number)").height(100)
        }
      }
    }
    show(60)
    for count in [60, 70] {
      if count > 60 { show(count) }
      list.collection.user.scroll(by: 100_000)
      list.collection.user.scroll(by: 100_000)
      #expect(list.cell(0, count - 1)?.frame.height == 100)
      #expect(list.collection.contentSize.height == CGFloat(50 * 44 + (count - 50) * 100))
    }
  }
}
