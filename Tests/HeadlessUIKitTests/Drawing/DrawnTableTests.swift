import Foundation
import HeadlessUIKit
import Testing

/// A table of cells that a test configures.
@MainActor
final class DrawnTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  let table: UITableView
  var counts = [1]
  var style = UITableViewCell.CellStyle.default
  var header: String?
  var footer: String?
  var index: [String]?
  var configure: (UITableViewCell, IndexPath) -> Void = { cell, path in
    cell.textLabel?.text = "row \(path.section).\(path.row)"
  }

  init(_ style: UITableView.Style = .plain) {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
    super.init()
    window.addSubview(table)
    table.dataSource = self
    table.delegate = self
  }

  func drawn(_ style: UIUserInterfaceStyle = .light) -> DrawnPicture {
    DrawnPicture(window, style: style)
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    configure(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    header
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footer
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { index }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {}
}

private let first = IndexPath(row: 0, section: 0)

@MainActor
struct `A table's cell in a picture` {
  private let screen = DrawnTable()

  @Test func `has the labels of its style`() {
    screen.configure = { cell, _ in
      cell.textLabel?.text = "Size"
      cell.detailTextLabel?.text = "Large"
    }
    #expect(screen.drawn().texts == ["Size"])
    screen.style = .value1
    screen.table.reloadData()
    let beside = screen.drawn()
    #expect(beside.text("Size")?["y"] == beside.text("Large")?["y"])
    #expect(beside.text("Large")?["fill"] == "#3c3c43")
    let detail = beside.text("Large")
    #expect(abs((detail?.number("x") ?? 0) + (detail?.number("textLength") ?? 0) - 312) < 0.1)
    screen.style = .subtitle
    screen.table.reloadData()
    let below = screen.drawn()
    #expect(below.text("Size")?["x"] == below.text("Large")?["x"])
    #expect((below.text("Size")?.number("y") ?? 99) < (below.text("Large")?.number("y") ?? 0))
    #expect(below.text("Large")?["font-size"] == "12")
    screen.style = .value2
    screen.table.reloadData()
    #expect(screen.drawn().text("Size")?["fill"] == "#007aff")
    #expect(screen.drawn().text("Large")?["x"] == "113")
  }

  @Test func `has its image before its text`() {
    screen.configure = { cell, _ in
      cell.textLabel?.text = "Size"
      cell.imageView?.image = UIImage(systemName: "star")
    }
    let picture = screen.drawn()
    #expect(picture.groups.contains("star"))
    #expect(picture.text("Size")?["x"] == "54")
    #expect(picture.separators[0]["x"] == "54", "the separator starts at the text")
  }

  @Test func `can have an image alone`() {
    screen.configure = { cell, _ in
      // The cell creates its views on first use.
      cell.contentView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
      cell.imageView?.image = UIImage(systemName: "star")
    }
    #expect(screen.drawn().groups.contains("star"))
  }

  @Test func `keeps frames that the app has set`() {
    screen.configure = { cell, _ in
      cell.textLabel?.text = "Size"
      cell.textLabel?.frame = CGRect(x: 100, y: 0, width: 100, height: 44)
    }
    #expect(screen.drawn().text("Size")?["x"] == "100")
  }

  @Test func `has the image and texts of a content configuration`() {
    screen.configure = { cell, _ in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Ada"
      content.secondaryText = "Analytical Engine"
      content.image = UIImage(systemName: "person")
      cell.contentConfiguration = content
    }
    let picture = screen.drawn()
    #expect(picture.texts == ["Ada", "Analytical Engine"])
    #expect(picture.text("Ada")?["x"] == "54")
    #expect(picture.text("Analytical Engine")?["font-size"] == "12")
    #expect(picture.groups.contains("person"))
    screen.configure = { cell, _ in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Size"
      content.secondaryText = "Large"
      cell.contentConfiguration = content
    }
    screen.table.reloadData()
    let beside = screen.drawn()
    #expect(beside.text("Size")?["y"] == beside.text("Large")?["y"])
  }

  @Test func `wraps a long text into the lines for which its row has room`() {
    screen.configure = { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = String(repeating: "word ", count: 40)
      cell.contentConfiguration = content
    }
    #expect(screen.drawn().texts.count == 2)
    screen.table.rowHeight = 88
    #expect(screen.drawn().texts.count == 4)
    #expect(screen.drawn().texts.last?.hasSuffix("…") == true)
  }

  @Test(arguments: [
    (UITableViewCell.AccessoryType.none, []), (.disclosureIndicator, ["chevron.right"]),
    (.checkmark, ["checkmark"]), (.detailButton, ["info.circle"]),
    (.detailDisclosureButton, ["chevron.right", "info.circle"]),
  ])
  func `has its accessory`(type: UITableViewCell.AccessoryType, symbols: [String]) {
    screen.configure = { cell, _ in
      cell.textLabel?.text = "Size"
      cell.accessoryType = type
    }
    #expect(screen.drawn().groups == ["UITableViewCell"] + symbols)
  }

  @Test func `makes room for its accessory view`() {
    screen.configure = { cell, _ in
      cell.textLabel?.text = String(repeating: "long ", count: 40)
      let toggle = UISwitch()
      toggle.isOn = true
      cell.accessoryView = toggle
    }
    let picture = screen.drawn()
    #expect(picture.inside("switch on")[0]["x"] == "253")
    #expect((picture.all("text").first?.number("textLength") ?? 999) <= 229)
  }

  @Test func `is grey while it's selected or highlighted, if it has a selection style`() {
    screen.table.reloadData()
    _ = screen.drawn()
    screen.table.selectRow(at: first, animated: false, scrollPosition: .none)
    #expect(screen.drawn().inside("UITableViewCell")[0]["fill"] == "#d1d1d6")
    #expect(screen.drawn(.dark).inside("UITableViewCell")[0]["fill"] == "#3a3a3c")
    screen.table.cellForRow(at: first)?.selectionStyle = .none
    #expect(screen.drawn().inside("UITableViewCell")[0].name == "text")
    screen.table.cellForRow(at: first)?.selectionStyle = .default
    let background = UIView()
    background.backgroundColor = .yellow
    screen.table.cellForRow(at: first)?.selectedBackgroundView = background
    #expect(screen.drawn().inside("UITableViewCell")[0]["fill"] == "#ffff00")
  }

  @Test func `has the background of its configuration`() {
    screen.configure = { cell, _ in
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .yellow
      background.cornerRadius = 6
      background.backgroundInsets.leading = 8
      background.strokeColor = .red
      background.strokeWidth = 1
      cell.backgroundConfiguration = background
    }
    let rects = screen.drawn().inside("UITableViewCell")
    #expect(rects[0]["fill"] == "#ffff00")
    #expect(rects[0]["rx"] == "6")
    #expect(rects[0]["x"] == "8")
    #expect(rects[1]["stroke"] == "#ff0000")
  }

  @Test func `shows the actions that a swipe has uncovered, until they disappear`() throws {
    let old = screen.drawn().text("row 0.0")?.number("x") ?? 0
    let swipe = try #require(screen.table.user.swipeRow(at: first, from: .trailing))
    let picture = screen.drawn()
    let action = picture.inside("action")
    #expect(action[0].attributes["fill"] == "#ff3b30")
    #expect(action[1].text == "Delete")
    let width = action[0].number("width")
    #expect(action[0].number("x") == 320 - width)
    #expect(abs((picture.text("row 0.0")?.number("x") ?? 0) - (old - width)) < 0.1)
    #expect(picture.text("row 0.0")?.clip != nil)
    swipe.cancel()
    #expect(screen.drawn().inside("action").isEmpty)
  }

  @Test func `has the controls of editing mode`() {
    screen.table.setEditing(true, animated: false)
    let picture = screen.drawn()
    #expect(picture.groups == ["UITableViewCell", "minus", "minus", "line.3.horizontal"])
    #expect(picture.text("row 0.0")?["x"] == "50")
    screen.table.allowsMultipleSelectionDuringEditing = true
    #expect(screen.drawn().elements.contains { $0["class"] == "multiselect off" })
    screen.table.selectRow(at: first, animated: false, scrollPosition: .none)
    #expect(screen.drawn().groups.contains("multiselect on"))
  }

  @Test func `is indented by its level`() {
    screen.configure = { cell, _ in
      cell.textLabel?.text = "Size"
      cell.indentationLevel = 2
    }
    #expect(screen.drawn().text("Size")?["x"] == "36")
  }
}

@MainActor
struct `A table in a picture` {
  @Test func `has a separator below each row, from the text to the edge`() {
    let screen = DrawnTable()
    screen.counts = [2, 1]
    let lines = screen.drawn().separators
    #expect(lines.map { $0["y"] } == ["43.5", "87.5", "131.5"])
    #expect(lines.map { $0["x"] } == ["16", "16", "16"])
    #expect(lines.map { $0["width"] } == ["304", "304", "304"])
    #expect(lines[0]["fill"] == "#3c3c43")
  }

  @Test func `has the separators that the app chooses`() {
    let screen = DrawnTable()
    screen.table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    screen.table.separatorColor = .red
    #expect(screen.drawn().separators[0]["x"] == "40")
    #expect(screen.drawn().separators[0]["width"] == "270")
    #expect(screen.drawn().separators[0]["fill"] == "#ff0000")
    screen.table.cellForRow(at: first)?.separatorInset = UIEdgeInsets(
      top: 0, left: 60, bottom: 0, right: 0)
    #expect(screen.drawn().separators[0]["x"] == "60")
    screen.table.cellForRow(at: first)?.separatorInset.left = 999
    #expect(screen.drawn().separators.isEmpty, "the usual way to hide one separator")
    screen.table.separatorStyle = .none
    #expect(screen.drawn().separators.isEmpty)
  }

  @Test func `with inset groups has cards with round corners and no separator at their ends`() {
    let screen = DrawnTable(.insetGrouped)
    screen.counts = [3, 1]
    let picture = screen.drawn()
    #expect(picture.all("rect")[0]["fill"] == "#ffffff", "the window")
    #expect(picture.all("rect")[1]["fill"] == "#f2f2f7")
    let cells = picture.inside("UITableViewCell").filter { $0["fill"] == "#ffffff" }
    #expect(cells.map(\.name) == ["path", "rect", "path", "rect"])
    #expect(cells.map { $0["rx"] } == [nil, nil, nil, "10"])
    #expect(cells[1]["x"] == "16")
    #expect(picture.separators.count == 2)
  }

  @Test func `with groups has lines at the ends of each group`() {
    let screen = DrawnTable(.grouped)
    screen.counts = [2]
    #expect(screen.drawn().separators.map { $0["x"] } == ["0", "16", "0"])
  }

  @Test func `has headers and footers in the fonts of its style`() {
    let plain = DrawnTable()
    plain.header = "Tea"
    plain.footer = "End"
    #expect(plain.drawn().text("Tea")?["font-weight"] == "600")
    #expect(plain.drawn().text("Tea")?["font-size"] == "17")
    #expect(plain.drawn().text("End")?["font-size"] == "13")
    let grouped = DrawnTable(.insetGrouped)
    grouped.header = "Tea"
    #expect(grouped.drawn().text("TEA")?["font-size"] == "13")
    #expect(grouped.drawn().text("TEA")?["fill-opacity"] == "0.6")
    #expect(grouped.drawn().text("TEA")?["x"] == "32")
  }

  @Test func `has pinned headers in front of its rows`() {
    let screen = DrawnTable()
    screen.header = "Tea"
    screen.counts = [30]
    _ = screen.drawn()
    screen.table.user.scroll(by: 100)
    let picture = screen.drawn()
    let header = picture.elements.firstIndex { $0.text == "Tea" } ?? 0
    let lastRow = picture.elements.lastIndex { $0.text?.hasPrefix("row") == true } ?? 0
    #expect(header > lastRow)
    let cover = picture.elements[..<header].last { $0.name == "rect" }
    #expect(cover?["y"] == "0")
    #expect(cover?["fill"] == "#ffffff")
  }

  @Test func `has its index titles at the right edge`() {
    let screen = DrawnTable()
    screen.index = ["A", "B", UITableView.indexSearch]
    let index = screen.drawn().inside("index")
    #expect(index.compactMap(\.text) == ["A", "B"])
    #expect(index.allSatisfy { $0["x"].flatMap(Double.init) ?? 310 > 300 })
    #expect(screen.drawn().groups.contains("magnifyingglass"))
  }

  @Test func `has its header view, footer view and background view`() {
    let screen = DrawnTable()
    func view(_ color: UIColor) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
      view.backgroundColor = color
      return view
    }
    screen.table.tableHeaderView = view(.red)
    screen.table.tableFooterView = view(.green)
    screen.table.backgroundView = view(.blue)
    let picture = screen.drawn()
    func top(_ color: String) -> String? { picture.all("rect").first { $0["fill"] == color }?["y"] }
    #expect(top("#ff0000") == "0")
    #expect(top("#00ff00") == "94")
    #expect(top("#0000ff") == "0")
  }
}
