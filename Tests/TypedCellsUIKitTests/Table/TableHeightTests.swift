import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// A cell class with an invalid row height.
private final class NegativeCell: UITableViewCell, Updatable, ReusableCell {
  static var rowHeight: RowHeight { .fixed(-20) }

  func update(viewData text: String) {}
}

/// A header that is as tall as its data, and counts how often it is measured.
private final class TallHeader: UITableViewHeaderFooterView, Updatable {
  private var points: CGFloat = 0
  private(set) var measurements = 0

  func update(viewData points: Double) { self.points = CGFloat(points) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measurements += 1
    return CGSize(width: size.width, height: points)
  }
}

@MainActor
struct `Heights of rows in a table` {
  private let list = TableList()

  private func height(_ section: Int, _ row: Int) -> CGFloat {
    list.table.rectForRow(at: path(section, row)).height
  }

  @Test func `the height comes from the row, its class, its cell or the table, in this order`() {
    list.table.rowHeight = 50
    list.show {
      Row(TextCell.self, "row").height(30)
      Row(SlimCell.self, "class")
      Row(TallCell.self, 70).automaticHeight()
      Row(TextCell.self, "table")
    }
    #expect((0..<4).map { height(0, $0) } == [30, 22, 70, 50])
  }

  @Test func `without a height, the cell's height applies`() {
    list.show {
      Row(TallCell.self, 71).height(.nan)
      Row(TallCell.self, 72).height(.infinity)
      Row(NegativeCell.self, "class")
    }
    #expect((0..<3).map { height(0, $0) } == [71, 72, 44])
    // UIKit accepts only one negative height, `automaticDimension`.
    let told = list.table.delegate?.tableView(list.table, heightForRowAt: path(0, 2))
    #expect(told == UITableView.automaticDimension)
  }

  @Test(arguments: [1e308, 1e18])
  func `heights and estimates have a limit, so that their sums are exact`(points: Double) {
    list.show {
      for number in 0..<3 { Row(TextCell.self, "\(number)").height(points) }
      for number in 3..<6 { Row(TextCell.self, "\(number)").height { _ in points } }
      for number in 6..<9 { Row(TallCell.self, Double(number)).estimatedHeight(points) }
    }
    #expect((0..<6).map { height(0, $0) } == Array(repeating: 1e6, count: 6))
    #expect(list.table.contentSize.height == 9e6)
  }

  @Test func `a row below the screen has its estimated height`() {
    list.show {
      for number in 0..<20 { Row(TextCell.self, "\(number)").estimatedHeight(60) }
    }
    #expect(height(0, 19) == 60)
  }

  @Test func `a row of a known height needs no estimate`() {
    list.show { for number in 0..<40 { Row(TextCell.self, "\(number)").height(33) } }
    #expect(height(0, 39) == 33)
  }

  @Test func `a cell with more content gets taller, and stays the same cell`() {
    list.show { Row(TallCell.self, 30).id(1) }
    let cell = list.cell(0, 0)
    list.show { Row(TallCell.self, 90).id(1) }
    #expect(height(0, 0) == 90)
    #expect(list.cell(0, 0) === cell)
  }

  @Test func `a row with another fixed height gets it`() {
    list.show { Row(TextCell.self, "a").id(1).height(30) }
    list.show { Row(TextCell.self, "a").id(1).height(31) }
    #expect(height(0, 0) == 31)
  }

  @Test func `a header's height comes from its view, its class or the table`() {
    list.table.sectionHeaderHeight = 33
    list.apply {
      ListSection(id: 0) { Row(TextCell.self, "a") }
        .header(Row(TitleHeader.self, "fixed").height(50))
      ListSection(id: 1) { Row(TextCell.self, "b") }.header(Row(TitleHeader.self, "silent"))
    }
    #expect(list.table.rectForHeader(inSection: 0).height == 50)
    #expect(list.table.rectForHeader(inSection: 1).height == 33)
  }

  @Test func `a header or footer with another fixed height gets it, and stays the same view`() {
    func show(_ header: Double, _ footer: Double) -> [UIView?] {
      list.apply {
        ListSection(id: 0) { Row(TextCell.self, "a").id(1) }
          .header(Row(TitleHeader.self, "h").height(header))
          .footer(Row(TitleHeader.self, "f").height(footer))
      }
      return [list.table.headerView(forSection: 0), list.table.footerView(forSection: 0)]
    }
    let views = show(50, 20)
    for (header, footer) in [(80.0, 20.0), (80, 21)] {
      let shown = show(header, footer)
      #expect(zip(shown, views).allSatisfy { $0 === $1 })
      #expect(Double(list.table.rectForHeader(inSection: 0).height) == header)
      #expect(Double(list.table.rectForFooter(inSection: 0).height) == footer)
    }
  }

  @Test func `a header with more content gets taller, and is measured only if it was updated`()
    throws
  {
    func show(_ points: Double, _ text: String) {
      list.apply {
        ListSection(id: 0) { Row(TextCell.self, text).id(1) }.header(Row(TallHeader.self, points))
      }
    }
    show(40, "a")
    let header = try #require(list.table.headerView(forSection: 0) as? TallHeader)
    show(90, "a")
    #expect(list.table.headerView(forSection: 0) === header)
    #expect(list.table.rectForHeader(inSection: 0).height == 90)
    #expect(list.table.rectForRow(at: path(0, 0)).minY == 90)
    let measurements = header.measurements
    show(90, "b")
    #expect(header.measurements == measurements)
  }

  /// A table of a storyboard has a height of 28 for all headers and footers, and shows no gaps if there are none.
  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `only groups have gaps without headers and footers`(style: UITableView.Style) {
    let list = TableList(style: style)
    (list.table.sectionHeaderHeight, list.table.sectionFooterHeight) = (28, 28)
    list.apply {
      ListSection(id: 0) { Row(TextCell.self, "a") }
      ListSection(id: 1, header: "h", footer: "f") { Row(TextCell.self, "b") }
    }
    let heights = (0..<2).map {
      [
        list.table.rectForHeader(inSection: $0).height,
        list.table.rectForFooter(inSection: $0).height,
      ]
    }
    #expect(heights == [style == .plain ? [0, 0] : [28, 28], [28, 28]])
  }

  @Test func `a plain table has room for the headers of your delegate`() {
    final class Headers: NSObject, UITableViewDelegate {
      func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UITableViewHeaderFooterView(reuseIdentifier: nil)
      }
    }
    let headers = Headers()
    let list = TableList()
    (list.table.sectionHeaderHeight, list.table.sectionFooterHeight) = (28, 28)
    list.host.delegate = headers
    list.apply { ListSection(id: 0) { Row(TextCell.self, "a") } }
    #expect(list.table.rectForHeader(inSection: 0).height == 28)
  }

  @Test func `a title has a height even if the table's headers have none`() {
    list.table.sectionHeaderHeight = 0
    list.table.sectionFooterHeight = 0
    list.apply {
      ListSection(id: 0, header: "Header", footer: "Footer") { Row(TextCell.self, "a") }
      ListSection(id: 1) { Row(TextCell.self, "b") }
    }
    #expect(list.table.rectForHeader(inSection: 0).height > 0)
    #expect(list.table.rectForFooter(inSection: 0).height > 0)
    #expect(list.table.rectForHeader(inSection: 1).height == 0)
  }

  @Test func `a title has a height even if another section's view has a fixed one`() {
    list.apply {
      ListSection(id: 0) { Row(TextCell.self, "a") }
        .header(Row(TitleHeader.self, "view").height(50)).footer(
          Row(TitleHeader.self, "v").height(9))
      ListSection(id: 1, header: "Header", footer: "Footer") { Row(TextCell.self, "b") }
    }
    #expect(list.table.rectForHeader(inSection: 1).height > 0)
    #expect(list.table.rectForFooter(inSection: 0).height == 9)
    #expect(list.table.rectForFooter(inSection: 1).height > 0)
  }

  @Test func `headers and footers below the screen have their estimated heights`() {
    list.apply {
      ListSection(id: 0) { for number in 0..<20 { Row(TextCell.self, "\(number)") } }
      ListSection(id: 1) { Row(TextCell.self, "b") }
        .header(Row(TitleHeader.self, "h").estimatedHeight(61))
        .footer(Row(TitleHeader.self, "f").estimatedHeight(62))
    }
    let sent = TableDelegateProbe(list)
    #expect(sent.estimatedHeader(1) == 61)
    #expect(sent.estimatedFooter(1) == 62)
    #expect(list.advertises("tableView:estimatedHeightForHeaderInSection:"))
    #expect(list.advertises("tableView:estimatedHeightForFooterInSection:"))
  }
}

/// Calls the list's delegate methods as the table does.
@MainActor
private struct TableDelegateProbe {
  let list: TableList

  init(_ list: TableList) { self.list = list }

  func estimatedHeader(_ section: Int) -> CGFloat? {
    list.table.delegate?.tableView(list.table, estimatedHeightForHeaderInSection: section)
  }

  func estimatedFooter(_ section: Int) -> CGFloat? {
    list.table.delegate?.tableView(list.table, estimatedHeightForFooterInSection: section)
  }
}
