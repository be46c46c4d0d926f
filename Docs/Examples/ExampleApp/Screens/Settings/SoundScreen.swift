import TypedCells
import TypedCellsUIKit

/// Lets the user choose one sound.
final class SoundScreen: UITableViewController {
  private(set) lazy var list = TableList(tableView)
  private var chosen: NotificationSound
  private let onChoose: (NotificationSound) -> Void

  init(_ chosen: NotificationSound, onChoose: @escaping (NotificationSound) -> Void) {
    self.chosen = chosen
    self.onChoose = onChoose
    super.init(style: .insetGrouped)
    title = "Sound"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.selectionMode = .momentary
    show()
  }

  private func show() {
    list.apply {
      ListSection(id: "sounds") {
        for sound in NotificationSound.allCases {
          Row(sound.rawValue, content: UIListContentConfiguration.title)
            .id(sound)
            .accessory(sound == chosen ? .checkmark : .none)
            .onSelect(weak: self) { screen, _ in screen.choose(sound) }
        }
      }
    }
  }

  private func choose(_ sound: NotificationSound) {
    chosen = sound
    onChoose(sound)
    show()
  }
}
