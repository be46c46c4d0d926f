import Foundation

/// A program that did not do what it was run for.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// The folder of the build that this program is a part of.
let buildFolder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  .deletingLastPathComponent()

/// Runs a program to its end, and gives what it printed.
///
/// - Parameters:
///   - program: the path of the program.
///   - arguments: its arguments, each as it is.
///   - folder: where it runs.
///   - mayFail: whether it may end with another status than 0, as failing tests do. What it then writes
///     to standard error is printed, too.
/// - Throws: a ``Problem`` when it cannot be run or fails.
func output(
  of program: URL, _ arguments: [String], in folder: URL? = nil, mayFail: Bool = false
) throws -> String {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = program
  process.arguments = arguments
  process.currentDirectoryURL = folder
  // What is printed must not depend on where the pictures are drawn.
  process.environment = ProcessInfo.processInfo.environment.merging(["NO_COLOR": "1"]) { $1 }
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = pipe
  if mayFail { process.standardError = pipe }
  try process.run()
  let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  let text = String(decoding: data, as: UTF8.self)
  guard mayFail || process.terminationStatus == 0 else {
    throw Problem("\(program.lastPathComponent) ended with \(process.terminationStatus):\n\(text)")
  }
  return text
}
