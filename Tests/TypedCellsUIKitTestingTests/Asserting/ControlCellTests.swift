import Testing
import TypedCells
import TypedCellsUIKitTesting

private struct Setting: Equatable, Identifiable {
  let id: Int
  var isOn = false
  var note = ""
}

/// A cell with an event for each of its controls.
private final class SettingCell: UITableViewCell, Updatable {
  let toggle = UISwitch()
  private let field = UITextField()
  private let button = UIButton(type: .system)
  private(set) lazy var toggled = CellEvent(toggle, \.isOn)
  private(set) lazy var typed = CellEvent(field) { $0.text ?? "" }
  let tapped: CellEvent<Void>

  override init(style: CellStyle, reuseIdentifier: String?) {
    tapped = CellEvent(button)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for (index, view) in [toggle, field, button].enumerated() {
      view.frame = CGRect(x: CGFloat(index) * 100, y: 0, width: 90, height: 40)
      contentView.addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData setting: Setting) {
    toggle.isOn = setting.isOn
    if field.text != setting.note { field.text = setting.note }
  }
}

/// Forgets to set the switch.
private final class ForgetfulCell: UITableViewCell, Updatable {
  private let toggle = UISwitch()
  private(set) lazy var toggled = CellEvent(toggle, \.isOn)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(toggle)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData setting: Setting) { if setting.isOn { toggle.isOn = true } }
}

private let settings = [
  Setting(id: 1), Setting(id: 2, isOn: true, note: "Tea"), Setting(id: 3, note: "Coffee"),
]

/// A screen whose switches change its settings.
private final class SettingsScreen: UITableViewController {
  private lazy var list = TableList(tableView)
  var settings: [Setting] = [] { didSet { if isViewLoaded { show() } } }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    list.apply {
      ListSection(id: 0) {
        for (index, setting) in settings.enumerated() {
          Row(SettingCell.self, setting)
            .on(\.toggled, weak: self) { screen, _, isOn in screen.settings[index].isOn = isOn }
            .on(\.typed, weak: self) { screen, _, note in screen.settings[index].note = note }
        }
      }
    }
  }
}

@MainActor
struct `A cell with events of its controls` {
  @Test func `is tested in one line`() {
    assertCellLaws(SettingCell.self, samples: settings)
  }

  @Test func `fails like other cells`() {
    withKnownIssue {
      assertCellLaws(ForgetfulCell.self, samples: Array(settings.prefix(2)))
    } matching: {
      $0.description.contains("[cell.noStaleState] TypedCellsUIKitTestingTests.ForgetfulCell")
    }
  }

  @Test func `is fresh on a screen, and doesn't keep it`() {
    assertScreen(makeScreen) { $0.settings.reverse() }
  }

  private func makeScreen() -> SettingsScreen {
    let screen = SettingsScreen()
    screen.settings = settings
    return screen
  }
}
