#if canImport(os)
  import os

  /// Writes a message to the system log, because an app's standard output is visible only in a debugger.
  package func logMistake(_ message: String) {
    Logger(subsystem: "TypedCells", category: "list").error("\(message, privacy: .public)")
  }
#else
  /// Prints a message, because the system has no log.
  package func logMistake(_ message: String) { print("TypedCells: \(message)") }
#endif
