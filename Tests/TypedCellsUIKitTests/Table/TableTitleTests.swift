import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

/// A delegate that shows titles in a content configuration, and a header of its own where the list has none.
private final class HeaderDelegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }

  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    guard let footer = view as? UITableViewHeaderFooterView else { return }
    var content = UIListContentConfiguration.plainFooter()
    content.text = footer.textLabel?.text
    content.secondaryText = "your own"
    footer.contentConfiguration = content
  }
}

@MainActor
struct `A title of a table that changes in place` {
  @Test func `keeps the cells of a section that has only a gap in place of a header`() throws {
    let list = TableList(style: .grouped)
    list.table.sectionHeaderHeight = 20
    func show(_ footer: String) {
      list.apply { ListSection(id: 0, footer: footer) { Row(FieldCell.self, "a").id(1) } }
    }
    show("1 person")
    #expect(list.table.rectForHeader(inSection: 0).height == 20)
    let cell = try #require(list.cell(0, 0) as? FieldCell)
    cell.field.becomeFirstResponder()
    show("2 people")
    #expect(list.table.footerView(forSection: 0)?.textLabel?.text == "2 people")
    #expect(list.cell(0, 0) === cell)
    #expect(cell.field.isFirstResponder)
  }

  @Test(arguments: [SectionEdge.header, .footer])
  func `appears in a gap between groups`(edge: SectionEdge) {
    let list = TableList(style: .grouped)
    (list.table.sectionHeaderHeight, list.table.sectionFooterHeight) = (20, 20)
    func show(_ title: String?) -> String? {
      list.apply {
        ListSection(
          id: 0, header: edge == .header ? title : nil, footer: edge == .footer ? title : nil
        ) { Row(TextCell.self, "a").id(1) }
      }
      list.table.layoutIfNeeded()
      let view =
        edge == .header
        ? list.table.headerView(forSection: 0) : list.table.footerView(forSection: 0)
      return view?.textLabel?.text?.lowercased()
    }
    #expect(show(nil) == nil)
    #expect(show("too short") == "too short")
    #expect(show("too long") == "too long")
    #expect(show(nil) == nil)
  }

  @Test func `keeps the cells of a section without a footer`() throws {
    let list = TableList()
    func show(_ header: String) {
      list.apply { ListSection(id: 0, header: header) { Row(FieldCell.self, "a").id(1) } }
    }
    show("1 person")
    let cell = try #require(list.cell(0, 0) as? FieldCell)
    cell.field.becomeFirstResponder()
    show("2 people")
    #expect(list.table.headerView(forSection: 0)?.textLabel?.text == "2 people")
    #expect(list.cell(0, 0) === cell)
    #expect(cell.field.isFirstResponder)
  }

  @Test func `keeps the cells of a section whose header is a view`() throws {
    let list = TableList()
    func show(_ footer: String) {
      list.apply {
        ListSection<UITableViewCell>(id: 0, footer: footer) { Row(FieldCell.self, "a").id(1) }
          .header(Row(TitleHeader.self, "view"))
      }
    }
    show("1 person")
    let cell = try #require(list.cell(0, 0) as? FieldCell)
    cell.field.becomeFirstResponder()
    show("2 people")
    #expect(list.table.footerView(forSection: 0)?.textLabel?.text == "2 people")
    #expect(list.cell(0, 0) === cell)
    #expect(cell.field.isFirstResponder)
  }

  @Test func `isn't capitalised in a plain table, although the old one was in capitals`() {
    let list = TableList()
    for title in ["FRUIT", "Nuts"] {
      list.apply { ListSection(id: 0, header: title) { Row(TextCell.self, "a").id(1) } }
      #expect(list.table.headerView(forSection: 0)?.textLabel?.text == title)
    }
  }

  @Test func `keeps its capitals in a group, however often it changes`() {
    let list = TableList(style: .grouped)
    for title in ["Look", "Sound", "Light"] {
      list.apply { ListSection(id: 0, header: title) { Row(TextCell.self, "a").id(1) } }
      #expect(list.table.headerView(forSection: 0)?.textLabel?.text == title.uppercased())
    }
  }

  @Test(arguments: [("one\ntwo", 48), (nil, 18)])
  func `gets another height if it changes in a group off screen, or none if it disappears there`(
    title: String?, height: CGFloat
  ) {
    let list = TableList(style: .grouped)
    func show(_ title: String?) {
      list.apply {
        ListSection(id: 0, header: title) {
          for number in 0..<40 { Row(TextCell.self, "\(number)").id(number) }
        }
      }
    }
    show("one")
    #expect(list.table.rectForHeader(inSection: 0).height == 28)
    list.driver.scroll(to: 39, at: .bottom, animated: false)
    show(title)
    list.driver.scroll(to: 0, at: .bottom, animated: false)
    list.table.layoutIfNeeded()
    #expect(list.table.rectForHeader(inSection: 0).height == height)
    #expect(list.table.headerView(forSection: 0)?.textLabel?.text == title?.uppercased())
  }

  @Test func `keeps the cells of a section whose header carries only a model`() throws {
    let list = TableList()
    try list.driver.headerFooterRegistry.bind(Int.self, toHeaderFooter: TitleHeader.self) {
      "no. \($0)"
    }
    func show(_ footer: String) {
      list.apply {
        ListSection<UITableViewCell>(id: 0, footer: footer) { Row(FieldCell.self, "a").id(1) }
          .header(Row(model: 7))
      }
    }
    show("1 person")
    let cell = try #require(list.cell(0, 0) as? FieldCell)
    cell.field.becomeFirstResponder()
    show("2 people")
    #expect((list.table.headerView(forSection: 0) as? TitleHeader)?.title == "no. 7")
    #expect(list.table.footerView(forSection: 0)?.textLabel?.text == "2 people")
    #expect(list.cell(0, 0) === cell)
    #expect(cell.field.isFirstResponder)
  }

  @Test func `makes room for another line, also if only the header needs it`() {
    let list = TableList()
    func heights(_ header: String) -> [CGFloat] {
      list.apply { ListSection(id: 0, header: header, footer: "f") { Row(TextCell.self, "a") } }
      return [
        list.table.rectForHeader(inSection: 0).height,
        list.table.rectForFooter(inSection: 0).height,
      ]
    }
    #expect(heights("one") == [28, 28])
    #expect(heights("one\ntwo") == [48, 28])
  }

  @Test func `gets room if it appears off screen, and leaves no gap if it disappears there`() {
    let list = TableList()
    func shown(_ header: String?) -> (text: String?, height: CGFloat) {
      list.driver.scroll(to: 0, at: .top, animated: false)
      list.apply {
        ListSection(id: 0) { for number in 0..<40 { Row(TextCell.self, "\(number)").id(number) } }
        ListSection(id: 1, header: header) { Row(TextCell.self, "a").id("a") }
      }
      list.driver.scroll(to: "a", at: .bottom, animated: false)
      list.table.layoutIfNeeded()
      return (
        list.table.headerView(forSection: 1)?.textLabel?.text,
        list.table.rectForHeader(inSection: 1).height
      )
    }
    #expect(shown(nil).height == 0)
    #expect(shown("title").text == "title")
    #expect(shown("title").height == 28)
    #expect(shown(nil).text == nil)
    #expect(shown(nil).height == 0)
  }

  @Test func `keeps the content configuration that your delegate gave its view`() throws {
    let (list, own) = (TableList(), HeaderDelegate())
    list.host.delegate = own
    func show(_ footer: String) {
      list.apply {
        ListSection(id: 0, header: "h", footer: footer) { Row(TextCell.self, "a").id(1) }
      }
    }
    show("1 person")
    let footer = try #require(list.table.footerView(forSection: 0))
    show("2 people")
    #expect(list.table.footerView(forSection: 0) === footer)
    let content = footer.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "2 people")
    #expect(content?.secondaryText == "your own")
    #expect(footer.textLabel == nil, "the configuration has replaced the label")
  }

  @Test func `isn't capitalised in a view that your delegate gave a section without one`() {
    let (list, own) = (TableList(style: .grouped), HeaderDelegate())
    list.host.delegate = own
    list.apply { ListSection(id: 0) { Row(TextCell.self, "a").id(1) } }
    #expect(list.table.headerView(forSection: 0)?.textLabel?.text == nil)
    list.apply { ListSection(id: 0, header: "Fruit") { Row(TextCell.self, "a").id(1) } }
    #expect(list.table.headerView(forSection: 0)?.textLabel?.text == "Fruit")
  }
}

/// A table that notes which of its changes are animated.
private final class AnimatedTable: UITableView {
  private(set) var animated: [Bool] = []

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animated.append(UIView.areAnimationsEnabled)
    super.performBatchUpdates(updates, completion: completion)
  }
}

@MainActor
struct `A change of a table is animated` {
  private let table = AnimatedTable(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let list: TableList.Driver

  init() {
    list = TableList.Driver(table)
    window.addSubview(table)
  }

  @Test(arguments: [true, false])
  func `if the call chooses it`(animated: Bool) {
    for text in ["a", "b"] {
      list.apply(animated: animated) { ListSection(id: 0) { Row(TextCell.self, text).id(text) } }
      table.layoutIfNeeded()
    }
    #expect(table.animated == [animated])
  }

  @Test func `unless only a title changes, which moves no rows if its height stays`() {
    for title in ["1 person", "2 people"] {
      list.apply { ListSection(id: 0, header: title) { Row(TextCell.self, "a").id("a") } }
      table.layoutIfNeeded()
    }
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "2 people")
    #expect(table.animated.isEmpty)
  }

  @Test(arguments: [[], [true]])
  func `unless a refresh makes a cell taller`(earlier: [Bool]) {
    var height = 44.0
    func show(_ texts: [String]) {
      list.apply {
        ListSection(id: 0) {
          Row(TallCell.self, 44).id("tall")
            .configure { cell, _, _ in cell.update(viewData: height) }
          for text in texts { Row(TextCell.self, text).id(text) }
        }
      }
      table.layoutIfNeeded()
    }
    show([])
    if !earlier.isEmpty { show(["a"]) }
    height = 88
    list.refreshVisible()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0, 0)).height == 88)
    #expect(table.animated == earlier + [false])
  }
}

@MainActor
struct `A row of a table` {
  @Test(arguments: [0.0, 60])
  func `gets the height that it declares next, also none at all`(height: Double) {
    let list = TableList()
    for height in [44, height] {
      list.show { Row(TextCell.self, "a").id("a").height(height) }
    }
    #expect(Double(list.table.rectForRow(at: path(0, 0)).height) == height)
  }
}

@MainActor
struct `The visible cells of a table` {
  @Test func `are in the order of their rows, with those that are prepared off screen`() {
    let list = TableList()
    list.show { for number in 0..<40 { Row(TextCell.self, "\(number)").id(number) } }
    list.table.user.scroll(by: 200)
    let paths = list.host.visibleCells.map(\.path)
    #expect(paths.count >= 10)
    #expect(paths == paths.sorted())
  }
}
