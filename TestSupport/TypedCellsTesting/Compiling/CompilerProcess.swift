#if os(Linux) || os(macOS)
  package import Foundation

  /// A process that runs without a shell, writes its output to a file, and has a time limit.
  package struct CompilerProcess {
    package enum End {
      case status(Int32)
      case signal(Int32)
      case timeout
    }

    package let end: End

    /// The output of the process.
    package let output: String

    /// Runs a program and waits until it ends.
    ///
    /// The output goes to a file, because a process stops when its pipe is full and no reader empties it.
    ///
    /// - Parameters:
    ///   - executable: the path of the program.
    ///   - arguments: the arguments, which no shell interprets.
    ///   - log: the file for the output, which is created.
    ///   - timeLimit: the time limit in seconds. The program is then terminated, and killed if it is still
    ///     running a second later.
    package init(
      _ executable: String, _ arguments: [String], log: URL, timeLimit: Double
    ) throws {
      try write("", to: log)
      let file = try FileHandle(forWritingTo: log)
      defer { try? file.close() }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: executable)
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = file
      process.standardError = file
      // `waitUntilExit` isn't used, because it would run other jobs of the main actor during a test.
      let isOver = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in isOver.signal() }
      try process.run()
      let isLate = isOver.wait(timeout: .now() + timeLimit) == .timedOut
      if isLate {
        process.terminate()
        if isOver.wait(timeout: .now() + 1) == .timedOut {
          kill(process.processIdentifier, SIGKILL)
          isOver.wait()
        }
      }
      output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
      end =
        isLate
        ? .timeout
        : process.terminationReason == .exit
          ? .status(process.terminationStatus) : .signal(process.terminationStatus)
    }
  }
#endif
