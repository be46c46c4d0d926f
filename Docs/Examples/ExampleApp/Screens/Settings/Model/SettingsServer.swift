/// The requests of the settings. Both can fail.
@MainActor
protocol SettingsServer {
  func save(sharesUsage: Bool) async throws
  func deleteAccount() async throws
}

/// Accepts everything, because the example has no server.
struct AcceptingServer: SettingsServer {
  func save(sharesUsage: Bool) async throws {}
  func deleteAccount() async throws {}
}
