/// The work during which a table or collection asks for cells and announces them, so that its content must not
/// change.
@MainActor
struct CellPass {
  private var depth = 0

  /// Whether cells are being asked for or announced.
  var isRunning: Bool { depth > 0 }

  mutating func begin() { depth += 1 }
  mutating func end() { depth -= 1 }

  /// Raises UIKit's assertion if the content changes while cells are being updated.
  ///
  /// UIKit's own words are those of its assertion for `cellForRow(at:)` at such a time.
  func assertNotRunning(_ call: String, in view: String) {
    guard isRunning else { return }
    UIKitException.raise(
      "Attempted to call -\(call) on the \(view) while it was in the process of updating its visible "
        + "cells, which is not allowed.")
  }
}
