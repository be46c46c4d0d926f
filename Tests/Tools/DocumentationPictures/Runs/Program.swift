import Foundation

/// An error of a program that failed or printed unexpected output.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// The build folder that contains this program.
let buildFolder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  .deletingLastPathComponent()

/// Runs a program to its end and returns its output.
///
/// - Parameters:
///   - program: The path of the program.
///   - arguments: The arguments, passed without interpretation by a shell.
///   - folder: The working directory.
///   - mayFail: Whether the program may exit with a status other than 0, as failing tests do. The result
///     then includes standard error.
/// - Throws: A ``Problem`` if the program can't be run or fails.
func output(
  of program: URL, _ arguments: [String], in folder: URL? = nil, mayFail: Bool = false
) throws -> String {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = program
  process.arguments = arguments
  process.currentDirectoryURL = folder
  // Disables color, so that the output doesn't depend on the terminal.
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
