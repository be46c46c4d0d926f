import HeadlessList
import TypedCells

final class SwitchCell: HeadlessCell, Updatable {
  var onFlip: @MainActor () -> Void = {}

  func update(viewData setting: Setting) {
    let title = "\(setting.title): \(setting.isOn ? "on" : "off")"
    buttons = [HeadlessButton(title) { [weak self] in self?.onFlip() }]
  }
}
