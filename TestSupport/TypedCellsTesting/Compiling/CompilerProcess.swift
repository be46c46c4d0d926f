#if os(Linux) || os(macOS)
  package import Foundation

  /// A process that is started without a shell, writes into a file, and ends in time.
  package struct CompilerProcess {
    package enum End {
      case status(Int32)
      case signal(Int32)
      case timeout
    }

    package let end: End

    /// Everything that the process wrote.
    package let output: String

    /// Runs a program to its end.
    ///
    /// The output goes into a file, for a pipe that nobody reads stops a process when it is full.
    ///
    /// - Parameters:
    ///   - executable: the path of the program.
    ///   - arguments: its arguments, each as it is.
    ///   - log: the file to write to, which is created.
    ///   - timeLimit: how many seconds the program may take. It is asked to stop then, and killed when
    ///     it does not.
    package init(
      _ executable: String, _ arguments: [String], log: URL, timeLimit: Double
    ) throws {
      try Data().write(to: log)
      let file = try FileHandle(forWritingTo: log)
      defer { try? file.close() }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: executable)
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = file
      process.standardError = file
      // `waitUntilExit` would run the main actor's other jobs in the middle of a test.
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
