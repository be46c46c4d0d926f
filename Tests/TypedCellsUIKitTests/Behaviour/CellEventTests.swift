import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

private struct Setting: Equatable, Identifiable {
  let id: String
  var isOn = false
  var text = ""
}

private final class SettingCell: UITableViewCell, Updatable {
  let toggle = UISwitch()
  let field = UITextField()
  let button = UIButton()
  let toggled: CellEvent<Bool>
  private(set) lazy var typed = CellEvent(field) { $0.text ?? "" }
  private(set) lazy var tapped = CellEvent(button)

  override init(style: CellStyle, reuseIdentifier: String?) {
    toggled = CellEvent(toggle, \.isOn)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [toggle, field, button] {
      view.frame = bounds
      contentView.addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData setting: Setting) {
    toggle.isOn = setting.isOn
    if field.text != setting.text { field.text = setting.text }
  }
}

private final class SettingTile: UICollectionViewCell, Updatable {
  let toggle = UISwitch()
  private(set) lazy var toggled = CellEvent(toggle, \.isOn)

  override init(frame: CGRect) {
    super.init(frame: frame)
    toggle.frame = bounds
    contentView.addSubview(toggle)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData setting: Setting) { toggle.isOn = setting.isOn }
}

private final class SettingHeader: UITableViewHeaderFooterView, Updatable {
  let button = UIButton()
  private(set) lazy var tapped = CellEvent(button)

  func update(viewData title: String) {
    if button.superview == nil {
      button.frame = CGRect(x: 0, y: 0, width: 44, height: 20)
      contentView.addSubview(button)
    }
  }
}

private final class BadgeButton: UICollectionReusableView, Updatable {
  let tapped = CellEvent<Void>()
  func update(viewData count: Int) {}
}

/// A screen with a row for each setting.
@MainActor
private final class Screen {
  let list = TableList()
  var settings: [Setting]
  var accepts = true
  var changes: [String] = []
  var name = ""

  init(_ settings: [Setting]) {
    self.settings = settings
    show()
  }

  func show() {
    list.show {
      for setting in settings {
        Row(SettingCell.self, setting)
          .on(\.toggled, weak: self) { screen, setting, isOn in screen.turn(setting, isOn) }
          .on(\.typed, weak: self) { screen, setting, text in
            screen.changes.append("\(setting.id) \(text)")
          }
          .on(\.tapped, weak: self) { screen, setting in
            screen.changes.append("tap \(setting.id)")
          }
      }
    }
  }

  func turn(_ setting: Setting, _ isOn: Bool) {
    changes.append("\(setting.id) \(isOn)")
    if accepts, let index = settings.firstIndex(where: { $0.id == setting.id }) {
      settings[index].isOn = isOn
    }
    show()
  }

  func cell(_ row: Int) -> SettingCell { list.cell(0, row) as! SettingCell }
}

@MainActor
@Suite struct `Events of cells` {
  private let screen = Screen((0..<40).map { Setting(id: "\($0)") })

  @Test func `reach the row that the cell shows`() {
    screen.cell(2).toggle.user.tap()
    screen.cell(3).button.user.tap()
    screen.cell(1).field.user.tap()
    screen.cell(1).field.user.type("a")
    #expect(screen.changes == ["2 true", "tap 3", "1 a"])
    #expect(screen.settings.filter(\.isOn).map(\.id) == ["2"])
  }

  @Test func `reach the new row of a reused cell`() {
    let old = screen.cell(0)
    screen.list.table.user.scroll(by: 44 * 20)
    let reused = screen.list.table.visibleCells.compactMap { $0 as? SettingCell }
    #expect(reused.contains { $0 === old })
    for cell in reused { cell.button.user.tap() }
    #expect(screen.changes == (20..<30).map { "tap \($0)" })
  }

  @Test func `reach a moved row`() {
    let cell = screen.cell(5)
    screen.settings.reverse()
    screen.settings.removeFirst(30)
    screen.show()
    cell.button.user.tap()
    #expect(screen.changes == ["tap 5"])
  }

  @Test func `are ignored after the row has gone`() {
    let few = Screen((0..<3).map { Setting(id: "\($0)") })
    let cell = few.cell(0)
    few.settings.removeFirst()
    few.show()
    cell.toggled.send(true)
    cell.tapped.send()
    SettingCell(style: .default, reuseIdentifier: nil).toggled.send(true)
    #expect(few.changes == [])
  }

  @Test func `that the model refuses go back on screen with equal content`() {
    screen.accepts = false
    let cell = screen.cell(2)
    cell.toggle.user.tap()
    #expect(screen.changes == ["2 true"])
    #expect(!cell.toggle.isOn && screen.cell(2) === cell)
    screen.accepts = true
    cell.toggle.user.tap()
    #expect(cell.toggle.isOn)
  }

  @Test func `that fail later go back with the next content`() {
    let list = TableList()
    func show() {
      list.show { Row(SettingCell.self, Setting(id: "a")).on(\.toggled) { _, _ in } }
    }
    show()
    let cell = list.cell(0, 0) as? SettingCell
    cell?.toggle.user.tap()
    #expect(cell?.toggle.isOn == true)
    show()
    #expect(cell?.toggle.isOn == false)
  }

  @Test func `can set a property of an owner`() {
    final class Form { var isOn = false }
    let (form, list) = (Form(), TableList())
    list.show { Row(SettingCell.self, Setting(id: "a")).on(\.toggled, weak: form, set: \.isOn) }
    (list.cell(0, 0) as? SettingCell)?.toggle.user.tap()
    #expect(form.isOn)
  }

  @Test func `go to the handler that was added last, and to no row without one`() {
    let list = TableList()
    var calls: [String] = []
    func show(_ handled: [Int]) {
      list.show {
        for id in 0..<3 {
          if handled.contains(id) {
            Row(SettingCell.self, Setting(id: "\(id)"))
              .on(\.tapped) { _ in calls.append("first") }
              .on(\.tapped) { setting in calls.append(setting.id) }
          } else {
            Row(SettingCell.self, Setting(id: "\(id)"))
          }
        }
      }
    }
    func tap() { for row in 0..<3 { (list.cell(0, row) as? SettingCell)?.button.user.tap() } }
    show([0, 2])
    tap()
    #expect(calls == ["0", "2"])
    calls = []
    show([1])
    tap()
    #expect(calls == ["1"])
  }

  @Test func `hold neither their cell nor their list nor the owner`() async {
    weak var weakCell: SettingCell?
    weak var weakScreen: Screen?
    do {
      var screen: Screen? = Screen([Setting(id: "a")])
      var cell = screen?.cell(0)
      (weakCell, weakScreen) = (cell, screen)
      screen = nil
      cell?.toggled.send(true)
      cell = nil
    }
    await nextTurn()
    #expect(weakScreen == nil && weakCell == nil)
  }

  @Test func `come from cells of collection views`() {
    let list = CollectionList()
    var calls: [String] = []
    list.show {
      for id in 0..<3 {
        Row(SettingTile.self, Setting(id: "\(id)")).on(\.toggled) { setting, isOn in
          calls.append("\(setting.id) \(isOn)")
        }
      }
    }
    for case let tile as SettingTile in list.collection.visibleCells { tile.toggle.user.tap() }
    #expect(calls.sorted() == ["0 true", "1 true", "2 true"])
  }

  @Test func `come from headers`() {
    let list = TableList()
    var calls: [String] = []
    list.apply {
      ListSection(id: 0) { Row(TextCell.self, "Tea") }
        .header(Row(SettingHeader.self, "Drinks").on(\.tapped) { title in calls.append(title) })
    }
    (list.table.headerView(forSection: 0) as? SettingHeader)?.button.user.tap()
    #expect(calls == ["Drinks"])
  }

  @Test func `come from views beside rows, also after a change`() {
    let screen = LayoutScreen()
    var calls: [String] = []
    func show(_ name: String, _ count: Int) {
      screen.apply {
        ListSection(id: 0) {
          Row(PhotoCell.self, Photo(id: 1)).supplementary("badge") { _ in
            Row(BadgeButton.self, count).on(\.tapped) { calls.append("\(name) \($0)") }
          }
        }
        .layout(.grid(columns: 1, badges: [SectionLayout.Badge("badge", width: 20, height: 20)]))
      }
      let badge = screen.view.supplementaryView(forElementKind: "badge", at: path(0, 0))
      (badge as? BadgeButton)?.tapped.send()
    }
    show("first", 3)
    show("equal", 3)
    show("other", 4)
    #expect(calls == ["first 3", "equal 3", "other 4"])
  }
}
