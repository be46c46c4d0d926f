/// What the compiler made of a text.
package enum CompileOutcome: Sendable, Equatable {
  /// The errors that it found; none, when it accepts the text.
  case errors([Diagnostic])

  /// It found nothing out, and why.
  case failed(String)
}
