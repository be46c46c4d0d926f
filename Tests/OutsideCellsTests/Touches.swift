import TypedCells
import TypedCellsUIKitTesting

// Text fields that report several events, scroll views, and controls with a primary action.

/// Reports the text while the user types and when editing ends.
private final class NameFieldCell: SettingBaseCell {
  let field = UITextField()
  override func setUp() {
    contentView.addSubview(field)
    field.addTarget(self, action: Self.tap, for: [.editingChanged, .editingDidEnd])
  }
  func configure(with setting: Setting, log: EventLog) {
    field.text = setting.title
    onTap = { log.append(setting.title) }
  }
}

/// Reports the start of editing and the text by two handlers.
private final class TwoHandlersCell: SettingBaseCell {
  let field = UITextField()
  override func setUp() {
    contentView.addSubview(field)
    field.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .editingDidBegin)
    field.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .editingChanged)
  }
  func configure(with setting: Setting, log: EventLog) {
    field.text = setting.title
    onTap = { log.append(setting.title) }
  }
}

/// Opens a picture by a tap on it.
private class TappedPictureCell: PostBaseCell, Updatable {
  let picture = UIImageView(frame: CGRect(x: 0, y: 40, width: 40, height: 40))
  override func setUp() {
    super.setUp()
    contentView.addSubview(picture)
    picture.addGestureRecognizer(UITapGestureRecognizer())
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    picture.image = UIImage(systemName: "photo")
  }
}

/// Enables touches of its picture.
private final class TouchablePictureCell: TappedPictureCell {
  override func setUp() {
    super.setUp()
    picture.isUserInteractionEnabled = true
  }
}

/// Enables touches of its picture in some rows.
private final class SometimesTouchablePictureCell: TappedPictureCell {
  override func update(viewData post: Post) {
    super.update(viewData: post)
    picture.isUserInteractionEnabled = post.isLocked
  }
}

private class StripBaseCell: PostBaseCell {
  let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  override func setUp() {
    super.setUp()
    strip.backgroundColor = .gray
    strip.contentSize = CGSize(width: 900, height: 100)
    contentView.addSubview(strip)
  }
}

private final class StripCell: StripBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    strip.contentOffset.x = 0
  }
}

private final class StaleStripCell: StripBaseCell, Updatable {
  func update(viewData post: Post) { titleLabel.text = post.title }
}

private final class StaleNotesCell: StripBaseCell, Updatable {
  override func setUp() {
    super.setUp()
    strip.contentSize = CGSize(width: 320, height: 900)
  }
  func update(viewData post: Post) { titleLabel.text = post.title }
}

/// Has content that fits, so no user can scroll it.
private final class FittingStripCell: StripBaseCell, Updatable {
  override func setUp() {
    super.setUp()
    strip.contentSize = CGSize(width: 300, height: 100)
  }
  func update(viewData post: Post) { titleLabel.text = post.title }
}

/// Captures the first row in the action of its switch.
private final class FirstRowSwitchCell: SettingBaseCell {
  private var toggle: UISwitch?
  func configure(with setting: Setting, log: EventLog) {
    label.text = setting.title
    guard toggle == nil else { return }
    let toggle = UISwitch(frame: .zero, primaryAction: UIAction { _ in log.append(setting.title) })
    contentView.addSubview(toggle)
    self.toggle = toggle
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    toggle?.isOn = false
  }
}

private final class PrimaryActionsCell: SettingBaseCell {
  private lazy var toggle = UISwitch(frame: .zero, primaryAction: action)
  private lazy var slider = UISlider(frame: .zero, primaryAction: action)
  private var action: UIAction { UIAction { [weak self] _ in self?.tapped() } }
  override func setUp() {
    contentView.addSubview(toggle)
    contentView.addSubview(slider)
  }
  func configure(with setting: Setting, log: EventLog) {
    label.text = setting.title
    toggle.isOn = setting.isOn
    slider.value = setting.level
    onTap = { log.append(setting.title) }
  }
}

/// Creates the menu for the first row only.
private final class FirstMenuCell: SettingBaseCell {
  func configure(with setting: Setting, log: EventLog) {
    label.text = setting.title
    guard button.menu == nil else { return }
    button.menu = UIMenu(
      title: "",
      children: [
        UIMenu(
          title: "More",
          children: [
            UIAction(title: "Delete") { _ in log.append("delete \(setting.title)") }
          ])
      ])
  }
}

private final class MenuCell: SettingBaseCell {
  func configure(with setting: Setting, log: EventLog) {
    label.text = setting.title
    button.menu = UIMenu(
      title: "",
      children: [
        UIAction(title: "Delete") { _ in log.append("delete \(setting.title)") },
        UIAction(title: "Report", attributes: .disabled) { _ in log.append("report") },
      ])
  }
}

nonisolated extension OutsideCell {
  static let touches: [OutsideCell] = [
    .broken("actions", "a menu of the first row") {
      let log = EventLog()
      assertCellLaws(FirstMenuCell.self, samples: settings, .recording(log)) {
        $0.configure(with: $1, log: log)
      }
    },
    .correct("actions", "a menu") {
      let log = EventLog()
      assertCellLaws(MenuCell.self, samples: settings, .recording(log)) {
        $0.configure(with: $1, log: log)
      }
    },
    .correct("actions", "typing and the end of editing") {
      let log = EventLog()
      assertCellLaws(NameFieldCell.self, samples: settings, .recording(log)) {
        $0.configure(with: $1, log: log)
      }
    },
    .correct("actions", "the start of editing and typing") {
      let log = EventLog()
      assertCellLaws(TwoHandlersCell.self, samples: settings, .recording(log)) {
        $0.configure(with: $1, log: log)
      }
    },
    .broken("actions", "a tap on a picture that receives no touches") {
      assertCellLaws(TappedPictureCell.self, samples: posts)
    },
    .correct("actions", "a tap on a picture") {
      assertCellLaws(TouchablePictureCell.self, samples: posts)
    },
    .correct("actions", "a tap on the pictures of some rows") {
      assertCellLaws(SometimesTouchablePictureCell.self, samples: posts)
    },
    .correct("what a user changed", "horizontal scroll position") {
      assertCellLaws(StripCell.self, samples: posts)
    },
    .broken("what a user changed", "horizontal scroll position") {
      assertCellLaws(StaleStripCell.self, samples: posts)
    },
    .broken("what a user changed", "vertical scroll position") {
      assertCellLaws(StaleNotesCell.self, samples: posts)
    },
    .correct("what a user changed", "content that fits") {
      assertCellLaws(FittingStripCell.self, samples: posts)
    },
    .broken("actions", "primary action of the first row") {
      let log = EventLog()
      assertCellLaws(FirstRowSwitchCell.self, samples: settings, .recording(log)) {
        $0.configure(with: $1, log: log)
      }
    },
    .correct("actions", "primary actions") {
      let log = EventLog()
      assertCellLaws(PrimaryActionsCell.self, samples: settings, .recording(log)) {
        $0.configure(with: $1, log: log)
      }
    },
  ]
}
