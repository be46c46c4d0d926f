import GalleryModels
import GtkList
import GtkToolkit
import TypedCells

/// A switch with its title. The row's `configure` closure sets the switch and handles its flips.
final class SwitchCell: GtkCell, Updatable {
  private let label = Label()
  let toggle = Switch()

  required init() {
    super.init()
    let line = Box(isVertical: false, spacing: 12)
    label.expands = true
    line.append(label)
    line.append(toggle)
    box.append(line)
  }

  func update(viewData title: String) {
    label.text = title
    set(isOn: false) {}
  }

  /// Sets the state and the handler of the switch.
  ///
  /// - Parameters:
  ///   - isOn: whether the switch is on.
  ///   - flip: called when the user flips the switch.
  func set(isOn: Bool, flip: @escaping @MainActor () -> Void) {
    toggle.isOn = isOn
    toggle.action = flip
  }
}

/// A person's name, speciality and picture.
final class ProfileCell: GtkCell, Updatable {
  private let picture = Label()
  private let name = Label()
  private let speciality = Label()

  required init() {
    super.init()
    let line = Box(isVertical: false, spacing: 12)
    let text = Box()
    picture.addStyle("portrait")
    name.addStyle("title")
    speciality.addStyle("detail")
    text.append(name)
    text.append(speciality)
    line.append(picture)
    line.append(text)
    box.append(line)
  }

  func update(viewData profile: ProfileRow) {
    picture.text = profile.picture
    name.text = profile.isFollowed ? "\(profile.name) (followed)" : profile.name
    speciality.text = profile.speciality
  }
}

/// A row of buttons. The model holds their actions.
final class ButtonsCell: GtkCell, Updatable {
  private let line = Box(isVertical: false, spacing: 6)
  private(set) var buttons: [Button] = []

  required init() {
    super.init()
    box.append(line)
  }

  func update(viewData row: ButtonsRow) {
    // Existing buttons are reused, so that the focused button keeps the keyboard focus.
    while buttons.count > row.buttons.count { line.remove(buttons.removeLast()) }
    while buttons.count < row.buttons.count {
      let button = Button()
      line.append(button)
      buttons.append(button)
    }
    for (button, content) in zip(buttons, row.buttons) {
      button.title = content.title
      button.action = content.tap
    }
  }
}
