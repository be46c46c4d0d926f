import TypedCells
import TypedCellsUIKit

/// The settings of an app. Rows appear, disappear and are disabled as other settings change.
final class SettingsScreen: UITableViewController {
  private(set) lazy var list = TableList(tableView)
  private let store: SettingsStore
  private var settings: Settings { store.settings }

  init(_ store: SettingsStore) {
    self.store = store
    super.init(style: .insetGrouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.selectionMode = .momentary
    store.onChange = { [weak self] in self?.show() }
    show()
  }

  private func show() {
    list.apply {
      account
      notifications
      if settings.showsNotifications { notificationOptions }
      display
      privacy
      if store.hasAccount { deletion }
    }
  }

  private var account: ListSection<UITableViewCell> {
    ListSection(id: "account", header: "Account") {
      if store.hasAccount {
        Row(NameCell.self, .init(name: settings.name, isValid: settings.nameProblem == nil))
          .id("name")
          .on(\.typed, weak: store, set: \.settings.name)
          .on(\.submitted, weak: self) { screen, _ in screen.view.endEditing(true) }
        if let problem = settings.nameProblem {
          Row(problem, content: UIListContentConfiguration.problem).id("name problem")
        }
      } else {
        Row("You have no account.", content: UIListContentConfiguration.title).id("no account")
      }
    }
  }

  private var notifications: ListSection<UITableViewCell> {
    ListSection(id: "notifications", header: "Notifications") {
      Row(SwitchCell.self, .init(title: "Notifications", isOn: settings.showsNotifications))
        .id("notifications")
        .on(\.toggled, weak: store, set: \.settings.showsNotifications)
    }
  }

  private var notificationOptions: ListSection<UITableViewCell> {
    ListSection(id: "options", footer: "Sounds play only if the phone isn't muted.") {
      Row(SwitchCell.self, .init(title: "Sounds", isOn: settings.playsSounds))
        .id("sounds")
        .on(\.toggled, weak: store, set: \.settings.playsSounds)
      Row(
        LabeledValue(title: "Sound", value: settings.sound.rawValue),
        content: UIListContentConfiguration.value
      )
      .id("sound")
      .accessory(.disclosureIndicator)
      .onSelect(weak: self) { screen, _ in screen.openSounds() }
      .disabled(!settings.playsSounds)
      Row(
        SliderCell.self,
        .init(title: "Volume", symbol: "speaker.wave.2", value: settings.volume)
      )
      .id("volume")
      .on(\.slid, weak: store, set: \.settings.volume)
      .disabled(!settings.playsSounds)
      Row(
        StepperCell.self,
        .init(title: reminderTitle, value: settings.reminderDays, range: 1...14)
      )
      .id("reminder")
      .on(\.stepped, weak: store, set: \.settings.reminderDays)
    }
  }

  private var reminderTitle: String {
    let days = settings.reminderDays
    return days == 1 ? "Remind 1 day before" : "Remind \(days) days before"
  }

  private var display: ListSection<UITableViewCell> {
    ListSection(id: "display", header: "Display") {
      Row(SwitchCell.self, .init(title: "Automatic brightness", isOn: settings.adjustsBrightness))
        .id("automatic brightness")
        .on(\.toggled, weak: store, set: \.settings.adjustsBrightness)
      Row(
        SliderCell.self, .init(title: "Brightness", symbol: "sun.max", value: settings.brightness)
      )
      .id("brightness")
      .on(\.slid, weak: store, set: \.settings.brightness)
      .disabled(settings.adjustsBrightness)
    }
  }

  private var privacy: ListSection<UITableViewCell> {
    ListSection(id: "privacy", header: "Privacy", footer: store.usageProblem) {
      Row(SwitchCell.self, .init(title: "Share usage data", isOn: settings.sharesUsage))
        .id("usage")
        .on(\.toggled, weak: store) { store, _, isOn in store.setSharesUsage(isOn) }
        .disabled(store.isSavingUsage)
    }
  }

  private var deletion: ListSection<UITableViewCell> {
    ListSection(id: "deletion") {
      Row("Delete account", content: UIListContentConfiguration.destructive)
        .id("delete account")
        .onSelect(weak: self) { screen, _ in screen.confirmDeletion() }
    }
  }

  private func openSounds() {
    let sounds = SoundScreen(settings.sound) { [store] in store.settings.sound = $0 }
    navigationController?.pushViewController(sounds, animated: true)
  }

  private func confirmDeletion() {
    let alert = UIAlertController(
      title: "Delete your account?", message: "This can't be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.deleteAccount()
      })
    present(alert, animated: true)
  }

  private func deleteAccount() {
    Task { [weak self, store] in
      do {
        try await store.deleteAccount()
      } catch {
        self?.showDeletionFailure()
      }
    }
  }

  private func showDeletionFailure() {
    let alert = UIAlertController(
      title: "The account wasn't deleted", message: "Try again later.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
