/// Tracks whether a table or collection view is requesting or displaying cells. During that time its content
/// must not change.
@MainActor
struct CellPass {
  private var depth = 0

  /// Whether the view is requesting or displaying cells.
  var isRunning: Bool { depth > 0 }

  mutating func begin() { depth += 1 }
  mutating func end() { depth -= 1 }

  /// Raises an exception if the content changes while the view updates its cells.
  ///
  /// The message follows the one that UIKit has for `cellForRow(at:)` in the same situation.
  func assertNotRunning(_ call: String, in view: String) {
    guard isRunning else { return }
    UIKitException.raise(
      "Attempted to call -\(call) on the \(view) while it was in the process of updating its visible "
        + "cells, which is not allowed.")
  }
}
