/// The settings, and which of them a server is saving.
@MainActor
final class SettingsStore {
  var settings: Settings { didSet { onChange() } }
  private(set) var hasAccount = true { didSet { onChange() } }
  private(set) var isSavingUsage = false { didSet { onChange() } }
  private(set) var usageProblem: String?
  var onChange: () -> Void = {}

  private let server: any SettingsServer

  init(_ settings: Settings, server: any SettingsServer) {
    self.settings = settings
    self.server = server
  }

  static func sample(server: any SettingsServer = AcceptingServer()) -> SettingsStore {
    SettingsStore(Settings(name: "Ada Lovelace"), server: server)
  }

  /// Changes the setting at once, and back if the server refuses it.
  func setSharesUsage(_ sharesUsage: Bool) {
    usageProblem = nil
    settings.sharesUsage = sharesUsage
    isSavingUsage = true
    Task {
      do {
        try await server.save(sharesUsage: sharesUsage)
      } catch {
        usageProblem = "The change couldn't be saved. Try again later."
        settings.sharesUsage = !sharesUsage
      }
      isSavingUsage = false
    }
  }

  func deleteAccount() async throws {
    try await server.deleteAccount()
    settings.name = ""
    hasAccount = false
  }
}
