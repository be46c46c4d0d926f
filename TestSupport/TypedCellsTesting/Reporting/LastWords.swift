#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Unsafe, because a trap ends the process, and only a signal handler can write a message before that.
//
// Invariant: while the handler is installed, `words` points to allocated memory, and `actionsBefore` holds
// the previous actions. The handler calls only `write` and `sigaction`, which signal handlers may call.
//
// Check: both are set before the handler is installed, on the main actor, and only there.
//
// Fallback: on systems without signals, the process ends without the message.

/// The signals of traps and of accesses to unmapped memory, which end a process.
private let fatalSignals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS]

nonisolated(unsafe) private var words: UnsafeMutablePointer<CChar>?
nonisolated(unsafe) private var wordCount = 0
nonisolated(unsafe) private var actionsBefore: [(signal: Int32, action: sigaction)] = []

/// The message of a running `withLastWords`.
@MainActor
package struct LastWords {
  /// Whether this is the outermost call, whose message is written.
  fileprivate let isOutermost: Bool

  /// Sets the text that is written if the process ends.
  package func set(_ text: String) {
    guard isOutermost else { return }
    unsafe free(words)
    unsafe words = strdup(text + "\n")
    unsafe wordCount = text.utf8.count + 1
  }
}

/// Runs `body`; if `body` ends the process, writes the text that it set last to the standard error first.
@MainActor
package func withLastWords<Result>(_ body: (LastWords) throws -> Result) rethrows -> Result {
  guard unsafe words == nil else { return try body(LastWords(isOutermost: false)) }
  let lastWords = LastWords(isOutermost: true)
  lastWords.set("")
  install()
  defer {
    for (signal, action) in unsafe actionsBefore {
      var action = action
      unsafe _ = sigaction(signal, &action, nil)
    }
    unsafe actionsBefore = []
    unsafe free(words)
    unsafe words = nil
  }
  return try body(lastWords)
}

private func install() {
  for signal in fatalSignals {
    var action = sigaction()
    var before = sigaction()
    let handler: @convention(c) (Int32) -> Void = { speak($0) }
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = handler
    #else
      unsafe action.__sigaction_handler.sa_handler = handler
    #endif
    if unsafe sigaction(signal, &action, &before) == 0 {
      unsafe actionsBefore.append((signal, before))
    }
  }
}

/// Writes the message and restores the previous action. The system executes the instruction that trapped
/// again, and calls that action.
private func speak(_ signal: Int32) {
  if let text = unsafe words { unsafe _ = write(STDERR_FILENO, text, wordCount) }
  for (handled, action) in unsafe actionsBefore where handled == signal {
    var action = action
    unsafe _ = sigaction(signal, &action, nil)
  }
}
