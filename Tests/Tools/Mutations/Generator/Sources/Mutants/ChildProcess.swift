import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A process with its own group, so that its children end with it.
enum ChildProcess {
  enum End: Equatable {
    case exited(Int32)
    /// It was killed by this signal, which includes a crash.
    case signalled(Int32)
    case timedOut
    /// `isEnough` returned `true` for a line of its output.
    case stopped(line: String)
  }

  /// Runs a program until it ends, takes too long, or writes a line that decides the result.
  ///
  /// - Parameters:
  ///   - arguments: the path of the program, and its arguments.
  ///   - environment: variables in addition to those of this process.
  ///   - seconds: how long it may take.
  ///   - processorSeconds: how long it may compute. The limit doesn't depend on what else the machine does.
  ///   - line: called for each line of its output and error output; returns whether the process is to be killed.
  /// - Returns: how it ended, and how long it and its children computed.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], folder: String, seconds: Double,
    processorSeconds: Double? = nil,
    line isEnough: (String) -> Bool = { _ in false }
  ) throws -> (end: End, processorSeconds: Double) {
    let (process, output) = try start(
      arguments, environment: environment, folder: folder, processorSeconds: processorSeconds)
    defer { close(output) }

    let deadline = Date(timeIntervalSinceNow: seconds)
    var pending: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    var early: End?
    reading: while early == nil {
      let left = deadline.timeIntervalSinceNow
      var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard left > 0 else {
        early = .timedOut
        break
      }
      guard poll(&request, 1, Int32(min(left * 1000 + 1, 1_000_000))) > 0 else { continue }
      let count = read(output, &buffer, buffer.count)
      if count <= 0 { break }
      pending += buffer[..<count]
      while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: pending[..<end], as: UTF8.self)
        pending.removeSubrange(...end)
        if isEnough(line) {
          early = .stopped(line: line)
          break reading
        }
      }
    }
    if early != nil { kill(-process, SIGKILL) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
    let time = [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }
    // Ends children that outlive the process.
    kill(-process, SIGKILL)
    return (end(status, early, isBounded: processorSeconds != nil), time[0] + time[1])
  }

  /// Starts a process, and returns the end of a pipe from which its output is read.
  ///
  /// Two threads don't start processes at the same time. Otherwise a child could inherit the pipe of the other one
  /// before it is closed in children, and keep it open. `pipe2` does both in one step, but Swift doesn't import it.
  private static func start(
    _ arguments: [String], environment: [String: String], folder: String,
    processorSeconds: Double?
  ) throws -> (process: pid_t, output: Int32) {
    try starting.withLock { _ in
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else {
        throw Failure("Can't create a pipe: \(String(cString: strerror(errno))).")
      }
      defer { close(ends[1]) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      do {
        let process = try spawn(
          arguments, environment: environment, folder: folder, processorSeconds: processorSeconds,
          output: ends[1])
        return (process, ends[0])
      } catch {
        close(ends[0])
        throw error
      }
    }
  }

  private static let starting = Mutex(())

  private static func end(_ status: Int32, _ early: End?, isBounded: Bool) -> End {
    if let early { return early }
    let signal = status & 0x7f
    if isBounded, [SIGKILL, SIGXCPU].contains(signal) { return .timedOut }
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }

  private static func spawn(
    _ arguments: [String], environment: [String: String], folder: String,
    processorSeconds: Double?, output: Int32
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)

    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // The shell changes the folder, and bounds the memory and time, because a mutant can loop without end.
    let time = processorSeconds.map { "ulimit -t \(Int($0.rounded(.up)));" } ?? ""
    let command =
      [
        "/bin/sh", "-c",
        "cd \"$0\" || exit 126; ulimit -v 12000000 2>/dev/null; \(time) exec \"$@\"", folder,
      ]
      + arguments
    let argv: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    let envp: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, "/bin/sh", &actions, &attributes, argv, envp)
    guard result == 0 else {
      throw Failure("Can't start \(arguments[0]): \(String(cString: strerror(result))).")
    }
    return process
  }
}
