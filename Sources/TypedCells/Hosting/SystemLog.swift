#if canImport(os)
  import os

  /// Writes a message to the system log, because an app's standard output is visible only in a debugger.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - anonymous: the message without identities. If it differs, the log of a release build hides the message itself,
  ///     because identities are often e-mail addresses or phone numbers of the app's users.
  package func logMistake(_ message: String, withoutIdentities anonymous: String? = nil) {
    let log = Logger(subsystem: "TypedCells", category: "list")
    if let anonymous, anonymous != message, !isDebugBuild {
      log.error("\(anonymous, privacy: .public) (\(message, privacy: .private))")
    } else {
      log.error("\(message, privacy: .public)")
    }
  }
#else
  /// Prints a message, because the system has no log.
  package func logMistake(_ message: String, withoutIdentities anonymous: String? = nil) {
    print("TypedCells: \(message)")
  }
#endif
