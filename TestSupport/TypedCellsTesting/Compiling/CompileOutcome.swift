/// The result of compiling a text.
package enum CompileOutcome: Sendable, Equatable {
  /// The errors of the text; empty if it compiles.
  case errors([Diagnostic])

  /// The reason why the compiler couldn't compile the text.
  case failed(String)
}
