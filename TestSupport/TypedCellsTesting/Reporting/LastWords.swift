#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Unsafe, for a trap ends the process, and only a signal handler gets to say a word before it does.
//
// Invariant: while the handler is installed, `words` points to memory that is not freed, and the actions
// before are kept. The handler calls nothing but `write` and `sigaction`, which signal handlers may.
//
// Check: both are set before the handler is installed, on the main actor, and only there.
//
// Fallback: where there are no signals, the process ends without the words.

/// The signals by which a trap, or an access to memory that is not there, ends a process.
private let fatalSignals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS]

nonisolated(unsafe) private var words: UnsafeMutablePointer<CChar>?
nonisolated(unsafe) private var wordCount = 0
nonisolated(unsafe) private var actionsBefore: [(signal: Int32, action: sigaction)] = []

/// Runs `body`; if it ends the process, `text` is written to the standard error first.
@MainActor
func withLastWords<Result>(_ text: String, _ body: () throws -> Result) rethrows -> Result {
  // Whoever is running already has the word.
  guard unsafe words == nil else { return try body() }
  unsafe words = strdup(text + "\n")
  unsafe wordCount = text.utf8.count + 1
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
  return try body()
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

/// Says the words, and leaves the rest to whoever handled the signal before: the instruction that trapped
/// is executed once more.
private func speak(_ signal: Int32) {
  if let text = unsafe words { unsafe _ = write(STDERR_FILENO, text, wordCount) }
  for (handled, action) in unsafe actionsBefore where handled == signal {
    var action = action
    unsafe _ = sigaction(signal, &action, nil)
  }
}
