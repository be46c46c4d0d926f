import Foundation

/// An error with a message for the user of the check.
struct CheckFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The exit status and the output of a process.
struct ProcessResult {
  let status: Int32
  let output: String

  init(status: Int32, output: String) {
    self.status = status
    self.output = output
  }

  /// Runs a program and waits for its end.
  ///
  /// - Parameter command: The program's name, found through `PATH`, and its arguments.
  init(running command: [String]) throws {
    // A file instead of a pipe, because it doesn't have to be read while the program runs.
    let log = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    guard FileManager.default.createFile(atPath: log.path, contents: nil) else {
      throw CheckFailure("cannot write into \(log.path)")
    }
    defer { try? FileManager.default.removeItem(at: log) }
    let handle = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    status = process.terminationReason == .exit ? process.terminationStatus : -1
    output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
  }
}
