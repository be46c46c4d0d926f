import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit
import TypedCellsUIKitTesting

@testable import ExampleApp

private struct RefusingServer: SettingsServer {
  struct Refusal: Error {}

  func save(sharesUsage: Bool) async throws { throw Refusal() }
  func deleteAccount() async throws { throw Refusal() }
}

@MainActor
struct `The settings` {
  private let store: SettingsStore
  private let shown: OnScreen<SettingsScreen>
  private var list: TableList { shown.screen.list }

  init() { self.init(server: AcceptingServer()) }

  private init(server: any SettingsServer) {
    store = .sample(server: server)
    shown = OnScreen(SettingsScreen(store), height: 1200)
  }

  @Test func `show fresh rows, and are deallocated`() {
    let store = SettingsStore.sample()
    func makeScreen() -> SettingsScreen { SettingsScreen(store) }
    assertScreen(makeScreen) { _ in store.settings.showsNotifications.toggle() }
  }

  @Test func `store each switch`() throws {
    #expect(try list.toggle("sounds"))
    #expect(!store.settings.playsSounds)
    #expect(try list.toggle("sounds"))
    #expect(store.settings.playsSounds)
    #expect(try list.toggle("automatic brightness"))
    #expect(store.settings.adjustsBrightness)
  }

  @Test func `show a problem below the name while it is invalid, and keep the keyboard`() throws {
    let field = try list.cell("name", as: NameCell.self).field
    #expect(field.user.tap())
    #expect(!list.has("name problem"))
    #expect(field.user.clear())
    #expect(try list.text(of: "name problem") == "Enter a name.")
    for letter in "Ada Lovelace, Countess" {
      #expect(field.user.type(String(letter)))
      #expect(field.isFirstResponder)
      #expect(try list.cell("name", as: NameCell.self).field === field)
    }
    #expect(store.settings.name == "Ada Lovelace, Countess")
    #expect(try list.text(of: "name problem") == "Use at most 20 characters.")
    #expect(field.user.clear())
    #expect(field.user.type("Grace"))
    #expect(!list.has("name problem"))
    #expect(field.user.pressReturn())
    #expect(!field.isFirstResponder)
  }

  @Test func `count days with a stepper, within its range`() throws {
    let stepper = try list.cell("reminder", as: StepperCell.self).stepper
    #expect(stepper.user.increment())
    #expect(store.settings.reminderDays == 3)
    #expect(try list.text(of: "reminder") == "Remind 3 days before")
    for _ in 0..<3 { _ = stepper.user.decrement() }
    #expect(store.settings.reminderDays == 1)
    #expect(try list.text(of: "reminder") == "Remind 1 day before")
  }

  @Test func `set the volume and the brightness with sliders`() throws {
    #expect(try list.cell("volume", as: SliderCell.self).slider.user.slide(to: 0.25))
    #expect(try list.cell("brightness", as: SliderCell.self).slider.user.slide(to: 1))
    #expect(store.settings.volume == 0.25)
    #expect(store.settings.brightness == 1)
  }

  @Test func `show the sound that the user chose`() async throws {
    #expect(try list.text(of: "sound") == "Chime")
    try list.tap("sound")
    await shown.window.settle()
    let sounds = try #require(shown.navigation.topViewController as? SoundScreen).list
    #expect(try NotificationSound.allCases.filter(sounds.isChecked) == [.chime])
    try sounds.tap(NotificationSound.bell)
    #expect(try NotificationSound.allCases.filter(sounds.isChecked) == [.bell])
    shown.navigation.popViewController(animated: true)
    await shown.window.settle()
    #expect(try list.text(of: "sound") == "Bell")
  }

  @Test func `hide the options of notifications that are off`() throws {
    #expect(try list.toggle("notifications"))
    #expect(!list.has("sounds"))
    #expect(try list.toggle("notifications"))
    #expect(try list.text(of: "sounds") == "Sounds")
  }

  @Test func `disable the rows of sounds that are off, and keep them visible`() throws {
    #expect(try list.toggle("sounds"))
    let slider = try list.cell("volume", as: SliderCell.self).slider
    #expect(!slider.user.slide(to: 1))
    try list.tap("sound")
    #expect(shown.navigation.topViewController === shown.screen)
    #expect(try list.toggle("sounds"))
    #expect(slider.user.slide(to: 1))
    try list.tap("sound")
    #expect(shown.navigation.topViewController is SoundScreen)
  }

  @Test func `disable the brightness while it is automatic`() throws {
    let slider = try list.cell("brightness", as: SliderCell.self).slider
    #expect(try list.toggle("automatic brightness"))
    #expect(!slider.user.slide(to: 0))
    #expect(try list.toggle("automatic brightness"))
    #expect(slider.user.slide(to: 0))
  }

  @Test func `delete the account after a confirmation`() async throws {
    try await answerDeletion("Cancel")
    #expect(store.hasAccount)
    #expect(shown.screen.presentedViewController == nil)
    try await answerDeletion("Delete")
    #expect(!store.hasAccount)
    #expect(try list.text(of: "no account") == "You have no account.")
    #expect(!list.has("delete account"))
  }

  @Test func `say that the account wasn't deleted`() async throws {
    let refused = Self(server: RefusingServer())
    try await refused.answerDeletion("Delete")
    #expect(try refused.alert.title == "The account wasn't deleted")
    #expect(refused.store.hasAccount)
  }

  @Test func `turn a switch back that the server refuses`() async throws {
    let refused = Self(server: RefusingServer())
    let toggle = try refused.list.cell("usage", as: SwitchCell.self).toggle
    #expect(toggle.user.tap())
    #expect(toggle.isOn)
    #expect(!toggle.user.tap(), "it is being saved")
    await refused.shown.window.settle()
    #expect(!toggle.isOn)
    #expect(!refused.store.settings.sharesUsage)
    let privacy = try #require(refused.list.paths(of: "usage").first).section
    let footer = refused.shown.screen.tableView.footerView(forSection: privacy)
    #expect(footer?.textLabel?.text == "The change couldn't be saved. Try again later.")
    #expect(toggle.user.tap())
  }

  @Test func `keep a switch that the server accepts`() async throws {
    #expect(try list.toggle("usage"))
    await shown.window.settle()
    #expect(store.settings.sharesUsage)
    #expect(try list.cell("usage", as: SwitchCell.self).toggle.isOn)
  }

  private var alert: UIAlertController {
    get throws { try #require(shown.screen.presentedViewController as? UIAlertController) }
  }

  private func answerDeletion(_ answer: String) async throws {
    try list.tap("delete account")
    await shown.window.settle()
    #expect(try alert.user.tap(answer))
    await shown.window.settle()
  }
}
