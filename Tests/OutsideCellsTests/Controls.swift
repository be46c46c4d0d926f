import TypedCells
import TypedCellsUIKitTesting

struct Setting: Equatable {
  var title: String
  var isOn = false
  var isEnabled = true
  var level: Float = 0
}

let settings = [
  Setting(title: "Sound", isOn: true, level: 0.5), Setting(title: "Haptics", isEnabled: false),
  Setting(title: "Lights", level: 1),
]

class SettingBaseCell: UITableViewCell {
  let label = UILabel()
  let button = UIButton(type: .system)
  var onTap: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [label, button] { contentView.addSubview(view) }
    setUp()
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  func setUp() {}
  func tapped() { onTap?() }
}

#if canImport(ObjectiveC)
  extension SettingBaseCell {
    static let tap = #selector(runTap)
    @objc private func runTap() { tapped() }
  }
#else
  extension SettingBaseCell: SelectorPerforming {
    static let tap: Selector = "runTap"
    func perform(_ aSelector: Selector!, with sender: Any?) { tapped() }
  }
#endif

private final class StaleSwitchCell: SettingBaseCell, Updatable {
  let toggle = UISwitch()
  override func setUp() { contentView.addSubview(toggle) }
  func update(viewData setting: Setting) {
    label.text = setting.title
    if setting.isOn { toggle.isOn = true }
  }
}

private final class StaleEnabledCell: SettingBaseCell, Updatable {
  func update(viewData setting: Setting) {
    label.text = setting.title
    if !setting.isEnabled { button.isEnabled = false }
  }
}

private final class StaleSliderCell: SettingBaseCell, Updatable {
  let slider = UISlider()
  override func setUp() { contentView.addSubview(slider) }
  func update(viewData setting: Setting) {
    label.text = setting.title
    if setting.level > 0 { slider.value = setting.level }
  }
}

private final class StaleButtonTitleCell: SettingBaseCell, Updatable {
  func update(viewData setting: Setting) {
    label.text = setting.title
    button.setTitle("Open", for: .normal)
    if !setting.isEnabled { button.setTitle("Locked", for: .disabled) }
  }
}

private final class StaleMenuCell: SettingBaseCell, Updatable {
  func update(viewData setting: Setting) {
    label.text = setting.title
    if setting.isOn { button.menu = UIMenu(children: [UIAction(title: "Turn off") { _ in }]) }
  }
}

/// Adds an action at each update.
private final class GrowingActionsCell: SettingBaseCell, Updatable {
  func update(viewData setting: Setting) {
    label.text = setting.title
    button.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
  }
}

private final class GrowingGesturesCell: SettingBaseCell, Updatable {
  func update(viewData setting: Setting) {
    label.text = setting.title
    contentView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tap))
  }
}

/// Adds the same target again, which UIKit ignores.
private final class SameTargetCell: SettingBaseCell, Updatable {
  func update(viewData setting: Setting) {
    label.text = setting.title
    button.addTarget(self, action: Self.tap, for: .touchUpInside)
  }
}

/// Captures the first row in its action.
private final class FirstRowActionCell: SettingBaseCell {
  private var hasAction = false
  func configure(with setting: Setting, log: EventLog) {
    label.text = setting.title
    guard !hasAction else { return }
    hasAction = true
    button.addAction(UIAction { _ in log.append(setting.title) }, for: .touchUpInside)
  }
}

private final class CurrentRowActionCell: SettingBaseCell {
  private var title = ""
  override func setUp() {
    button.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
  }
  func configure(with setting: Setting, log: EventLog) {
    label.text = setting.title
    onTap = { log.append(setting.title) }
  }
}

/// Calls the closure of an earlier row if the new one has none.
private final class OldClosureCell: SettingBaseCell {
  override func setUp() { button.addTarget(self, action: Self.tap, for: .touchUpInside) }
  func configure(with setting: Setting, log: EventLog) {
    label.text = setting.title
    if setting.isEnabled { onTap = { log.append(setting.title) } }
  }
}

/// Calls its action on both touch down and touch up.
private final class TwiceCell: SettingBaseCell {
  override func setUp() {
    button.addTarget(self, action: Self.tap, for: [.touchDown, .touchUpInside])
  }
  func configure(with setting: Setting, log: EventLog) {
    label.text = setting.title
    onTap = { log.append(setting.title) }
  }
}

private final class SettingCell: SettingBaseCell, Updatable {
  let toggle = UISwitch()
  override func setUp() { contentView.addSubview(toggle) }
  func update(viewData setting: Setting) {
    label.text = setting.title
    toggle.isOn = setting.isOn
    toggle.isEnabled = setting.isEnabled
    button.isEnabled = setting.isEnabled
    button.menu = setting.isOn ? UIMenu(children: [UIAction(title: "Turn off") { _ in }]) : nil
  }
}

/// Replaces its action at each update, by its identifier.
private final class ReplacedActionCell: SettingBaseCell, Updatable {
  func update(viewData setting: Setting) {
    label.text = setting.title
    button.addAction(UIAction(identifier: .init("tap")) { _ in _ = setting }, for: .touchUpInside)
  }
}

nonisolated extension OutsideCell {
  static let controls: [OutsideCell] = [
    .broken("controls", "switch") { assertCellLaws(StaleSwitchCell.self, samples: settings) },
    .broken("enabled state", "button") { assertCellLaws(StaleEnabledCell.self, samples: settings) },
    .broken("controls", "slider") { assertCellLaws(StaleSliderCell.self, samples: settings) },
    .broken("controls", "title of a state") {
      assertCellLaws(StaleButtonTitleCell.self, samples: settings)
    },
    .broken("controls", "menu") { assertCellLaws(StaleMenuCell.self, samples: settings) },
    .broken("actions", "added at each update") {
      assertCellLaws(GrowingActionsCell.self, samples: settings)
    },
    .broken("actions", "gestures added at each update") {
      assertCellLaws(GrowingGesturesCell.self, samples: settings)
    },
    .correct("actions", "the same target again") {
      assertCellLaws(SameTargetCell.self, samples: settings)
    },
    .broken("actions", "of the first row") {
      let log = EventLog()
      assertCellLaws(FirstRowActionCell.self, samples: settings, .recording(log)) {
        $0.configure(with: $1, log: log)
      }
    },
    .correct("actions", "of the current row") {
      let log = EventLog()
      assertCellLaws(CurrentRowActionCell.self, samples: settings, .recording(log)) {
        $0.configure(with: $1, log: log)
      }
    },
    .broken("actions", "of an earlier row") {
      let log = EventLog()
      assertCellLaws(OldClosureCell.self, samples: settings, .recording(log)) {
        $0.configure(with: $1, log: log)
      }
    },
    .broken("actions", "twice") {
      let log = EventLog()
      assertCellLaws(TwiceCell.self, samples: settings, .recording(log)) {
        $0.configure(with: $1, log: log)
      }
    },
    .correct("controls", "all of them") { assertCellLaws(SettingCell.self, samples: settings) },
    .correct("actions", "replaced") { assertCellLaws(ReplacedActionCell.self, samples: settings) },
  ]
}
